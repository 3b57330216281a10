import { createTheme } from '@mui/material/styles';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { authProvider } from '../authProvider.ts';
import { usePaletteMode } from '../colorMode.ts';
import { dataProvider } from '../dataProvider.ts';
import { i18nProvider } from '../i18n/i18n.ts';
import { useMuiLocale, withLocales } from '../i18n/useMuiLocale.ts';
import { useLanguage } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { themeOptions } from '../theme.ts';
import { Admin } from './Admin.tsx';

type Props = { basename: string; layout: ComponentType<{ children: ReactNode }>; children: ReactNode };

/** react-admin as both areas use it: our look, session and cache; its own sign-in and telemetry left out. */
export function AdminFrame({ basename, layout, children }: Props) {
  const mode = usePaletteMode();
  const locales = useMuiLocale();
  const theme = useMemo(() => createTheme(withLocales(themeOptions(mode), locales)), [mode, locales]);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin takes another object for another language
  const words = useMemo(() => ({ ...i18nProvider }), [language]);
  return (
    <Admin {...{ basename, dataProvider, authProvider, queryClient, layout, theme }} i18nProvider={words}>
      {children}
    </Admin>
  );
}

import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { authProvider } from '../authProvider.ts';
import { usePaletteMode } from '../colorMode.ts';
import { ConfirmHost } from '../components/ConfirmHost.tsx';
import { dataProvider } from '../dataProvider.ts';
import { i18nProvider } from '../i18n/i18n.ts';
import { useMuiLocale } from '../i18n/useMuiLocale.ts';
import { useLanguage } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { themeOf } from '../theme.ts';

const store = localStorageStore();

export function AdminFrame({ basename, children }: { basename: string; children: ReactNode }) {
  const mode = usePaletteMode();
  const locales = useMuiLocale();
  const theme = useMemo(() => themeOf(mode, locales), [mode, locales]);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin translates anew when it gets another object
  const words = useMemo(() => ({ ...i18nProvider }), [language]);
  return (
    <CoreAdminContext {...{ basename, dataProvider, authProvider, queryClient, store }} i18nProvider={words}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
        <ConfirmHost />
      </ThemeProvider>
    </CoreAdminContext>
  );
}

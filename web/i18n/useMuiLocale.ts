import type { ThemeOptions } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { Language } from './languages.ts';
import { useLanguage } from './useTranslate.ts';

type Components = Record<string, { defaultProps?: object }>;
/** Words that MUI's own components say: of pages, dates, and how to close something. */
export type MuiLocale = { components?: object };

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ locales: MuiLocale[] }>> = {
  de: () => import('./muiLocale.de.ts'),
  es: () => import('./muiLocale.es.ts'),
};
const none: MuiLocale[] = [];

/** MUI's texts in the current language; English until they load. */
export function useMuiLocale(): MuiLocale[] {
  const language = useLanguage();
  const [locales, setLocales] = useState(none);
  useEffect(() => {
    if (language === 'en') return setLocales(none);
    let current = true;
    loaders[language]().then(
      (loaded) => current && setLocales(loaded.locales),
      () => current && setLocales(none),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return locales;
}

/** The theme with MUI's words in it, beside the props that we give its components. */
export function withLocales(options: ThemeOptions, locales: MuiLocale[]): ThemeOptions {
  const components = { ...options.components } as Components;
  for (const locale of locales) {
    for (const [name, { defaultProps }] of Object.entries((locale.components ?? {}) as Components)) {
      components[name] = {
        ...components[name],
        defaultProps: { ...defaultProps, ...components[name]?.defaultProps },
      };
    }
  }
  return { ...options, components: components as ThemeOptions['components'] };
}

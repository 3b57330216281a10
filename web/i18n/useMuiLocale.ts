import { useEffect, useState } from 'react';
import type { Language } from './languages.ts';
import { useLanguage } from './useTranslate.ts';

/** The texts of MUI's own components. */
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

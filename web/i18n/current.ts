import type { Language } from './languages.ts';

/** Apart from `i18n.ts`, so that formats need no catalog. */
let language: Language = 'en';

export const currentLanguage = (): Language => language;

export function setCurrentLanguage(to: Language): void {
  language = to;
}

/** The languages of the app, each in its own words. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** For dates and numbers. The English one is the specification's: days before months. */
export const localeOf: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

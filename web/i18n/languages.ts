/** Each language by its own name. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** For dates and numbers. In English, days come before months, as in the specification. */
export const localeOf: Record<Language, string> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

import type { Language } from '../identity/users/limits.ts';

const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** `Mar 02, 2026`, in UTC like Stripe's periods. */
export const dayOf = (at: number, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: language === 'en' ? '2-digit' : 'numeric',
    month: language === 'en' ? 'short' : 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);

/** `$49.00`. */
export const money = (cents: number, currency: string, language: Language = 'en'): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );

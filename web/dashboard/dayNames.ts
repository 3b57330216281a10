import { weekdays } from '../../server/accounts/settings/limits.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

/** The days of the week under the names that the server knows, named as the language does. 5 January 2026 is a Monday. */
export function dayChoices(language: Language) {
  const short = new Intl.DateTimeFormat(localeOf[language], { weekday: 'short', timeZone: 'UTC' });
  const name = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' });
  return weekdays.map((day, at) => ({
    id: day,
    name: capitalized(name.format(Date.UTC(2026, 0, 5 + at)), localeOf[language]),
    /** Two letters. */
    short: capitalized(short.format(Date.UTC(2026, 0, 5 + at)).slice(0, 2), localeOf[language]),
  }));
}

const capitalized = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

import { weekdays } from '../../server/accounts/settings/limits.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

export function dayChoices(language: Language) {
  const locale = localeOf[language];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return weekdays.map((id, at) => {
    // 5 January 2026 is a Monday.
    const name = format.format(Date.UTC(2026, 0, 5 + at));
    return { id, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  });
}

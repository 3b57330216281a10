import { weekdays } from '../../server/accounts/settings/limits.ts';
import { dateFormat } from '../../server/texts/formats.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

export function dayChoices(language: Language) {
  const locale = localeOf[language];
  const format = (weekday: 'long' | 'short') => dateFormat(locale, { weekday, timeZone: 'UTC' });
  const [long, short] = [format('long'), format('short')];
  const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return weekdays.map((id, at) => {
    // 5 January 2026 is a Monday.
    const day = Date.UTC(2026, 0, 5 + at);
    return { id, name: capitalized(long.format(day)), short: capitalized(short.format(day)) };
  });
}

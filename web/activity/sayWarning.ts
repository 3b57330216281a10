import { type Weekday, weekdays } from '../../server/accounts/settings/limits.ts';
import type { PlanWarning } from '../../server/automation/schedule/schemas.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { TextName } from '../i18n/textNames.ts';
import type { Translate } from '../i18n/useTranslate.ts';

const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

/** Each of them is why nothing is posted. */
const obstacles: PlanWarning['code'][] = ['limits_off', 'no_working_day', 'not_running', 'not_a_working_day'];

/** The warnings to show: of several reasons why nothing is posted, only the first to fix; with both limits 0, only that one. */
export function shownWarnings(warnings: readonly PlanWarning[]): readonly PlanWarning[] {
  const first = obstacles.find((code) => warnings.some((warning) => warning.code === code));
  if (first === 'limits_off') return warnings.filter(({ code }) => code === first);
  return warnings.filter(({ code }) => code === first || !obstacles.includes(code));
}

/** The text of a warning from its code and values. An unknown code shows the server's sentence. */
export function sayWarning(t: Translate, language: Language, { code, message, values }: PlanWarning): string {
  const locale = localeOf[language];
  switch (code) {
    case 'not_running':
      return t('activity.warnings.not_running', {
        obstacle: t(`activity.obstacles.${values.reason}` as TextName),
      });
    case 'not_a_working_day': {
      const at = monday + weekdays.indexOf(values.day as Weekday) * day;
      const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
      return t('activity.warnings.not_a_working_day', {
        day: name[0]?.toLocaleUpperCase(locale) + name.slice(1),
      });
    }
    case 'no_sources':
      return t(
        values.category === 'Monitor'
          ? 'activity.warnings.no_sources_monitor'
          : 'activity.warnings.no_sources',
      );
    case 'subscription_ends': {
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return t('activity.warnings.subscription_ends', { date: date.format(Date.parse(String(values.date))) });
    }
    case 'clock_change': {
      const gained = Number(values.gained);
      const change = lengthIn(locale, Math.abs(gained));
      const way = t(gained > 0 ? 'activity.warnings.forward' : 'activity.warnings.back');
      if (values.minutes === undefined)
        return t('activity.warnings.clock_change_nothing', { ...values, change, way });
      return t('activity.warnings.clock_change', {
        ...values,
        change,
        way,
        length: lengthIn(locale, Number(values.minutes)),
      });
    }
    default:
      return t(`activity.warnings.${code}`, { ...values, _: message });
  }
}

/** '8 hours', '1 Stunde, 30 Minuten'. */
function lengthIn(locale: string, minutes: number): string {
  const unit = (amount: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount);
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const parts = [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

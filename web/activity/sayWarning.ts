import type { PlanWarning } from '../../server/automation/planSchemas.ts';
import type { AutomationState } from '../../server/automation/schemas.ts';
import { type Weekday, weekdays } from '../../server/settings/schemas.ts';
import { localeOf } from '../i18n/languages.ts';
import { type Say, sayState } from './sayState.ts';

const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

/** A warning of the plan as a sentence: the server's own in English, made of its values in another language. */
export function sayWarning(say: Say, { code, message, values }: PlanWarning): string {
  const { t, language } = say;
  const locale = localeOf[language];
  switch (code) {
    case 'not_running': {
      const reason = values.reason as AutomationState['reason'];
      const state = sayState(say, { kind: 'blocked', reason, until: null, message }, 'UTC', 0);
      return t('activity.warnings.not_running', { message, state });
    }
    case 'not_a_working_day': {
      const at = monday + weekdays.indexOf(values.day as Weekday) * day;
      const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
      return t('activity.warnings.not_a_working_day', { message, day: name[0]?.toLocaleUpperCase(locale) + name.slice(1) });
    }
    case 'no_sources':
      return t(values.category === 'Monitor' ? 'activity.warnings.no_sources_monitor' : 'activity.warnings.no_sources', {
        message,
      });
    case 'subscription_ends': {
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return t('activity.warnings.subscription_ends', { message, date: date.format(Date.parse(String(values.date))) });
    }
    case 'clock_change': {
      const gained = Number(values.gained);
      const text = {
        ...values,
        message,
        change: lengthIn(locale, Math.abs(gained)),
        way: t(gained > 0 ? 'activity.warnings.forward' : 'activity.warnings.back'),
      };
      if (values.minutes === undefined) return t('activity.warnings.clock_change_nothing', text);
      return t('activity.warnings.clock_change', { ...text, length: lengthIn(locale, Number(values.minutes)) });
    }
    default:
      return t(`activity.warnings.${code}`, { ...values, message });
  }
}

/** '8 Stunden', '1 hora, 30 minutos'. */
function lengthIn(locale: string, minutes: number): string {
  const unit = (amount: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

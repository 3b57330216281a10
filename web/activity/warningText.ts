import type { ScheduleWarning } from '../../server/automation/schedule/schemas.ts';
import { dateFormat, numberFormat } from '../../server/texts/formats.ts';
import { dayChoices } from '../accountSettings/dayNames.ts';
import { wallTimeText } from '../i18n/clock.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { TextName } from '../i18n/texts.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** Reasons why no comment is posted. */
const obstacles: ScheduleWarning['code'][] = [
  'limits_off',
  'no_working_day',
  'not_running',
  'not_a_working_day',
];

/** Of these reasons, shows only the first one to fix. If both limits are 0, shows no other warning either. */
export function shownWarnings(warnings: readonly ScheduleWarning[]): readonly ScheduleWarning[] {
  const first = obstacles.find((code) => warnings.some((warning) => warning.code === code));
  if (first === 'limits_off') return warnings.filter(({ code }) => code === first);
  return warnings.filter(({ code }) => code === first || !obstacles.includes(code));
}

/** An unknown code shows the server's sentence. */
export function warningText(
  t: Translate,
  language: Language,
  { code, message, values }: ScheduleWarning,
): string {
  const locale = localeOf[language];
  switch (code) {
    case 'not_running':
      return t('activity.warnings.not_running', {
        obstacle: t(`activity.obstacles.${values.reason}` as TextName),
      });
    case 'not_a_working_day': {
      const day = dayChoices(language).find(({ id }) => id === values.day)?.name;
      return t('activity.warnings.not_a_working_day', { day });
    }
    case 'no_sources':
      return t(`activity.warnings.no_sources${values.category === 'Monitor' ? '_monitor' : ''}`);
    case 'first_drafts':
      return t('activity.warnings.first_drafts', { smart_count: Number(values.count) });
    case 'subscription_ends': {
      const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return t('activity.warnings.subscription_ends', { date: date.format(Date.parse(String(values.date))) });
    }
    case 'clock_change': {
      const gained = Number(values.gained);
      const isNothing = values.minutes === undefined;
      return t(`activity.warnings.clock_change${isNothing ? '_nothing' : ''}`, {
        ...values,
        ...Object.fromEntries(
          (['at', 'from', 'to'] as const)
            .filter((name) => values[name] !== undefined)
            .map((name) => [name, wallTimeText(String(values[name]), language)]),
        ),
        change: lengthIn(locale, Math.abs(gained)),
        way: t(gained > 0 ? 'activity.warnings.forward' : 'activity.warnings.back'),
        length: isNothing ? '' : lengthIn(locale, Number(values.minutes)),
      });
    }
    default:
      return t(`activity.warnings.${code}`, { ...values, _: message });
  }
}

/** '8 hours', '1 Stunde, 30 Minuten'. */
function lengthIn(locale: string, minutes: number): string {
  const unit = (amount: number, name: 'hour' | 'minute') =>
    amount > 0
      ? [numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)]
      : [];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format([
    ...unit(Math.floor(minutes / 60), 'hour'),
    ...unit(Math.round(minutes % 60), 'minute'),
  ]);
}

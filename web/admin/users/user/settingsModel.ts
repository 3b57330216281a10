import { settingFields, settingNames } from '../../../../server/accounts/settings/fields.ts';
import type { AccountSettings } from '../../../../server/identity/admin/user/schemas.ts';
import { dayChoices } from '../../../accountSettings/dayNames.ts';
import { languageNames } from '../../../accountSettings/rulesModel.ts';
import { wallTimeText } from '../../../i18n/clock.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { TextName } from '../../../i18n/texts.ts';
import type { Translate } from '../../../i18n/useTranslate.ts';

/** By label: the timing and the rules value by value, other fields by their kind. */
export function factsOf(
  settings: AccountSettings,
  t: Translate,
  language: Language,
): Record<string, string | number> {
  const { timing, choice: targeting, review } = settings;
  const { fromTime, toTime, timezone, timeBetweenComments, activeDays } = timing;
  const days = dayChoices(language).filter(({ id }) => activeDays.some((day) => day === id));
  const avoided = (what: 'people' | 'companies' | 'words') =>
    `${t('dashboard.rules.avoid')}: ${t(`dashboard.rules.${what}`)}`;
  const listed = (entries: readonly string[]) => entries.join(', ') || t('admin.user.none');
  const byKind = settingNames.flatMap((name) => {
    const value = settings[name];
    const texts = {
      flag: () => t(value ? 'admin.user.settings.on' : 'admin.user.settings.off'),
      choice: () => t(`dashboard.choices.${name}.${value}` as TextName),
      number: () => Number(value),
    };
    const { kind } = settingFields[name];
    return kind in texts ? [[t(`dashboard.fields.${name}`), texts[kind as keyof typeof texts]()]] : [];
  });
  return {
    [t('admin.user.settings.hours')]:
      fromTime === toTime
        ? t('dashboard.timing.wholeDay')
        : `${wallTimeText(fromTime)}–${wallTimeText(toTime)}`,
    [t('dashboard.fields.timezone')]: timezone,
    [t('dashboard.fields.activeDays')]: listed(days.map(({ name }) => name)),
    [t('dashboard.intervals.title')]: t('dashboard.intervals.value', {
      minutes: timeBetweenComments.join(', '),
    }),
    ...Object.fromEntries(byKind),
    [t('dashboard.fields.review')]: t(
      review ? 'admin.user.settings.byReview' : 'admin.user.settings.byItself',
    ),
    [t('dashboard.fields.facts')]: listed(settings.facts),
    [t('dashboard.rules.oldest')]: targeting.oldestPostDays,
    [t('dashboard.rules.sameAuthor')]: targeting.sameAuthorDays,
    [t('dashboard.rules.languages')]: targeting.languages.length
      ? languageNames(language, targeting.languages)
      : t('admin.user.settings.allLanguages'),
    [avoided('people')]: listed(targeting.avoidPeople),
    [avoided('companies')]: listed(targeting.avoidCompanies),
    [avoided('words')]: listed(targeting.avoidWords),
  };
}

import type { AccountSettings } from '../../../../server/identity/admin/user/schemas.ts';
import { dayChoices } from '../../../dashboard/dayNames.ts';
import { languageNames } from '../../../dashboard/rulesModel.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Translate } from '../../../i18n/useTranslate.ts';
import type { Fact } from '../Facts.tsx';

export function factsOf(
  { timing, choice, review, warmUp, ...settings }: AccountSettings,
  t: Translate,
  language: Language,
): Fact[] {
  const { fromTime, toTime, timezone, timeBetweenComments, activeDays } = timing;
  const days = dayChoices(language).filter(({ id }) => activeDays.some((day) => day === id));
  const avoided = (what: 'people' | 'companies' | 'words') =>
    `${t('dashboard.rules.avoid')}: ${t(`dashboard.rules.${what}`)}`;
  const listed = (entries: readonly string[]) => entries.join(', ') || t('admin.user.none');
  return [
    {
      name: t('admin.user.settings.hours'),
      value: fromTime === toTime ? t('dashboard.timing.wholeDay') : `${fromTime}–${toTime}`,
    },
    { name: t('dashboard.timing.zone'), value: timezone },
    { name: t('dashboard.timing.days'), value: listed(days.map(({ name }) => name)) },
    {
      name: t('dashboard.intervals.title'),
      value: t('dashboard.intervals.value', { minutes: timeBetweenComments.join(', ') }),
    },
    { name: t('dashboard.limits.searches'), value: settings.dailySearchComments },
    { name: t('dashboard.limits.monitors'), value: settings.dailyMonitorComments },
    {
      name: t('dashboard.limits.warmUp'),
      value: t(warmUp ? 'admin.user.settings.on' : 'admin.user.settings.off'),
    },
    {
      name: t('dashboard.rules.title'),
      value: t(review ? 'admin.user.settings.byReview' : 'admin.user.settings.byItself'),
    },
    { name: t('dashboard.rules.oldest'), value: choice.oldestPostDays },
    { name: t('dashboard.rules.sameAuthor'), value: choice.sameAuthorDays },
    {
      name: t('dashboard.rules.languages'),
      value: choice.languages.length
        ? languageNames(language, choice.languages)
        : t('admin.user.settings.allLanguages'),
    },
    { name: avoided('people'), value: listed(choice.avoidPeople) },
    { name: avoided('companies'), value: listed(choice.avoidCompanies) },
    { name: avoided('words'), value: listed(choice.avoidWords) },
  ];
}

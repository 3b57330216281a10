import type { AccountSettings } from '../../../../server/identity/admin/user/schemas.ts';
import { dayChoices } from '../../../dashboard/dayNames.ts';
import { languageNames } from '../../../dashboard/rulesModel.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Translate } from '../../../i18n/useTranslate.ts';

export function factsOf(
  { timing, choice, review, warmUp, undoMinutes, delicatePosts, ...settings }: AccountSettings,
  t: Translate,
  language: Language,
): Record<string, string | number> {
  const { fromTime, toTime, timezone, timeBetweenComments, activeDays } = timing;
  const days = dayChoices(language).filter(({ id }) => activeDays.some((day) => day === id));
  const avoided = (what: 'people' | 'companies' | 'words') =>
    `${t('dashboard.rules.avoid')}: ${t(`dashboard.rules.${what}`)}`;
  const listed = (entries: readonly string[]) => entries.join(', ') || t('admin.user.none');
  return {
    [t('admin.user.settings.hours')]:
      fromTime === toTime ? t('dashboard.timing.wholeDay') : `${fromTime}–${toTime}`,
    [t('dashboard.timing.zone')]: timezone,
    [t('dashboard.timing.days')]: listed(days.map(({ name }) => name)),
    [t('dashboard.intervals.title')]: t('dashboard.intervals.value', {
      minutes: timeBetweenComments.join(', '),
    }),
    [t('dashboard.limits.searches')]: settings.dailySearchComments,
    [t('dashboard.limits.monitors')]: settings.dailyMonitorComments,
    [t('dashboard.limits.warmUp')]: t(warmUp ? 'admin.user.settings.on' : 'admin.user.settings.off'),
    [t('dashboard.rules.title')]: t(review ? 'admin.user.settings.byReview' : 'admin.user.settings.byItself'),
    [t('dashboard.rules.undoMinutes')]: undoMinutes,
    [t('dashboard.rules.delicate')]: t(`dashboard.rules.delicateChoices.${delicatePosts}`),
    [t('dashboard.rules.oldest')]: choice.oldestPostDays,
    [t('dashboard.rules.sameAuthor')]: choice.sameAuthorDays,
    [t('dashboard.rules.languages')]: choice.languages.length
      ? languageNames(language, choice.languages)
      : t('admin.user.settings.allLanguages'),
    [avoided('people')]: listed(choice.avoidPeople),
    [avoided('companies')]: listed(choice.avoidCompanies),
    [avoided('words')]: listed(choice.avoidWords),
  };
}

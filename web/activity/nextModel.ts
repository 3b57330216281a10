import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DayPlan } from '../../server/automation/schedule/schemas.ts';
import { searchWords, shortUrl } from '../dashboard/linesModel.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** Null if no comment is planned. With several sources, the server chooses later. */
export function nextText(
  t: Translate,
  plans: readonly DayPlan[],
  { searchUrls, searchProfiles }: Pick<SettingsPayload, 'searchUrls' | 'searchProfiles'>,
): string | null {
  const next = plans.flatMap(({ slots }) => slots).find(({ kind }) => kind !== 'posted');
  if (!next) return null;
  if (next.kind === 'draft') {
    return next.posterName
      ? t('activity.next.draftFor', { name: next.posterName })
      : t('activity.next.draft');
  }
  if (next.category === 'Search') {
    const [url, ...more] = searchUrls;
    if (url === undefined) return null;
    if (more.length > 0) return t('activity.next.searches', { count: searchUrls.length });
    return t('activity.next.search', { words: searchWords(url) ?? shortUrl(url) });
  }
  const [url, ...more] = searchProfiles;
  if (url === undefined) return null;
  if (more.length > 0) return t('activity.next.monitors', { count: searchProfiles.length });
  return t('activity.next.monitor', { name: parseProfileUrl(url)?.identifier ?? shortUrl(url) });
}

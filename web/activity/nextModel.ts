import { parseProfileUrl } from '../../server/accounts/settings/limits.ts';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';
import { searchWords, shortUrl } from '../accountSettings/linesModel.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** Null if no comment is planned. With several sources, the server chooses later. */
export function nextText(
  t: Translate,
  schedules: readonly DaySchedule[],
  { searchUrls, searchProfiles }: Pick<SettingsPayload, 'searchUrls' | 'searchProfiles'>,
): string | null {
  const next = schedules.flatMap(({ slots }) => slots).find(({ kind }) => kind !== 'posted');
  if (!next) return null;
  if (next.kind === 'draft') {
    return next.posterName
      ? t('activity.next.draftFor', { name: next.posterName })
      : t('activity.next.draft');
  }
  const isSearch = next.category === 'Search';
  const urls = isSearch ? searchUrls : searchProfiles;
  const [url] = urls;
  if (url === undefined) return null;
  if (urls.length > 1)
    return t(`activity.next.${isSearch ? 'searches' : 'monitors'}`, { count: urls.length });
  if (isSearch) return t('activity.next.search', { words: searchWords(url) ?? shortUrl(url) });
  return t('activity.next.monitor', { name: parseProfileUrl(url)?.identifier ?? shortUrl(url) });
}

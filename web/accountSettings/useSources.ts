import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { engineNow } from '../activity/engineClock.ts';
import { agoIn } from '../activity/zoneTime.ts';
import { api } from '../api.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { rememberPerson } from './people.ts';

export const sourcesKey = 'sources';

/** By saved link: the posts found this week, or the person's last post. */
export function useSources(accountId: string | null): ReadonlyMap<string, string> {
  const { accounts } = useAccounts();
  const isNew = accounts.some((each) => each.accountId === accountId && each.firstStartedAt === null);
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [sourcesKey, accountId],
    queryFn: async ({ signal }) => {
      const sources = await api.readSources(accountId ?? '', { signal });
      for (const profile of sources.profiles) if (profile.name) rememberPerson(profile.url, profile);
      return sources;
    },
    enabled: accountId !== null,
  });
  return useMemo(() => {
    const notes = new Map<string, string>();
    for (const { url, foundThisWeek } of data?.searches ?? [])
      notes.set(
        url,
        isNew && foundThisWeek === 0
          ? t('dashboard.searches.notRead')
          : t('dashboard.searches.found', { smart_count: foundThisWeek }),
      );
    for (const { url, lastPost } of data?.profiles ?? []) {
      // Set without a text too, so that the row renders again with the person that is known by now.
      const when = lastPost && agoIn(Date.parse(lastPost.postedAt), engineNow(), language);
      notes.set(
        url,
        when && lastPost.excerpt ? t('dashboard.monitors.lastPost', { when, excerpt: lastPost.excerpt }) : '',
      );
    }
    return notes;
  }, [data, isNew, language, t]);
}

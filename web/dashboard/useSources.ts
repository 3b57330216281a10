import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { engineNow } from '../activity/engineClock.ts';
import { agoIn } from '../activity/zoneTime.ts';
import { api } from '../api.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { rememberPerson } from './people.ts';

export const sourcesKey = 'sources';

/** By saved link: the posts found this week, or the person's last post. */
export function useSources(accountId: string | null): ReadonlyMap<string, string> {
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
    const { searches = [], profiles = [] } = data ?? {};
    const now = engineNow();
    return new Map([
      ...searches.map(
        ({ url, foundThisWeek }) =>
          [url, t('dashboard.searches.found', { smart_count: foundThisWeek })] as const,
      ),
      ...profiles.map(({ url, lastPost }) => {
        if (!lastPost?.excerpt) return [url, ''] as const;
        const when = agoIn(Date.parse(lastPost.postedAt), now, language);
        return [url, t('dashboard.monitors.lastPost', { when, excerpt: lastPost.excerpt })] as const;
      }),
    ]);
  }, [data, language, t]);
}

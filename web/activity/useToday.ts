import { useQuery } from '@tanstack/react-query';
import type { Comment } from '../../server/comments/schemas.ts';
import { limits, type Timing } from '../../server/settings/schemas.ts';
import { api } from '../api.ts';
import { startOfWindowDay } from './zoneTime.ts';

/** Both limits together are all that a day can hold. */
const most = 2 * limits.commentsPerDay;

/** What the account said today, in its own time zone, and how much of each limit that used. */
export function useToday(accountId: string | null, timing: Timing, now: number) {
  const since = startOfWindowDay(now, timing);
  const query = useQuery({
    // Under 'comments', so that a posted comment renews it with the rest.
    queryKey: ['comments', 'today', accountId, since],
    queryFn: ({ signal }) =>
      api.listComments(
        {
          sort: ['createdAt', 'DESC'],
          range: [0, most - 1],
          filter: { accountId, createdAt_gte: new Date(since).toISOString() },
        },
        { signal },
      ),
    enabled: accountId !== null,
    placeholderData: (previous, before) => (before?.queryKey[2] === accountId ? previous : undefined),
  });
  const comments: Comment[] = query.data?.rows ?? [];
  const used = (category: Comment['category']) => comments.filter((comment) => comment.category === category).length;
  return {
    comments,
    since,
    searches: used('Search'),
    monitors: used('Monitor'),
    loaded: query.data !== undefined,
    failed: query.isError,
  };
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The number of comments, and of lines in the feed. */
export const recentLength = 12;

export const recentQuery = (accountId: string) => ({
  queryKey: ['comments-history', 'recent', accountId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.listComments(
      { sort: ['createdAt', 'DESC'], range: [0, recentLength - 1], filter: { accountId } },
      { signal },
    ),
});

export const useRecent = (accountId: string) => useQuery(recentQuery(accountId));

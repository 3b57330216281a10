import { api } from '../api.ts';

/** How many comments each of the last 30 days has. */
export const daysQuery = (accountId: string) => ({
  queryKey: ['comment-days', accountId],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.countDays(accountId, { signal }),
});

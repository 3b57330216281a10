import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

// Shows a renewal or a failed payment within a minute.
export const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

export const subscriptionQuery = () => ({
  queryKey: ['billing', 'subscription'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.getSubscription({ signal }),
  ...live,
});

export const useIsPastDue = (isSubscribed: boolean): boolean =>
  useQuery({ ...subscriptionQuery(), enabled: isSubscribed }).data?.subscription?.status === 'past_due';

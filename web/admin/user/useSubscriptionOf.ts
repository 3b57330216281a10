import { useQuery } from '@tanstack/react-query';
import type { Subscribed } from '../../../server/billing/schemas.ts';
import { api } from '../../api.ts';

export const useSubscriptionOf = (userId: string) =>
  useQuery<Subscribed>({
    queryKey: ['user-subscription', userId],
    queryFn: ({ signal }) => api.subscriptionOf(userId, { signal }),
  });

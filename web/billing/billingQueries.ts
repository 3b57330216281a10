import type { PaymentMethods } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { live } from '../subscription/subscriptionQuery.ts';

type Read = { signal: AbortSignal };

export const plansQuery = () => ({
  queryKey: ['billing', 'plans'] as const,
  queryFn: ({ signal }: Read) => api.listPlans({ signal }),
});

export const cardsKey = ['billing', 'cards'] as const;
const noCards: PaymentMethods = { paymentMethods: [], defaultPaymentMethodId: null };

export const cardsQuery = () => ({
  queryKey: cardsKey,
  queryFn: async ({ signal }: Read) => {
    try {
      return await api.listCards({ signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return noCards;
      throw error;
    }
  },
  ...live,
});

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PaymentMethods, Plan, Subscribed } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { withOverlay } from '../components/overlayStore.ts';
import type { TextName } from '../i18n/textNames.ts';
import { translate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { live, subscriptionQuery } from './subscriptionQuery.ts';

const cardsKey = ['billing', 'cards'] as const;
/** react-admin's, which keeps the list of them. */
const invoicesKey = ['invoices'] as const;

/** Tells once of what could not be loaded at first; a later failure leaves what is shown. */
function useToastOf(query: { isLoadingError: boolean; error: unknown }, text: TextName): void {
  const { isLoadingError, error } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated failure is told once
  useEffect(() => {
    if (isLoadingError) notifyFailure(error, translate(text));
  }, [isLoadingError]);
}

export function useSubscription() {
  const query = useQuery(subscriptionQuery());
  useToastOf(query, 'billing.loadFailed');
  return query;
}

/** @param enabled plans are fetched only where they are offered */
export function usePlans(enabled: boolean) {
  const query = useQuery({
    queryKey: ['billing', 'plans'],
    queryFn: ({ signal }) => api.listPlans({ signal }),
    enabled,
  });
  useToastOf(query, 'billing.loadFailed');
  return query;
}

export const useBillingConfig = (enabled: boolean) =>
  useQuery({
    queryKey: ['billingConfig'],
    queryFn: ({ signal }) => api.billingConfig({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

const noCards: PaymentMethods = { paymentMethods: [], defaultPaymentMethodId: null };

export function useCards() {
  const query = useQuery({
    queryKey: cardsKey,
    queryFn: async ({ signal }) => {
      try {
        return await api.listCards({ signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return noCards;
        throw error;
      }
    },
    ...live,
  });
  useToastOf(query, 'billing.cards.loadFailed');
  return query;
}

export function useStartPreview({ stripePriceId }: Plan) {
  const { view } = useSession();
  const { data } = useQuery({
    queryKey: ['billing', 'preview', stripePriceId],
    queryFn: ({ signal }) => api.previewSubscription({ priceId: stripePriceId, seats: 1 }, { signal }),
    // A support view may not make calls in a customer's name at Stripe.
    enabled: stripePriceId !== '' && view === null,
  });
  return data ?? null;
}

export function useChoicePreview(choice: { plan: Plan; seats: number } | null) {
  const input = { priceId: choice?.plan.stripePriceId ?? '', seats: choice?.seats ?? 1 };
  return useQuery({
    queryKey: ['billing', 'preview', 'choice', input],
    queryFn: ({ signal }) => api.previewSubscription(input, { signal }),
    enabled: choice !== null,
  });
}

export function useSeatPreview(seats: number | null) {
  const [asked, setAsked] = useState(seats);
  useEffect(() => {
    const later = setTimeout(() => setAsked(seats), 250);
    return () => clearTimeout(later);
  }, [seats]);
  const query = useQuery({
    queryKey: ['billing', 'preview', 'seats', asked],
    queryFn: ({ signal }) => api.previewSubscription({ seats: asked ?? 1 }, { signal }),
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return { ...query, data: asked === seats ? query.data : undefined };
}

export function keepSubscription(subscribed: Subscribed): void {
  queryClient.setQueryData(subscriptionQuery().queryKey, subscribed);
  void queryClient.invalidateQueries({ queryKey: meKey });
  void queryClient.invalidateQueries({ queryKey: invoicesKey });
  void queryClient.invalidateQueries({ queryKey: ['billing', 'preview'] });
}

/** Another card may have paid what was open. */
export function keepCards(cards: PaymentMethods): void {
  queryClient.setQueryData(cardsKey, cards);
  void refreshBilling();
}

export async function refreshBilling(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: meKey });
  void queryClient.invalidateQueries({ queryKey: invoicesKey });
  await queryClient.invalidateQueries({ queryKey: ['billing'] });
}

/**
 * Does what may be paid at once.
 * @returns whether the bank asks for the card's holder first: that then shows above everything else
 */
export async function asksBank(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'payment_action_required')) throw error;
    await refreshBilling();
    return true;
  }
}

export type Press = {
  /** The name of what is at work, if anything is: then nothing else may be pressed. */
  busy: string | null;
  /**
   * Does one thing at a time, and tells a failure.
   * @returns whether it went well
   */
  press: (name: string, work: () => Promise<void>, failure: string, how?: How) => Promise<boolean>;
};
type How = {
  /** False where the person goes on meanwhile: then 'LOADING...' is not over everything. */
  covered?: boolean;
  tell?: (error: unknown, failure: string) => void;
};

export function usePress(): Press {
  const [busy, setBusy] = useState<string | null>(null);
  // State comes a moment after the second of two quick presses.
  const atWork = useRef(false);
  async function press(
    name: string,
    work: () => Promise<void>,
    failure: string,
    { covered = true, tell = notifyFailure }: How = {},
  ): Promise<boolean> {
    if (atWork.current) return false;
    atWork.current = true;
    setBusy(name);
    try {
      await (covered ? withOverlay(work) : work());
      return true;
    } catch (error) {
      tell(error, failure);
      return false;
    } finally {
      atWork.current = false;
      setBusy(null);
    }
  }
  return { busy, press };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChangeInput, PaymentMethods, Subscribed } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { type Action, useAction, useGroupBusy } from '../components/useAction.ts';
import type { TextName } from '../i18n/texts.ts';
import { translate } from '../i18n/useTranslate.ts';
import { meKey } from '../me.ts';
import { notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { subscriptionQuery } from '../subscription/subscriptionQuery.ts';
import { cardsKey, cardsQuery, plansQuery } from './billingQueries.ts';

/** The key of react-admin's list. */
const invoicesKey = ['invoices'];

/** Only the first load: a later failure keeps the data. */
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

export function usePlans() {
  const query = useQuery(plansQuery());
  useToastOf(query, 'billing.loadFailed');
  return query;
}

export function useCards() {
  const query = useQuery(cardsQuery());
  useToastOf(query, 'billing.cards.loadFailed');
  return query;
}

/** Not cached: the cost of a change depends on the time. */
export const usePreview = (input: ChangeInput | null) =>
  useQuery({
    queryKey: ['billing', 'preview', input],
    queryFn: ({ signal }) => api.previewSubscription(input ?? {}, { signal }),
    enabled: input !== null,
    staleTime: 0,
    gcTime: 0,
  });

export function useSeatPreview(seats: number | null) {
  const [asked, setAsked] = useState(seats);
  useEffect(() => {
    const later = setTimeout(() => setAsked(seats), 250);
    return () => clearTimeout(later);
  }, [seats]);
  const query = usePreview(asked === null ? null : { seats: asked });
  return { ...query, data: asked === seats ? query.data : undefined };
}

const refresh = (...keys: string[][]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export function keepSubscription(subscribed: Subscribed): void {
  queryClient.setQueryData(subscriptionQuery().queryKey, subscribed);
  void refresh([...meKey], invoicesKey, ['billing', 'preview']);
}

/** The new default card may have paid an open invoice. */
export function keepCards(cards: PaymentMethods): void {
  queryClient.setQueryData(cardsKey, cards);
  void refreshBilling();
}

export const refreshBilling = () => refresh([...meKey], invoicesKey, ['billing']);

const group = 'billing';

/** One at a time on the whole page. */
export const useBillingAction = <Subject = void, Result = unknown>(action: Action<Subject, Result>) =>
  useAction({ ...action, group, isAlone: true });
export const useBillingBusy = () => useGroupBusy(group);

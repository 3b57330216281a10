import type Stripe from 'stripe';
import { type ActionKind, ms, type RequiredAction } from './paymentsFormat.ts';

/** docs.stripe.com/billing/subscriptions/overview: Stripe waits 23 hours for a first payment. */
const incompleteLastsMs = 23 * 60 * 60_000;
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null);

function kindOf({ status, pending_update }: Stripe.Subscription): 'subscribe' | 'change' | 'renewal' | null {
  if (status === 'incomplete') return 'subscribe';
  if (pending_update) return 'change';
  return status === 'past_due' ? 'renewal' : null;
}

/**
 * The payment that a cardholder must confirm, from the expanded `pending_setup_intent`. Calls Stripe only if
 * one may be waiting.
 */
export async function requiredActionOf(
  stripe: Stripe,
  held: Stripe.Subscription,
): Promise<RequiredAction | null> {
  const kind = kindOf(held);
  if (kind === null) return cardAction(held);
  const invoiceId = idOf(held.latest_invoice);
  if (invoiceId === null) return null;
  const { status, amount_due, currency, confirmation_secret, payments } = await stripe.invoices.retrieve(
    invoiceId,
    { expand: ['confirmation_secret', 'payments.data.payment.payment_intent'] },
  );
  const intent = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  if (status !== 'open' || !confirmation_secret || typeof intent !== 'object') return null;
  const error = intent.last_payment_error;
  const isAsked = intent.status === 'requires_action' || Boolean(error?.code?.includes('authentication'));
  // Another card fixes any other reason for a failed renewal.
  if (kind === 'renewal' && !isAsked) return null;
  const change = kind === 'change' ? held.pending_update?.subscription_items?.[0] : undefined;
  const { quantity, price } = change ?? held.items.data[0] ?? {};
  return {
    kind,
    seats: quantity ?? 0,
    priceId: price?.id ?? '',
    planId: price?.metadata.planId ?? null,
    amount: amount_due,
    currency,
    expiresAt: expiryOf(held, kind),
    invoiceId,
    cardId: idOf(intent.payment_method),
    hasFailed: error !== null,
    clientSecret: confirmation_secret.client_secret,
  };
}

function expiryOf(held: Stripe.Subscription, kind: ActionKind): number | null {
  if (kind === 'subscribe') return ms(held.created) + incompleteLastsMs;
  return kind === 'change' && held.pending_update ? ms(held.pending_update.expires_at) : null;
}

/** Nothing is charged yet, but the bank must approve the card first. */
function cardAction(held: Stripe.Subscription): RequiredAction | null {
  const setup = held.pending_setup_intent;
  if (setup === null || typeof setup === 'string' || !setup.client_secret) return null;
  if (setup.status !== 'requires_action' && setup.status !== 'requires_confirmation') return null;
  const item = held.items.data[0];
  return {
    kind: 'card',
    seats: item?.quantity ?? 0,
    priceId: item?.price.id ?? '',
    planId: item?.price.metadata.planId ?? null,
    amount: 0,
    currency: held.currency,
    expiresAt: null,
    invoiceId: null,
    cardId: idOf(setup.payment_method),
    hasFailed: setup.last_setup_error !== null,
    clientSecret: setup.client_secret,
  };
}

import type Stripe from 'stripe';

/**
 * A payment that waits for the cardholder's confirmation (3-D Secure): subscribe, a first payment; change,
 * more seats or another plan; renewal, an invoice that Stripe could not collect; card, one to be charged
 * after a trial.
 */
export type ActionKind = 'subscribe' | 'change' | 'renewal' | 'card';
export type RequiredAction = {
  kind: ActionKind;
  seats: number;
  priceId: string;
  planId: string | null;
  /** Cents. */
  amount: number;
  currency: string;
  /** When Stripe cancels it, in ms; null for never. */
  expiresAt: number | null;
  invoiceId: string | null;
  /** The card to be confirmed, if Stripe names one. */
  cardId: string | null;
  /** The bank rejected it, or its holder did not confirm. It can be retried. */
  hasFailed: boolean;
  /** Lets a browser confirm it. For the cardholder alone: read on demand, never stored. */
  clientSecret: string;
};

/** Times are ms since the epoch, amounts cents. */
export type HeldSubscription = {
  id: string;
  status: Stripe.Subscription.Status;
  seats: number;
  itemId: string;
  priceId: string;
  unitAmount: number;
  currency: string;
  /** The plan that the price was made for. */
  planId: string | null;
  createdAt: number;
  trialStart: number | null;
  trialEnd: number | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  /** A date ends it, as after a cancellation in the customer portal, not the period. */
  cancelsByDate: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  /** Paying this invoice restores the subscription. */
  latestInvoiceId: string | null;
  /** The card set on the subscription itself. */
  cardId: string | null;
  /** The ID of our request that caused it. */
  intent: string | null;
  requiredAction: RequiredAction | null;
};
export type HeldCard = {
  id: string;
  /** Equal for equal card numbers; null if unknown. */
  fingerprint: string | null;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  createdAt: number;
};
export type HeldInvoice = {
  id: string;
  number: string | null;
  status: string;
  amount: number;
  amountDue: number;
  amountPaid: number;
  currency: string;
  url: string | null;
  createdAt: number;
  paidAt: number | null;
  attempts: number;
  subscriptionId: string | null;
};
/** The company is empty for a private person. */
export type CustomerDetails = { email: string; name: string; company: string };
/** Lists are newest first. */
export type Snapshot = {
  details: CustomerDetails;
  defaultCardId: string | null;
  subscriptions: HeldSubscription[];
  cards: HeldCard[];
  invoices: HeldInvoice[];
};

export const ms = (seconds: number) => seconds * 1000;
const msOrNull = (seconds: number | null | undefined) => (typeof seconds === 'number' ? ms(seconds) : null);
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null);

export const keepsCustomer = (
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): customer is Stripe.Customer => customer.deleted !== true;

export const detailsOf = ({ email, name, business_name }: Stripe.Customer): CustomerDetails => ({
  email: email ?? '',
  name: name ?? '',
  company: business_name ?? '',
});

export const defaultCardOf = (customer: Stripe.Customer): string | null =>
  idOf(customer.invoice_settings.default_payment_method);

/** Seats, price and period are the item's: since API 2025-03-31 the subscription has no period. */
export function subscriptionOf(
  held: Stripe.Subscription,
  requiredAction: RequiredAction | null,
): HeldSubscription {
  const item = held.items.data[0];
  return {
    id: held.id,
    status: held.status,
    seats: item?.quantity ?? 0,
    itemId: item?.id ?? '',
    priceId: item?.price.id ?? '',
    unitAmount: item?.price.unit_amount ?? 0,
    currency: item?.price.currency ?? 'usd',
    planId: item?.price.metadata.planId ?? null,
    createdAt: ms(held.created),
    trialStart: msOrNull(held.trial_start),
    trialEnd: msOrNull(held.trial_end),
    currentPeriodStart: msOrNull(item?.current_period_start),
    currentPeriodEnd: msOrNull(item?.current_period_end),
    // A date set by hand at Stripe means the same.
    cancelAtPeriodEnd: held.cancel_at_period_end || (held.cancel_at !== null && held.ended_at === null),
    cancelsByDate: held.cancel_at !== null && !held.cancel_at_period_end,
    canceledAt: msOrNull(held.canceled_at),
    endedAt: msOrNull(held.ended_at),
    latestInvoiceId: idOf(held.latest_invoice),
    cardId: idOf(held.default_payment_method),
    intent: held.metadata.intent ?? null,
    requiredAction,
  };
}

export function cardOf({ id, card, created }: Stripe.PaymentMethod): HeldCard[] {
  if (!card) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return [
    { id, fingerprint: card.fingerprint ?? null, brand, last4, expMonth, expYear, createdAt: ms(created) },
  ];
}

/** The amount paid, or the total of an unpaid invoice. A credit is below 0 and is never paid. */
export function invoiceOf(invoice: Stripe.Invoice): HeldInvoice[] {
  const { id, number, status, total, amount_due, amount_paid, currency, created, attempt_count } = invoice;
  if (!id) return [];
  return [
    {
      id,
      number,
      status: status ?? 'unknown',
      amount: status === 'paid' && total >= 0 ? amount_paid : total,
      amountDue: amount_due,
      amountPaid: amount_paid,
      currency,
      url: invoice.hosted_invoice_url ?? invoice.invoice_pdf ?? null,
      createdAt: ms(created),
      paidAt: msOrNull(invoice.status_transitions.paid_at),
      attempts: attempt_count,
      subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    },
  ];
}

/** A detached card has no customer any more, but names the previous one. */
export function customerIdIn(event: Stripe.Event): string | null {
  type Named = { id?: string; object?: string; customer?: string | { id: string } | null };
  const { object, previous_attributes: before } = event.data as unknown as {
    object: Named;
    previous_attributes?: Named;
  };
  if (object.object === 'customer') return object.id ?? null;
  return idOf(object.customer) ?? idOf(before?.customer);
}

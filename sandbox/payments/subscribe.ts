import { periodAt } from './billingCycle.ts';
import type { Books } from './books.ts';
import { setupOutcome } from './cards.ts';
import { incompleteLasts } from './due.ts';
import { newId } from './ids.ts';
import { collect, createInvoice, finalizeInvoice } from './invoices.ts';
import { periodLines } from './lines.ts';
import { payingMethod } from './payments.ts';
import { invalid } from './problems.ts';
import { createSetupIntent } from './setupIntents.ts';
import type {
  BillingReason,
  Interval,
  Invoice,
  InvoiceItem,
  Item,
  Line,
  Metadata,
  Period,
  Price,
  Subscription,
} from './types.ts';

export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';
export type Collecting = { behavior: PaymentBehavior; present: boolean };
export type ItemInput = { price: string; quantity: number; metadata: Metadata };
export type SubscriptionInput = {
  customer: string;
  items: ItemInput[];
  /** Unix seconds; null for no trial. */
  trial_end: number | null;
  payment_behavior: PaymentBehavior;
  present: boolean;
} & Pick<
  Subscription,
  | 'billing_mode'
  | 'default_payment_method'
  | 'missing_payment_method'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'description'
  | 'metadata'
>;

const sameInterval = (a: Interval, b: Interval) =>
  a.interval === b.interval && a.interval_count === b.interval_count;

/**
 * The prices must be recurring with the same interval.
 * @param place the parameter of an item, for errors
 */
export function recurringPrices(
  books: Books,
  items: { price: string }[],
  place = (n: number) => `items[${n}][price]`,
) {
  const prices = items.map(({ price: id }, n) => {
    const price = books.need('price', id, place(n));
    if (!price.recurring) {
      throw invalid(
        `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
        { param: place(n) },
      );
    }
    return price as Price & { recurring: Interval };
  });
  const [first] = prices;
  if (!first) throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  if (prices.some((price) => !sameInterval(price.recurring, first.recurring))) {
    throw invalid('Currently, all prices on a subscription must have the same billing interval.', {
      param: 'items',
    });
  }
  if (prices.some((price) => price.currency !== first.currency)) {
    throw invalid('The price specified only supports one currency.', { param: 'items' });
  }
  if (new Set(prices.map((price) => price.id)).size < prices.length) {
    throw invalid(`Cannot add multiple subscription items with the same plan: ${first.id}`, {
      param: 'items',
    });
  }
  return { every: first.recurring, currency: first.currency, prices };
}

export const newItem = (books: Books, input: ItemInput): Item => ({
  id: newId('si'),
  created: books.now(),
  ...input,
});

/** Creates an invoice that becomes the subscription's latest. */
function invoiceNow(
  books: Books,
  subscription: Subscription,
  lines: Line[],
  reason: BillingReason,
  period: Period,
) {
  const invoice = createInvoice(books, subscription, lines, reason, period);
  return { invoice, subscription: { ...subscription, latest_invoice: invoice.id } };
}

/** @throws {Refused} 402 if it is all or nothing, and 400 without a card */
function collectNow(books: Books, draft: Invoice, { behavior, present }: Collecting): void {
  const invoice = finalizeInvoice(books, draft);
  if (invoice.status === 'paid' || behavior === 'default_incomplete') return;
  const { payment } = collect(books, invoice, false, { present });
  if (!payment.paid && (behavior === 'error_if_incomplete' || payment.problem.body.type !== 'card_error'))
    throw payment.problem;
}

/** Invoices a change of a running subscription at once. If it isn't paid, the subscription is past due. */
export function invoiceChange(
  books: Books,
  changed: Subscription,
  lines: Line[],
  collecting: Collecting,
): Subscription {
  const now = books.now();
  const { invoice, subscription } = invoiceNow(books, changed, lines, 'subscription_update', {
    start: now,
    end: now,
  });
  books.save('subscription', subscription);
  collectNow(books, invoice, collecting);
  const settled = books.need('subscription', subscription.id);
  const unpaid = books.need('invoice', invoice.id).status === 'open' && settled.status === 'active';
  return unpaid ? books.save('subscription', { ...settled, status: 'past_due' }) : settled;
}

/**
 * Invoices a change that takes effect once it is paid. Until then the subscription continues unchanged, for
 * 23 hours but not beyond its period (docs.stripe.com/billing/subscriptions/pending-updates-reference).
 */
export function proposeChange(
  books: Books,
  subscription: Subscription,
  { items, lines, waited }: { items: Item[]; lines: Line[]; waited: InvoiceItem[] },
  present: boolean,
): Subscription {
  const now = books.now();
  const made = createInvoice(books, subscription, lines, 'subscription_update', { start: now, end: now });
  const invoice = books.save('invoice', { ...made, auto_advance: false }, '');
  const { latest_invoice, period, trial_end } = subscription;
  const expires_at = Math.min(now + incompleteLasts, period.end, trial_end ?? period.end);
  const pending_update = { expires_at, items, invoice: invoice.id, waited, latest_invoice };
  books.save('subscription', { ...subscription, latest_invoice: invoice.id, pending_update });
  collectNow(books, invoice, { behavior: 'pending_if_incomplete', present });
  return books.need('subscription', subscription.id);
}

/** @throws {Refused} also 402, without any change, for `error_if_incomplete` and a declined card */
export function createSubscription(books: Books, input: SubscriptionInput): Subscription {
  const now = books.now();
  const customer = books.need('customer', input.customer, 'customer');
  const { every, currency } = recurringPrices(books, input.items);
  if (customer.currency !== null && customer.currency !== currency) {
    throw invalid(
      `You cannot combine currencies on a single customer. This customer has an active subscription with currency ${customer.currency}.`,
    );
  }
  if (customer.currency === null) books.save('customer', { ...customer, currency });
  const { items, trial_end, payment_behavior, present, ...rest } = input;
  const anchor = trial_end ?? now;
  const period = trial_end === null ? periodAt(anchor, every, now) : { start: now, end: trial_end };
  const drafted = books.add('subscription', {
    ...rest,
    status: trial_end === null ? 'incomplete' : 'trialing',
    currency,
    items: items.map((item) => newItem(books, item)),
    period,
    billing_cycle_anchor: anchor,
    latest_invoice: null,
    pending_setup_intent: null,
    pending_update: null,
    trial_start: trial_end === null ? null : now,
    trial_end,
    trial_noticed: false,
    cancel_at: input.cancel_at_period_end ? period.end : input.cancel_at,
    canceled_at: input.cancel_at_period_end || input.cancel_at !== null ? now : null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    ended_at: null,
  });
  const lines = periodLines(books, drafted);
  const { invoice, subscription } = invoiceNow(books, drafted, lines, 'subscription_create', {
    start: now,
    end: now,
  });
  const asked = withSetup(books, subscription, invoice);
  books.save('subscription', asked, '');
  books.tell('customer.subscription.created', 'subscription', asked);
  collectNow(books, invoice, { behavior: payment_behavior, present });
  return books.need('subscription', subscription.id);
}

/** A trial without an approved card gets a setup intent. */
function withSetup(books: Books, subscription: Subscription, invoice: Invoice): Subscription {
  const method = payingMethod(books, invoice);
  if (subscription.status !== 'trialing' || (method && setupOutcome(method) !== 'requires_action'))
    return subscription;
  const intent = createSetupIntent(books, {
    customer: subscription.customer,
    usage: 'off_session',
    automatic: true,
    description: null,
    metadata: {},
    method,
  });
  return { ...subscription, pending_setup_intent: intent.id };
}

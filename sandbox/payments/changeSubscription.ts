import { periodAt } from './billingCycle.ts';
import type { Books } from './books.ts';
import { mergedMetadata } from './form.ts';
import { closeInvoice, takePending, waitingItems } from './invoices.ts';
import { addProrations, periodLines } from './lines.ts';
import { invalid, missing } from './problems.ts';
import { endSubscription } from './standing.ts';
import { invoiceChange, newItem, type PaymentBehavior, proposeChange, recurringPrices } from './subscribe.ts';
import type { Item, Metadata, Subscription } from './types.ts';

export type ItemChange = {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string> | null;
};
export type SubscriptionChange = {
  items?: ItemChange[];
  proration_behavior?: 'create_prorations' | 'always_invoice' | 'none';
  proration_date?: number;
  payment_behavior?: PaymentBehavior;
  present?: boolean;
  trial_end?: number | 'now';
  billing_cycle_anchor?: 'now' | 'unchanged';
  cancel_at_period_end?: boolean;
  cancel_at?: number | null;
  cancellation_details?: { comment?: string | null; feedback?: string | null };
  default_payment_method?: string;
  missing_payment_method?: Subscription['missing_payment_method'];
  description?: string | null;
  metadata?: Record<string, string> | null;
};

function changedItems(books: Books, subscription: Subscription, changes: ItemChange[]): Item[] {
  let items = subscription.items;
  for (const [n, { id, deleted, metadata, ...change }] of changes.entries()) {
    if (id === undefined) {
      if (change.price === undefined) {
        throw invalid(`Missing required param: items[${n}][price].`, {
          code: 'parameter_missing',
          param: `items[${n}][price]`,
        });
      }
      const added = {
        price: change.price,
        quantity: change.quantity ?? 1,
        metadata: mergedMetadata({}, metadata) as Metadata,
      };
      items = [...items, newItem(books, added)];
      continue;
    }
    const old = items.find((item) => item.id === id);
    if (!old) throw missing('subscription item', id, `items[${n}][id]`, 400);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const now = { ...old, ...given, metadata: mergedMetadata(old.metadata, metadata) };
    items = items.flatMap((item) => (item.id !== id ? [item] : deleted ? [] : [now]));
  }
  if (items.length === 0)
    throw invalid('A subscription must have at least one active plan.', { param: 'items' });
  return items;
}

/** When it ends, if this change affects that. */
function ending(books: Books, subscription: Subscription, change: SubscriptionChange): Partial<Subscription> {
  const details = { ...subscription.cancellation_details, ...change.cancellation_details };
  const stays = { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
  if (change.cancel_at_period_end === undefined && change.cancel_at === undefined)
    return { cancellation_details: details };
  if (!change.cancel_at_period_end && !change.cancel_at) {
    // The end is cleared only by the parameter that set it.
    const clears = subscription.cancel_at_period_end
      ? change.cancel_at_period_end === false
      : change.cancel_at === null;
    return clears
      ? { ...stays, cancellation_details: { ...details, reason: null } }
      : { cancellation_details: details };
  }
  if (typeof change.cancel_at === 'number' && change.cancel_at <= books.now()) {
    throw invalid('The cancel_at date must be in the future.', { param: 'cancel_at' });
  }
  return {
    cancel_at_period_end: change.cancel_at_period_end === true,
    cancel_at: change.cancel_at ?? null,
    canceled_at: subscription.canceled_at ?? books.now(),
    cancellation_details: { ...details, reason: 'cancellation_requested' },
  };
}

/** The state with a new period from now on: after a trial, or with a new subscription or cycle. */
function newPeriod(books: Books, changed: Subscription, trialEnd: number | 'now' | undefined): Subscription {
  const now = books.now();
  if (typeof trialEnd === 'number') {
    const trial = { trial_start: changed.trial_start ?? now, trial_end: trialEnd, trial_noticed: false };
    const start = changed.status === 'trialing' ? changed.period.start : now;
    return {
      ...changed,
      ...trial,
      status: 'trialing',
      period: { start, end: trialEnd },
      billing_cycle_anchor: trialEnd,
    };
  }
  const { every } = recurringPrices(books, changed.items);
  const ended = changed.status === 'trialing' ? { status: 'active' as const, trial_end: now } : {};
  return { ...changed, ...ended, period: periodAt(now, every, now), billing_cycle_anchor: now };
}

/**
 * `POST /v1/subscriptions/{id}`: the charge follows from the proration behavior (docs: prorations).
 * @throws {Refused} also 402, without any change, for `error_if_incomplete` and a declined card
 */
export function changeSubscription(
  books: Books,
  before: Subscription,
  change: SubscriptionChange,
): Subscription {
  const subscription = change.items ? withoutPending(books, before) : before;
  const { status, period } = subscription;
  const moves = change.items || change.trial_end !== undefined || change.billing_cycle_anchor === 'now';
  if (status === 'canceled' || status === 'incomplete_expired') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (status === 'incomplete' && (moves || change.cancel_at_period_end)) {
    throw invalid(
      `This subscription cannot be updated because its status is incomplete. It has an open invoice that has to be paid first.`,
    );
  }
  const now = books.now();
  const at = change.proration_date ?? now;
  if (at < period.start || at > period.end) {
    throw invalid('Cannot specify a proration date outside of the current period.', {
      param: 'proration_date',
    });
  }
  if (typeof change.trial_end === 'number' && change.trial_end <= now) {
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    });
  }
  const items = change.items ? changedItems(books, subscription, change.items) : subscription.items;
  const [old, next] = [subscription.items, items].map((list) => recurringPrices(books, list).every);
  const otherRhythm = old?.interval !== next?.interval || old?.interval_count !== next?.interval_count;
  const renews =
    change.trial_end !== undefined ||
    change.billing_cycle_anchor === 'now' ||
    (otherRhythm && status !== 'trialing');
  let changed: Subscription = {
    ...subscription,
    ...ending(books, subscription, change),
    items,
    default_payment_method: change.default_payment_method ?? subscription.default_payment_method,
    missing_payment_method: change.missing_payment_method ?? subscription.missing_payment_method,
    description: change.description === undefined ? subscription.description : change.description,
    metadata: mergedMetadata(subscription.metadata, change.metadata),
  };
  const { payment_behavior = 'allow_incomplete', present = false } = change;
  const waited = waitingItems(books, subscription);
  const behavior = change.proration_behavior ?? 'create_prorations';
  const prorates = behavior !== 'none' && status !== 'trialing';
  if (prorates && (renews || change.items))
    addProrations(books, subscription, subscription.items, renews ? [] : items, at);
  if (renews) changed = newPeriod(books, changed, change.trial_end);
  if (changed.cancel_at_period_end) changed.cancel_at = changed.period.end;
  const extendsTrial = renews && status === 'trialing' && changed.status === 'trialing';
  const pending =
    !extendsTrial && (renews || (prorates && behavior === 'always_invoice'))
      ? takePending(books, subscription)
      : [];
  const lines = renews && !extendsTrial ? [...pending, ...periodLines(books, changed)] : pending;
  if (lines.length > 0 && payment_behavior === 'pending_if_incomplete')
    return proposeChange(books, subscription, { items, lines, waited }, present);
  books.save('subscription', changed);
  return lines.length === 0
    ? changed
    : invoiceChange(books, changed, lines, { behavior: payment_behavior, present });
}

/** A new change of items replaces an unpaid one. */
function withoutPending(books: Books, subscription: Subscription): Subscription {
  if (!subscription.pending_update) return subscription;
  closeInvoice(books, books.need('invoice', subscription.pending_update.invoice), 'void');
  return books.need('subscription', subscription.id);
}

/**
 * In flexible billing the customer portal sets a date (docs.stripe.com/billing/subscriptions/billing-mode).
 */
export function cancelInPortal(books: Books, subscription: Subscription): Subscription {
  return books.save('subscription', {
    ...subscription,
    cancel_at_period_end: subscription.billing_mode === 'classic',
    cancel_at: subscription.period.end,
    canceled_at: books.now(),
    cancellation_details: { ...subscription.cancellation_details, reason: 'cancellation_requested' },
  });
}

/** `DELETE /v1/subscriptions/{id}`: ends it immediately, without a refund unless requested. */
export function cancelSubscription(
  books: Books,
  subscription: Subscription,
  {
    prorate,
    invoice_now,
    details,
  }: { prorate: boolean; invoice_now: boolean; details?: SubscriptionChange['cancellation_details'] },
): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw missing('subscription', subscription.id);
  }
  let last: Subscription = {
    ...subscription,
    cancellation_details: { ...subscription.cancellation_details, ...details },
  };
  if (prorate && subscription.status !== 'trialing')
    addProrations(books, subscription, subscription.items, [], books.now());
  const lines = invoice_now ? takePending(books, subscription) : [];
  if (lines.length > 0)
    last = invoiceChange(books, last, lines, { behavior: 'allow_incomplete', present: false });
  return endSubscription(books, last, 'cancellation_requested');
}

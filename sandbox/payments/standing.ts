import type { Books } from './books.ts';
import type { Invoice, Subscription } from './types.ts';

/** After the last failed attempt at a subscription's invoice (a setting of the Stripe account). */
export const lastResorts = ['canceled', 'unpaid', 'past_due'] as const;
export type LastResort = (typeof lastResorts)[number];
export const lastResortOf = (books: Books): LastResort =>
  (books.store.setting('lastResort') as LastResort | undefined) ?? 'canceled';

/** Drops uninvoiced items, and stops collecting open invoices. */
export function endSubscription(
  books: Books,
  subscription: Subscription,
  reason: string | null,
): Subscription {
  for (const item of books.store.all('invoiceitem', subscription.customer)) {
    if (item.subscription === subscription.id) books.store.remove(item.id);
  }
  for (const invoice of books.store.all('invoice', subscription.customer)) {
    if (
      invoice.subscription === subscription.id &&
      invoice.auto_advance &&
      ['draft', 'open'].includes(invoice.status)
    ) {
      books.save('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
  const now = books.now();
  const ended: Subscription = {
    ...subscription,
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    cancellation_details: { ...subscription.cancellation_details, reason },
  };
  return books.save(
    'subscription',
    ended,
    ended.status === 'canceled' ? 'customer.subscription.deleted' : undefined,
  );
}

/**
 * A void invoice drops its pending update and restores the earlier state
 * (docs.stripe.com/billing/subscriptions/pending-updates).
 */
export function dropPendingUpdate(books: Books, invoice: Invoice): void {
  const subscription = books.find('subscription', invoice.subscription);
  if (subscription?.pending_update?.invoice !== invoice.id) return;
  const { waited, latest_invoice } = subscription.pending_update;
  for (const item of waited) books.add('invoiceitem', item);
  const dropped = books.save('subscription', { ...subscription, latest_invoice, pending_update: null });
  books.tell('customer.subscription.pending_update_expired', 'subscription', dropped);
}

function applyPendingUpdate(books: Books, invoice: Invoice): void {
  const subscription = books.find('subscription', invoice.subscription);
  if (subscription?.pending_update?.invoice !== invoice.id) return;
  const { items } = subscription.pending_update;
  const applied = books.save('subscription', { ...subscription, items, pending_update: null });
  books.tell('customer.subscription.pending_update_applied', 'subscription', applied);
}

/** Only the newest invoice affects its subscription. */
export function afterPayment(books: Books, invoice: Invoice): void {
  applyPendingUpdate(books, invoice);
  const subscription = books.find('subscription', invoice.subscription);
  if (
    subscription?.latest_invoice === invoice.id &&
    ['incomplete', 'past_due', 'unpaid'].includes(subscription.status)
  ) {
    books.save('subscription', { ...subscription, status: 'active' });
  }
  const customer = books.find('customer', invoice.customer);
  if (!customer?.delinquent) return;
  const owes = books.store
    .all('invoice', invoice.customer)
    .some(({ status, attempted }) => status === 'open' && attempted);
  if (!owes) books.save('customer', { ...customer, delinquent: false });
}

/**
 * After a failed payment the subscription is past due; after the last attempt, the account's setting applies.
 * The failed invoice of a pending update changes nothing.
 */
export function afterFailure(books: Books, invoice: Invoice, isLast: boolean): void {
  if (books.find('subscription', invoice.subscription)?.pending_update?.invoice === invoice.id) return;
  const customer = books.find('customer', invoice.customer);
  if (customer && !customer.delinquent) books.save('customer', { ...customer, delinquent: true });
  const subscription = books.find('subscription', invoice.subscription);
  if (!subscription || !['trialing', 'active', 'past_due'].includes(subscription.status)) return;
  const last = lastResortOf(books);
  if (!isLast) books.save('subscription', { ...subscription, status: 'past_due' });
  else if (last === 'canceled') endSubscription(books, subscription, 'payment_failed');
  else books.save('subscription', { ...subscription, status: last });
}

import type { Invoice, Kind, Kinds, Subscription } from './types.ts';

const day = 24 * 60 * 60;
/** How long before its end a trial's end is announced (docs.stripe.com/billing/subscriptions/trials). */
export const trialNotice = 3 * day;
/**
 * How long Stripe waits for a first payment, or that of a pending update
 * (docs.stripe.com/billing/subscriptions/overview).
 */
export const incompleteLasts = 23 * 60 * 60;
/** How long a renewal's invoice stays a draft (docs.stripe.com/billing/invoices/subscription). */
export const draftLasts = 60 * 60;

/**
 * Pauses before the retries of an unpaid invoice: 8 within 2 weeks, as Stripe recommends
 * (docs.stripe.com/billing/revenue-recovery/smart-retries). Fixed, while Smart Retries choose their times.
 */
const retryPauses = [1, 1, 2, 2, 2, 2, 2, 2].map((days) => days * day);

/** The time of the next attempt at an invoice after this many; null after the last. */
export function nextAttempt(attempts: number, now: number): number | null {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? null : now + pause;
}

/** Statuses in which billing periods continue. */
export const isLive = (subscription: Subscription): boolean =>
  ['trialing', 'active', 'past_due', 'unpaid'].includes(subscription.status);

function subscriptionDue(subscription: Subscription): number | null {
  if (subscription.status === 'incomplete') return subscription.created + incompleteLasts;
  if (!isLive(subscription)) return null;
  const times = [subscription.period.end];
  if (subscription.cancel_at !== null) times.push(subscription.cancel_at);
  if (subscription.pending_update) times.push(subscription.pending_update.expires_at);
  if (subscription.status === 'trialing' && subscription.trial_end !== null && !subscription.trial_noticed) {
    times.push(subscription.trial_end - trialNotice);
  }
  return Math.min(...times);
}

const invoiceDue = (invoice: Invoice): number | null => {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
};

/** In Unix seconds. */
export function dueAt<K extends Kind>(kind: K, thing: Kinds[K]): number | null {
  if (kind === 'subscription') return subscriptionDue(thing as Subscription);
  return kind === 'invoice' ? invoiceDue(thing as Invoice) : null;
}

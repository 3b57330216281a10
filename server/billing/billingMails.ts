import type { BillingMail } from '../../db/billing/billingMails.ts';
import { newId } from '../../db/id.ts';
import type { UserRow } from '../../db/identity/users.ts';
import { day } from '../durations.ts';
import type { Language } from '../identity/users/limits.ts';
import {
  cancelledMail,
  ownTrialEndingMail,
  paymentFailedMail,
  provedName,
  receiptMail,
  trialEndingMail,
  type Written,
} from '../messaging/mail/templates.ts';
import { outgoingOf } from '../messaging/webhooks/outgoing.ts';
import type { HeldInvoice, HeldSubscription, Snapshot } from '../providers/payments.ts';
import { billingDay, moneyIn } from '../texts/formats.ts';

/** An e-mail announces the end of a trial this long before it. */
export const trialReminderMs = 3 * day;
/** Older events were mailed by an earlier version. */
const newsMs = 3 * day;

type Needs = { user: UserRow; billingUrl: string; createdAt: number };

/**
 * The e-mails that a billing state requires. Each has a key, so that it is sent once however often the state
 * is read.
 * @param now by Stripe's clock, which in the sandbox may be ahead of ours
 */
export function billingMailsOf(
  needs: Needs,
  { subscriptions, invoices }: Pick<Snapshot, 'subscriptions' | 'invoices'>,
  now: number,
): BillingMail[] {
  return [
    ...subscriptions.flatMap((subscription) => ofSubscription(needs, subscription, now)),
    ...invoices.flatMap((invoice) => ofInvoice(needs, invoice, now, isWaitedFor(invoice, subscriptions))),
  ];
}

export const ownTrialMail = (needs: Needs, endsAt: number): BillingMail =>
  billingMail(
    needs,
    `trial:${needs.user.id}:${endsAt}`,
    ownTrialEndingMail({ ...to(needs), date: dayOf(endsAt, needs.user.language) }),
  );

function ofSubscription(needs: Needs, subscription: HeldSubscription, now: number): BillingMail[] {
  const { id, status, trialEnd, cancelAtPeriodEnd, canceledAt, endedAt, currentPeriodEnd } = subscription;
  if (canceledAt !== null && now - canceledAt < newsMs && status !== 'incomplete_expired') {
    const date = dayOf(endedAt ?? currentPeriodEnd ?? canceledAt, needs.user.language);
    return [
      billingMail(
        needs,
        `cancelled:${id}:${canceledAt}`,
        cancelledMail({ ...to(needs), date, ended: endedAt !== null }),
      ),
    ];
  }
  const endsSoon =
    status === 'trialing' && trialEnd !== null && trialEnd > now && trialEnd - now <= trialReminderMs;
  if (!endsSoon || cancelAtPeriodEnd) return [];
  const amount = moneyIn(
    subscription.unitAmount * subscription.seats,
    subscription.currency,
    needs.user.language,
  );
  return [
    billingMail(
      needs,
      `trial:${id}:${trialEnd}`,
      trialEndingMail({ ...to(needs), date: dayOf(trialEnd, needs.user.language), amount }),
    ),
  ];
}

/** Stripe stops collecting when a subscription has ended. */
const isWaitedFor = ({ subscriptionId }: HeldInvoice, subscriptions: HeldSubscription[]) =>
  subscriptions.some(
    ({ id, status }) => id === subscriptionId && (status === 'past_due' || status === 'unpaid'),
  );

function ofInvoice(needs: Needs, invoice: HeldInvoice, now: number, isWaited: boolean): BillingMail[] {
  const { id, number, status, amountDue, amountPaid, currency, paidAt, attempts, url: invoiceUrl } = invoice;
  const name = number ?? id;
  const messageOf = (type: 'payment.succeeded' | 'payment.failed', amount: number, at: number) =>
    outgoingOf(
      type,
      { at, data: { invoiceId: id, invoiceNumber: number, amount, currency } },
      needs.createdAt,
    );
  if (status === 'open' && attempts > 0) {
    if (!isWaited) return [];
    const amount = moneyIn(amountDue, currency, needs.user.language);
    const failed = billingMail(
      needs,
      `failed:${id}`,
      paymentFailedMail({ ...to(needs), amount, invoice: name }),
    );
    return [{ ...failed, message: messageOf('payment.failed', amountDue, now) }];
  }
  if (status !== 'paid' || amountPaid === 0 || paidAt === null || now - paidAt > newsMs) return [];
  const input = {
    ...to(needs),
    amount: moneyIn(amountPaid, currency, needs.user.language),
    invoice: name,
    date: dayOf(paidAt, needs.user.language),
    invoiceUrl,
  };
  const message = messageOf('payment.succeeded', amountPaid, paidAt);
  return [{ ...billingMail(needs, `receipt:${id}`, receiptMail(input)), message }];
}

const to = ({ user, billingUrl }: Needs) => ({
  firstName: provedName(user),
  language: user.language,
  billingUrl,
});

const billingMail = (
  { user, createdAt }: Needs,
  key: string,
  { kind, subject, text, html }: Written,
): BillingMail => ({
  key,
  mail: { id: newId(createdAt), kind, recipient: user.email, subject, text, html, createdAt },
});

/** In UTC like Stripe's periods. */
const dayOf = (at: number, language: Language): string => billingDay(new Date(at), language, 'UTC');

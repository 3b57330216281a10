import {
  type Before,
  beginSync,
  type Consequence,
  type Found,
  saveSync,
} from '../../db/billing/billingState.ts';
import type { UserRow } from '../../db/identity/users.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import type {
  CustomerDetails,
  HeldInvoice,
  HeldSubscription,
  RequiredAction,
  Snapshot,
} from '../providers/payments.ts';
import { billingMailsOf } from './billingMails.ts';
import { detailsOf, differingDetails, type Named } from './customerDetails.ts';
import { stateOf } from './stateOf.ts';

const nothing: Omit<Snapshot, 'details'> = {
  defaultCardId: null,
  subscriptions: [],
  cards: [],
  invoices: [],
};

/**
 * Copies all of Stripe's data about a user and derives status, seats and date from it; only the customer's
 * details flow to Stripe. Our own calls, events and the reconciliation end here, and one waiting sync per
 * user serves them all.
 * @param at by Stripe's clock, which may be ahead of ours, from an event; else 0
 * @throws {ProviderFault} unread data stays as it was
 */
export function syncCustomer(deps: BillingNeeds, userId: string, at = 0): Promise<void> {
  return deps.billing.queue.join(userId, at, (latest) => readAndKeep(deps, userId, latest));
}

/** `syncCustomer` for a caller that runs in the user's queue. */
export async function readAndKeep(deps: BillingNeeds, userId: string, at = 0): Promise<void> {
  const { db, clock } = deps;
  const begun = await beginSync(db, userId);
  const customerId = begun?.user.paymentsCustomerId;
  if (!begun || !customerId) return;
  const snapshot = await deps.payments.readCustomer(customerId);
  const now = clock.now();
  const kept = await saveSync(db, userId, begun.number, foundIn(customerId, snapshot, now), (before) =>
    consequenceOf(deps, snapshot ?? nothing, before, { now, at: Math.max(now, at) }),
  );
  if (!kept) return;
  if (snapshot) await updateDetails(deps, kept.after, customerId, snapshot.details);
  if (kept.before.status === kept.after.status) return;
  deps.log.info(
    { userId, from: kept.before.status, to: kept.after.status },
    'user status changed by subscription',
  );
}

/** The copy is right even if this fails; the next sync retries. */
async function updateDetails(
  { payments, log }: BillingNeeds,
  user: UserRow,
  customerId: string,
  held: CustomerDetails,
): Promise<void> {
  const fields = differingDetails(user, held);
  if (fields.length === 0) return;
  try {
    await payments.updateCustomer(customerId, detailsOf(user));
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    log.warn(
      { userId: user.id, fields, fault: fault.detail },
      'failed to update Stripe customer, will retry',
    );
  }
}

export function foundIn(customerId: string, snapshot: Snapshot | null, readAt: number): Found {
  const { subscriptions, cards, invoices, defaultCardId } = snapshot ?? nothing;
  return {
    customerId,
    isGone: snapshot === null,
    readAt,
    subscriptions: subscriptions.map(subscriptionRow),
    cards: cards.map(({ fingerprint: _, ...card }) => ({ ...card, isDefault: card.id === defaultCardId })),
    invoices: invoices.map(invoiceRow),
  };
}

const subscriptionRow = (held: HeldSubscription) => {
  const { id, planId, priceId, unitAmount, seats, status, createdAt, trialEnd, cancelAtPeriodEnd } = held;
  const { currentPeriodStart, currentPeriodEnd, requiredAction } = held;
  const period = { currentPeriodStart, currentPeriodEnd };
  return {
    id,
    planId,
    priceId,
    unitAmount,
    seats,
    status,
    createdAt,
    trialEnd,
    ...period,
    cancelAtPeriodEnd,
    requiredAction: requiredAction && keptAction(requiredAction),
  };
};

const invoiceRow = ({ id, number, amount, status, url, createdAt }: HeldInvoice) => ({
  id,
  invoiceNumber: number,
  amount,
  status,
  invoiceUrl: url,
  createdAt,
});

function consequenceOf(
  deps: Pick<Deps, 'config'>,
  snapshot: Omit<Snapshot, 'details'>,
  { user, hadSubscription }: Before,
  { now, at }: { now: number; at: number },
): Consequence {
  const trial = { startedAt: user.trialStartedAt, days: user.trialDays };
  const starts = snapshot.subscriptions.flatMap(({ trialStart }) => trialStart ?? []);
  const needs = { user, billingUrl: `${deps.config.publicUrl}/billing`, createdAt: now };
  return {
    derived: stateOf(snapshot.subscriptions, now, trial, hadSubscription),
    // A trial that Stripe gave counts for later plans too.
    trialStartedAt: starts.length > 0 ? Math.min(...starts) : null,
    mails: billingMailsOf(needs, snapshot, at),
  };
}

/** The dependencies of reconciling, in a server or a script. */
export type BillingNeeds = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'payments' | 'billing'>;

/** The stored form of a payment to confirm, without secrets. */
export type KeptAction = Pick<
  RequiredAction,
  'kind' | 'seats' | 'planId' | 'amount' | 'currency' | 'expiresAt'
>;

/** Serialized, so that two copies compare. */
export function keptAction(action: RequiredAction): string {
  const { kind, seats, planId, amount, currency, expiresAt } = action;
  return JSON.stringify({ kind, seats, planId, amount, currency, expiresAt } satisfies KeptAction);
}

/**
 * Updates changed details at Stripe in the background. If Stripe is down, the next sync does it, at the
 * latest the hourly one.
 */
export function detailsChanged(deps: BillingNeeds, before: Named, after: UserRow): void {
  if (after.paymentsCustomerId === null || differingDetails(before, detailsOf(after)).length === 0) return;
  void syncCustomer(deps, after.id).catch((fault: unknown) => {
    const detail = fault instanceof ProviderFault ? fault.detail : String(fault);
    deps.log.warn({ userId: after.id, fault: detail }, 'failed to update Stripe customer, will retry');
  });
}

import type { DerivedState } from '../../db/billing/billingState.ts';
import { day } from '../durations.ts';
import type { HeldSubscription } from '../providers/payments.ts';

/** Stripe still tries to collect while a subscription is past due. */
const serving = new Set(['trialing', 'active', 'past_due']);
/** The first payment never succeeded, so nothing was provided or paid. */
const unbegun = new Set(['incomplete', 'incomplete_expired']);
/** No other subscription can start beside one of these. */
const standing = new Set([...serving, 'unpaid', 'paused']);

export const isServing = ({ status }: { status: string }): boolean => serving.has(status);
export const standingStatuses: readonly string[] = [...standing];
export const isStanding = ({ status }: { status: string }): boolean => standing.has(status);

/** A user's trial here, without a subscription. */
export type OwnTrial = { startedAt: number | null; days: number };

/**
 * The subscription that decides the user's state: the newest serving one, else the newest standing one, else
 * the newest that ended. One whose first payment never succeeded doesn't count.
 */
export function decidingOne<Subscription extends { status: string; createdAt: number }>(
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  const rank = (subscription: Subscription) =>
    isServing(subscription) ? 2 : isStanding(subscription) ? 1 : 0;
  return subscriptions
    .filter(({ status }) => !unbegun.has(status))
    .sort((a, b) => rank(b) - rank(a) || b.createdAt - a.createdAt)[0];
}

/**
 * The user's state by Stripe's data; null if the data says nothing about it. Pure.
 * @param now by our clock: only for the own trial of a user without a subscription
 * @param hadSubscription whether Stripe ever reported one
 */
export function stateOf(
  subscriptions: readonly HeldSubscription[],
  now: number,
  trial: OwnTrial,
  hadSubscription: boolean,
): DerivedState | null {
  const subscription = decidingOne(subscriptions);
  if (!subscription) return hadSubscription && subscriptions.length === 0 ? withoutAny(now, trial) : null;
  const { status, seats, trialEnd, currentPeriodStart, currentPeriodEnd, endedAt } = subscription;
  if (status === 'trialing') return { status: 'Trial', seats, endsAt: trialEnd ?? currentPeriodEnd };
  if (isServing(subscription)) return { status: 'Paid', seats, endsAt: currentPeriodEnd };
  // Stripe starts new periods even if nobody pays. The paid time ended where the current one starts.
  if (isStanding(subscription)) return { status: 'Expired', seats: null, endsAt: currentPeriodStart };
  return { status: 'Expired', seats: null, endsAt: endedAt ?? currentPeriodEnd };
}

function withoutAny(now: number, { startedAt, days }: OwnTrial): DerivedState {
  const endsAt = startedAt === null ? null : startedAt + days * day;
  return { status: endsAt !== null && endsAt > now ? 'Trial' : 'Expired', seats: null, endsAt };
}

/**
 * The whole days of a plan's trial that a user still has, after trials here or with an earlier subscription.
 * With 0 the card is charged at once.
 */
export function trialDaysLeft(
  planDays: number,
  startedAt: number | null,
  earlier: readonly Pick<HeldSubscription, 'trialEnd' | 'endedAt'>[],
  now: number,
): number {
  if (startedAt === null) return planDays;
  const ends = earlier.flatMap(({ trialEnd, endedAt }) =>
    trialEnd === null ? [] : Math.min(trialEnd, endedAt ?? trialEnd),
  );
  const had = Math.floor((Math.max(now, ...ends) - startedAt) / day);
  return Math.max(0, planDays - Math.max(0, had));
}

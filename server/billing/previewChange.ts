import { Temporal } from 'temporal-polyfill';
import { findUser } from '../../db/identity/users.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { day } from '../durations.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import type { HeldSubscription } from '../providers/payments.ts';
import { currentPlan } from './createSubscription.ts';
import { offeredPlan } from './plans.ts';
import type { ChangeInput, Preview } from './schemas.ts';
import { decidingOne, isStanding, trialDaysLeft } from './stateOf.ts';
import { noSubscription, requestedChange, runningOne } from './updateSubscription.ts';

type Line = Preview['lines'][number];

/**
 * The cost of a plan or a number of seats, now and at the next charge. Stripe calculates it, so it matches
 * the charge except for the seconds in between.
 * @throws {AppError} those of the change itself except for the card's
 */
export async function previewChange(deps: Deps, actor: Actor, input: ChangeInput): Promise<Preview> {
  const user = await findUser(deps.db, actor.userId);
  const customer = user?.paymentsCustomerId ?? null;
  const held = customer === null ? [] : await deps.payments.readSubscriptions(customer);
  const subscription = decidingOne(held);
  if (customer === null || !subscription || !isStanding(subscription))
    return previewStart(deps, actor, input, held);
  return previewUpdate(deps, actor.userId, await runningOne(deps, customer), input);
}

/** Without a subscription nothing is prorated: the next charge is the plan's price. */
async function previewStart(
  deps: Deps,
  actor: Actor,
  { priceId, seats = 1 }: ChangeInput,
  earlier: HeldSubscription[],
): Promise<Preview> {
  if (priceId === undefined) throw new AppError('conflict', noSubscription);
  const plan = await offeredPlan(deps, priceId);
  const user = await findUser(deps.db, actor.userId);
  const now = deps.clock.now();
  const trialDays = trialDaysLeft(plan.trialDays, user?.trialStartedAt ?? null, earlier, now);
  const amount = plan.price * 100 * seats;
  const lines: Line[] = [{ description: `${seats} × ${plan.name}, a month`, amount }];
  const nextDate = iso(trialDays > 0 ? now + trialDays * day : monthAfter(now));
  return { dueNow: trialDays === 0 ? amount : 0, nextAmount: amount, nextDate, lines, currency: 'usd' };
}

async function previewUpdate(
  deps: Deps,
  userId: string,
  subscription: HeldSubscription,
  input: ChangeInput,
): Promise<Preview> {
  const change = await requestedChange(deps, userId, subscription, input).catch((refusal) => {
    if (refusal instanceof AppError && refusal.sentence.text?.key === currentPlan.text?.key) return null;
    throw refusal;
  });
  const { charging, ...items } = change ?? {
    itemId: subscription.itemId,
    priceId: subscription.priceId,
    quantity: subscription.seats,
    charging: 'not' as const,
  };
  const preview = (way: typeof charging) => deps.payments.preview(subscription.id, items, way);
  const next = await preview(charging === 'now' ? 'not' : charging);
  const now = charging === 'now' ? await preview('now') : null;
  return {
    dueNow: now?.amountDue ?? 0,
    nextAmount: next?.amountDue ?? 0,
    nextDate: next && subscription.currentPeriodEnd !== null ? iso(subscription.currentPeriodEnd) : null,
    lines: (now ?? next)?.lines ?? [],
    currency: subscription.currency,
  };
}

/** The same day of the next month, or its last day. */
const monthAfter = (at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').add({ months: 1 }).epochMilliseconds;

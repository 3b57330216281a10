import { connectedAccounts } from '../../db/accounts/accounts.ts';
import { subscriptionsOf } from '../../db/billing/billing.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { requireFresh } from '../identity/auth/provePresence.ts';
import type { Charging, HeldSubscription } from '../providers/payments.ts';
import { text } from '../texts/text.ts';
import { changeBilling, sendOnce } from './changeBilling.ts';
import { currentPlan, enoughSeats } from './createSubscription.ts';
import { offeredPlan } from './plans.ts';
import { readSubscription } from './readSubscription.ts';
import { afterCharge, stillWaits } from './requiredAction.ts';
import type { ChangeInput, Subscribed } from './schemas.ts';
import { decidingOne, isServing, isStanding } from './stateOf.ts';

export const noSubscription = text('billing.noSubscription');

type Change = { itemId: string; priceId: string; quantity: number; charging: Charging };

/** Whether a change is for more seats or another plan, by our copy of the subscription. */
export async function asksToUpdate(
  { actor, body }: { actor: Actor; body: ChangeInput },
  { db }: Pick<Deps, 'db'>,
): Promise<boolean> {
  const one = decidingOne(await subscriptionsOf(db, actor.userId));
  return !one || isMore(one, body);
}

const isMore = (one: { seats: number; priceId: string }, { seats, priceId }: ChangeInput): boolean =>
  (seats !== undefined && seats > one.seats) || (priceId !== undefined && priceId !== one.priceId);

/**
 * Changes seats or plan of the running subscription. Idempotent. An increase is charged immediately, and a
 * declined card changes nothing. A decrease is credited on the next invoice. In a trial nothing is charged.
 * If the bank asks, the change takes effect once the cardholder confirms; another change replaces it.
 * @throws {AppError} invalid_input for no such plan; conflict without a running subscription, for the current
 * plan, for fewer seats than accounts; proof_required; card_declined;
 * payment_action_required; a ProviderFault
 */
export async function updateSubscription(deps: Deps, actor: Actor, input: ChangeInput): Promise<Subscribed> {
  const { userId } = actor;
  const what = `change to ${input.seats ?? 'as many'} of ${input.priceId ?? 'the same'}`;
  const { waits } = await changeBilling(
    deps,
    userId,
    async (customer) => {
      const one = await runningOne(deps, customer);
      // Our copy may be older than Stripe's.
      if (isMore(one, input)) requireFresh(deps, actor);
      const change = await changeOf(deps, userId, one, input);
      if (change === null) return { waits: false };
      if (one.requiredAction?.kind === 'change') {
        const { defaultCardId: cardId } = await deps.payments.readCards(customer);
        if (await stillWaits(deps, userId, one, { ...change, cardId })) return { waits: true };
      }
      const { charging, ...items } = change;
      return sendOnce(deps, userId, what, ({ key }) =>
        deps.payments.changeItems(one.id, items, charging, key),
      );
    },
    what,
  );
  return afterCharge(deps, actor, waits);
}

/** @throws {AppError} conflict without a running subscription */
export async function runningOne(
  { payments }: Pick<Deps, 'payments'>,
  customer: string,
): Promise<HeldSubscription> {
  const one = decidingOne(await payments.readSubscriptions(customer));
  if (one?.status === 'unpaid') {
    throw new AppError('conflict', text('billing.invoiceUnpaid'));
  }
  if (!one || !isServing(one)) throw new AppError('conflict', noSubscription);
  return one;
}

/**
 * The effect of the request on the current subscription; null if there is none.
 * @throws {AppError} invalid_input for no such plan; conflict for the current plan, and for fewer seats than
 * accounts
 */
export async function changeOf(
  deps: Deps,
  userId: string,
  one: HeldSubscription,
  { seats, priceId }: ChangeInput,
): Promise<Change | null> {
  const quantity = seats ?? one.seats;
  if (priceId === undefined || priceId === one.priceId) {
    if (quantity === one.seats) {
      if (priceId !== undefined) throw new AppError('conflict', currentPlan);
      return null;
    }
  }
  if (quantity < one.seats) enoughSeats(quantity, await connectedAccounts(deps.db, userId));
  const base = { itemId: one.itemId, priceId: one.priceId, quantity };
  const plan = priceId === undefined || priceId === one.priceId ? null : await offeredPlan(deps, priceId);
  const amount = (plan ? plan.price * 100 : one.unitAmount) * quantity;
  const dearer = amount > one.unitAmount * one.seats;
  const charging = one.status === 'trialing' ? 'not' : dearer ? 'now' : 'later';
  return { ...base, ...(plan ? { priceId: plan.paymentsPriceId } : {}), charging };
}

/**
 * Cancels at the end of the period or trial. Idempotent.
 * @throws {AppError} conflict without a subscription; a ProviderFault
 */
export const cancelSubscription = (deps: Deps, actor: Actor): Promise<Subscribed> =>
  setEnd(deps, actor, true);

/**
 * Withdraws a cancellation while the subscription still runs. Idempotent.
 * @throws {AppError} conflict without a subscription; a ProviderFault
 */
export const reactivateSubscription = (deps: Deps, actor: Actor): Promise<Subscribed> =>
  setEnd(deps, actor, false);

async function setEnd(deps: Deps, actor: Actor, ends: boolean): Promise<Subscribed> {
  await changeBilling(deps, actor.userId, async (customer) => {
    const one = decidingOne(await deps.payments.readSubscriptions(customer));
    if (!one) throw new AppError('conflict', noSubscription);
    if (!isStanding(one)) throw new AppError('conflict', text('billing.subscriptionEnded'));
    if (one.cancelAtPeriodEnd === ends) return;
    if (ends) await deps.payments.cancelAtPeriodEnd(one.id);
    else await deps.payments.reactivate(one);
  });
  return readSubscription(deps, actor);
}

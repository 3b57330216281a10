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
  const subscription = decidingOne(await subscriptionsOf(db, actor.userId));
  return !subscription || isMore(subscription, body);
}

const isMore = (subscription: { seats: number; priceId: string }, { seats, priceId }: ChangeInput): boolean =>
  (seats !== undefined && seats > subscription.seats) ||
  (priceId !== undefined && priceId !== subscription.priceId);

/**
 * Changes seats or plan of the running subscription: an increase is charged at once, a decrease credited on
 * the next invoice, and nothing charged in a trial. If the bank asks, it takes effect once the cardholder
 * confirms, and another change replaces it.
 * @throws {AppError} invalid_input for no such plan; conflict without a running subscription, for the current
 * plan, for fewer seats than accounts; proof_required; card_declined;
 * payment_action_required; a ProviderFault
 */
export async function updateSubscription(deps: Deps, actor: Actor, input: ChangeInput): Promise<Subscribed> {
  const { userId } = actor;
  const description = `change to ${input.seats ?? 'as many'} of ${input.priceId ?? 'the same'}`;
  const { waits } = await changeBilling(
    deps,
    userId,
    async (customer) => {
      const subscription = await runningOne(deps, customer);
      // Our copy may be older than Stripe's.
      if (isMore(subscription, input)) requireFresh(deps, actor);
      const change = await requestedChange(deps, userId, subscription, input);
      if (change === null) return { waits: false };
      if (subscription.requiredAction?.kind === 'change') {
        const { defaultCardId: cardId } = await deps.payments.readCards(customer);
        if (await stillWaits(deps, userId, subscription, { ...change, cardId })) return { waits: true };
      }
      const { charging, ...items } = change;
      return sendOnce(deps, userId, description, ({ key }) =>
        deps.payments.changeItems(subscription.id, items, charging, key),
      );
    },
    description,
  );
  return afterCharge(deps, actor, waits);
}

/** @throws {AppError} conflict without a running subscription */
export async function runningOne(
  { payments }: Pick<Deps, 'payments'>,
  customer: string,
): Promise<HeldSubscription> {
  const subscription = decidingOne(await payments.readSubscriptions(customer));
  if (subscription?.status === 'unpaid') {
    throw new AppError('conflict', text('billing.invoiceUnpaid'));
  }
  if (!subscription || !isServing(subscription)) throw new AppError('conflict', noSubscription);
  return subscription;
}

/**
 * The effect of the request on the current subscription; null if there is none.
 * @throws {AppError} invalid_input for no such plan; conflict for the current plan, and for fewer seats than
 * accounts
 */
export async function requestedChange(
  deps: Deps,
  userId: string,
  subscription: HeldSubscription,
  { seats, priceId }: ChangeInput,
): Promise<Change | null> {
  const quantity = seats ?? subscription.seats;
  if (priceId === undefined || priceId === subscription.priceId) {
    if (quantity === subscription.seats) {
      if (priceId !== undefined) throw new AppError('conflict', currentPlan);
      return null;
    }
  }
  if (quantity < subscription.seats) enoughSeats(quantity, await connectedAccounts(deps.db, userId));
  const base = { itemId: subscription.itemId, priceId: subscription.priceId, quantity };
  const plan =
    priceId === undefined || priceId === subscription.priceId ? null : await offeredPlan(deps, priceId);
  const amount = (plan ? plan.price * 100 : subscription.unitAmount) * quantity;
  const dearer = amount > subscription.unitAmount * subscription.seats;
  const charging = subscription.status === 'trialing' ? 'not' : dearer ? 'now' : 'later';
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
    const subscription = decidingOne(await deps.payments.readSubscriptions(customer));
    if (!subscription) throw new AppError('conflict', noSubscription);
    if (!isStanding(subscription)) throw new AppError('conflict', text('billing.subscriptionEnded'));
    if (subscription.cancelAtPeriodEnd === ends) return;
    if (ends) await deps.payments.cancelAtPeriodEnd(subscription.id);
    else await deps.payments.reactivate(subscription);
  });
  return readSubscription(deps, actor);
}

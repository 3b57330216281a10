import { noteIntent } from '../../db/billing/billingHolds.ts';
import { findUser } from '../../db/identity/users.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { HeldSubscription, RequiredAction } from '../providers/payments.ts';
import { text } from '../texts/text.ts';
import { listCards } from './cards.ts';
import { changeBilling } from './changeBilling.ts';
import { readSubscription } from './readSubscription.ts';
import type { Confirmation, Subscribed } from './schemas.ts';
import { syncCustomer } from './syncCustomer.ts';

/**
 * The result of a change after its sync.
 * @param waits the bank asked, so nothing happened yet unless it was confirmed since
 * @throws {AppError} payment_action_required
 */
export async function afterCharge(deps: Deps, actor: Actor, waits: boolean): Promise<Subscribed> {
  const subscribed = await readSubscription(deps, actor);
  const action = waits ? subscribed.requiresAction : undefined;
  if (!action) return subscribed;
  throw new AppError('payment_action_required', text('billing.bankConfirmation', { url: action.url }));
}

/**
 * Whether a subscription already waits for this confirmation. Cancels any other waiting payment, and one that
 * the bank rejected.
 * @throws {AppError} conflict if it has been paid; a ProviderFault
 */
export async function stillWaits(
  deps: Deps,
  userId: string,
  subscription: HeldSubscription,
  change: { priceId: string; quantity: number; cardId: string | null },
): Promise<boolean> {
  const action = subscription.requiredAction;
  if (!action) return false;
  const isSame = action.priceId === change.priceId && action.seats === change.quantity;
  const isOfCard = action.cardId === null || action.cardId === change.cardId;
  if (isSame && isOfCard && !action.hasFailed) return true;
  await giveUp(deps, userId, subscription.id, action);
  return false;
}

async function giveUp(
  { db, payments }: Deps,
  userId: string,
  subscriptionId: string,
  action: RequiredAction,
): Promise<void> {
  await payments.giveUp(subscriptionId, action).catch((fault) => {
    if (!(fault instanceof ProviderFault && fault.kind === 'invalid')) throw fault;
    throw new AppError('conflict', text('billing.alreadyPaid'));
  });
  // The request that caused it is settled. Repeating it starts a new one.
  await noteIntent(db, userId, null);
}

/**
 * Syncs the payment that the cardholder must confirm. While it waits, the answer has the data for the
 * browser.
 * @throws {AppError} conflict without a card; a ProviderFault
 */
export async function readConfirmation(deps: Deps, actor: Actor): Promise<Confirmation> {
  await syncCustomer(deps, actor.userId);
  const subscribed = await readSubscription(deps, actor);
  const customer = (await findUser(deps.db, actor.userId))?.paymentsCustomerId ?? null;
  if (!subscribed.requiresAction || customer === null) return { ...subscribed, confirmWith: null };
  const held = await deps.payments.readSubscriptions(customer);
  const clientSecret = held.flatMap(({ requiredAction }) => requiredAction?.clientSecret ?? [])[0];
  const { defaultPaymentMethodId: paymentMethodId } = await listCards(deps, actor);
  if (paymentMethodId === null) throw new AppError('conflict', text('billing.cardRequiredToConfirm'));
  return { ...subscribed, confirmWith: clientSecret ? { clientSecret, paymentMethodId } : null };
}

/**
 * Cancels a payment that waits for confirmation; nothing is charged or changed. Idempotent.
 * @throws {AppError} conflict if it has been paid; a ProviderFault
 */
export async function cancelConfirmation(deps: Deps, actor: Actor): Promise<Subscribed> {
  const { userId } = actor;
  await changeBilling(deps, userId, async (customer) => {
    for (const { id, requiredAction } of await deps.payments.readSubscriptions(customer)) {
      const isOpen = requiredAction?.kind === 'subscribe' || requiredAction?.kind === 'change';
      if (requiredAction && isOpen) await giveUp(deps, userId, id, requiredAction);
    }
  });
  return readSubscription(deps, actor);
}

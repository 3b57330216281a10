import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { attemptOf } from '../identity/auth/attempts.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { say } from '../texts/say.ts';
import { changeBilling } from './changeBilling.ts';
import { readSubscription } from './readSubscription.ts';
import type { Subscribed } from './schemas.ts';
import { decidingOne, isStanding } from './stateOf.ts';
import { noSubscription } from './updateSubscription.ts';

/**
 * Cancels at the end of the period or trial. Idempotent.
 * @throws {AppError} conflict without a subscription; too_many_attempts; a ProviderFault
 */
export const cancelSubscription = (deps: Deps, actor: Actor): Promise<Subscribed> =>
  setEnd(deps, actor, true);

/**
 * Withdraws a cancellation while the subscription still runs. Idempotent.
 * @throws {AppError} conflict without a subscription; too_many_attempts; a ProviderFault
 */
export const reactivateSubscription = (deps: Deps, actor: Actor): Promise<Subscribed> =>
  setEnd(deps, actor, false);

async function setEnd(deps: Deps, actor: Actor, ends: boolean): Promise<Subscribed> {
  await attemptOf(deps, 'planChange', actor.userId);
  await changeBilling(deps, actor.userId, async (customer) => {
    const one = decidingOne(await deps.payments.readSubscriptions(customer));
    if (!one) throw new AppError('conflict', noSubscription);
    if (!isStanding(one)) throw new AppError('conflict', say('billing.subscriptionEndedChoosePlan'));
    if (one.cancelAtPeriodEnd === ends) return;
    if (ends) await deps.payments.cancelAtPeriodEnd(one.id);
    else await deps.payments.reactivate(one);
  });
  return readSubscription(deps, actor);
}

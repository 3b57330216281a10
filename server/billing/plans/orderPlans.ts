import { placePlans } from '../../../db/plans.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { say } from '../../texts/say.ts';
import { listPlans } from './listPlans.ts';
import type { AdminPlan } from './schemas.ts';

/**
 * Puts the plans into the order in which customers see them.
 * @throws {AppError} invalid_input unless every plan is named once
 */
export async function orderPlans(
  deps: Deps,
  actor: Actor,
  ids: string[],
  caller: Caller,
): Promise<AdminPlan[]> {
  await deps.billing.plansReady();
  const note = {
    ...changeBy(actor.userId, 'plan.order', caller),
    at: deps.clock.now(),
    subject: 'plans',
    details: { after: { ids } },
  };
  if (!(await placePlans(deps.db, ids, note))) throw invalid('ids', say('billing.orderMustNameEvery'));
  return listPlans(deps);
}

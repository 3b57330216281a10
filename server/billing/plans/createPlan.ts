import { newId } from '../../../db/id.ts';
import { everyPlan, insertPlan } from '../../../db/plans.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { say } from '../../texts/say.ts';
import { priceOf } from '../plans.ts';
import { type AdminPlan, mostPlans, type PlanInput } from './schemas.ts';
import { toAdminPlan } from './wire.ts';

/**
 * Adds a plan behind all others. Its price is made at the provider first, so that none is ever offered that can't be paid.
 * @throws {AppError} conflict at 50 plans; a ProviderFault: then there is no plan
 */
export async function createPlan(
  deps: Deps,
  actor: Actor,
  input: PlanInput,
  caller: Caller,
): Promise<AdminPlan> {
  await deps.billing.plansReady();
  if ((await everyPlan(deps.db)).length >= mostPlans)
    throw new AppError('conflict', say('billing.therePlansMost', { most: mostPlans }));
  const now = deps.clock.now();
  const plan = { id: newId(now), ...input };
  const paymentsPriceId = await priceOf(deps, plan);
  const note = {
    ...changeBy(actor.userId, 'plan.create', caller),
    at: now,
    subject: `plan:${plan.id}`,
    details: { after: input },
  };
  return toAdminPlan({ ...(await insertPlan(deps.db, { ...plan, paymentsPriceId }, note)), subscribers: 0 });
}

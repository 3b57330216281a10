import { everyPlan } from '../../../db/plans.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { AdminPlan } from './schemas.ts';
import { toAdminPlan } from './wire.ts';

/** Every plan in its place, those that are archived too. */
export async function listPlans(deps: Pick<Deps, 'db' | 'billing'>): Promise<AdminPlan[]> {
  await deps.billing.plansReady();
  return (await everyPlan(deps.db)).map(toAdminPlan);
}

/** @throws {AppError} not_found */
export async function readPlan(deps: Pick<Deps, 'db' | 'billing'>, id: string): Promise<AdminPlan> {
  const found = (await listPlans(deps)).find(({ _id }) => _id === id);
  if (!found) throw notFound('Plan');
  return found;
}

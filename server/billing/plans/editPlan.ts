import type { AuditEntry } from '../../../db/audit.ts';
import { findPlan, type PlanRow, updatePlan } from '../../../db/plans.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { type Change, changeBy } from '../../identity/users/audit.ts';
import { priceOf } from '../plans.ts';
import { readPlan } from './listPlans.ts';
import type { AdminPlan, PlanChange } from './schemas.ts';

/**
 * Changes what is given of a plan. A price of the provider never changes: another amount is another price, which those who subscribe
 * from now on pay; whoever has subscribed keeps theirs. An archived plan is no longer offered, and stays with those who have it.
 * @throws {AppError} not_found; a ProviderFault: then nothing was changed
 */
export async function editPlan(
  deps: Deps,
  actor: Actor,
  id: string,
  input: PlanChange,
  caller: Caller,
): Promise<AdminPlan> {
  await deps.billing.plansReady();
  const known = await findPlan(deps.db, id);
  if (!known) throw notFound('Plan');
  const { archived, ...given } = input;
  const wanted = { ...known, ...given };
  const isArchived = archived ?? known.archivedAt !== null;
  const now = deps.clock.now();
  if (wanted.name !== known.name) await deps.payments.renamePlan(id, wanted.name);
  const paymentsPriceId = isArchived ? known.paymentsPriceId : await priceOf(deps, wanted);
  const changes = { ...given, paymentsPriceId, archivedAt: isArchived ? (known.archivedAt ?? now) : null };
  const change = changeBy(actor.userId, 'plan.edit', caller);
  if (!(await updatePlan(deps.db, id, changes, (before, after) => auditOf(change, now, before, after))))
    throw notFound('Plan');
  return readPlan(deps, id);
}

const fields = ['name', 'type', 'price', 'trialDays', 'features', 'archivedAt'] as const;

/** The changed fields before and after; null if there are none. */
function auditOf(change: Change, at: number, before: PlanRow, after: PlanRow): AuditEntry | null {
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return null;
  const pick = (row: PlanRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
  return {
    ...change,
    at,
    subject: `plan:${after.id}`,
    details: { before: pick(before), after: pick(after) },
  };
}

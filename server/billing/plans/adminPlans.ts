import {
  type CountedPlan,
  everyPlan,
  findPlan,
  insertPlan,
  type PlanRow,
  placePlans,
  updatePlan,
} from '../../../db/billing/plans.ts';
import type { AuditEntry } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { type Change, changeBy } from '../../identity/users/audit.ts';
import { text } from '../../texts/text.ts';
import { priceOf, wirePlan } from '../plans.ts';
import type { PlanFilter } from '../schemas.ts';
import { type AdminPlan, mostPlans, type PlanChange, type PlanInput } from './schemas.ts';

export async function listPlans(deps: Pick<Deps, 'db' | 'billing'>): Promise<AdminPlan[]> {
  await deps.billing.plansReady();
  return (await everyPlan(deps.db)).map(toAdminPlan);
}

/** A page of at most 50 plans. */
export async function pageOfPlans(
  deps: Pick<Deps, 'db' | 'billing'>,
  { sort, offset, limit, filter: { id } }: Page<'position', PlanFilter>,
): Promise<{ rows: AdminPlan[]; total: number }> {
  const plans = (await listPlans(deps)).filter((plan) => !id || id.includes(plan.id));
  if (sort.descending) plans.reverse();
  return { rows: plans.slice(offset, offset + limit), total: plans.length };
}

/** @throws {AppError} not_found */
export async function readPlan(deps: Pick<Deps, 'db' | 'billing'>, id: string): Promise<AdminPlan> {
  const found = (await listPlans(deps)).find(({ _id }) => _id === id);
  if (!found) throw notFound('plan');
  return found;
}

/**
 * Adds a plan in last place. Creates its price first, so that no offered plan lacks one.
 * @throws {AppError} conflict at 50 plans; a ProviderFault: then there is no plan
 */
export async function createPlan(
  deps: Deps,
  actor: Actor,
  input: PlanInput,
  client: Client,
): Promise<AdminPlan> {
  await deps.billing.plansReady();
  if ((await everyPlan(deps.db)).length >= mostPlans)
    throw new AppError('conflict', text('billing.tooManyPlans', { most: mostPlans }));
  const now = deps.clock.now();
  const plan = { id: newId(now), ...input };
  const paymentsPriceId = await priceOf(deps, plan);
  const note = {
    ...changeBy(actor.userId, 'plan.create', client),
    at: now,
    subject: `plan:${plan.id}`,
    details: { after: input },
  };
  return toAdminPlan({ ...(await insertPlan(deps.db, { ...plan, paymentsPriceId }, note)), subscribers: 0 });
}

/**
 * Changes the given fields of a plan; another amount is a new Stripe price for new subscribers. An archived
 * plan is no longer offered, and stays with its subscribers.
 * @throws {AppError} not_found; a ProviderFault: then nothing was changed
 */
export async function editPlan(
  deps: Deps,
  actor: Actor,
  id: string,
  input: PlanChange,
  client: Client,
): Promise<AdminPlan> {
  await deps.billing.plansReady();
  const known = await findPlan(deps.db, id);
  if (!known) throw notFound('plan');
  const { archived, ...given } = input;
  const wanted = { ...known, ...given };
  const isArchived = archived ?? known.archivedAt !== null;
  const now = deps.clock.now();
  if (wanted.name !== known.name) await deps.payments.renamePlan(id, wanted.name);
  const paymentsPriceId = isArchived ? known.paymentsPriceId : await priceOf(deps, wanted);
  const changes = { ...given, paymentsPriceId, archivedAt: isArchived ? (known.archivedAt ?? now) : null };
  const change = changeBy(actor.userId, 'plan.edit', client);
  if (!(await updatePlan(deps.db, id, changes, (before, after) => auditOf(change, now, before, after))))
    throw notFound('plan');
  return readPlan(deps, id);
}

const fields = ['name', 'type', 'price', 'trialDays', 'features', 'archivedAt'] as const;

/** Null if no field changed. */
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

/** @throws {AppError} invalid_input unless every plan is named once */
export async function orderPlans(
  deps: Deps,
  actor: Actor,
  ids: string[],
  client: Client,
): Promise<AdminPlan[]> {
  await deps.billing.plansReady();
  const note = {
    ...changeBy(actor.userId, 'plan.order', client),
    at: deps.clock.now(),
    subject: 'plans',
    details: { after: { ids } },
  };
  if (!(await placePlans(deps.db, ids, note))) throw invalid('ids', text('billing.planOrderIncomplete'));
  return listPlans(deps);
}

const toAdminPlan = (row: CountedPlan): AdminPlan => ({
  ...wirePlan(row),
  archived: row.archivedAt !== null,
  subscribers: row.subscribers,
});

import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, max } from 'drizzle-orm';
import { caseless } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { plans, subscriptions } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type PlanRow = typeof plans.$inferSelect;
export type NewPlan = Omit<PlanRow, 'position' | 'archivedAt'>;
/** `subscribers` counts standing subscriptions. */
export type CountedPlan = PlanRow & { subscribers: number };

const sortColumns = { price: plans.price, name: caseless(plans.name), position: plans.position };
export type PlanList = Page<keyof typeof sortColumns, { id?: string[] | undefined }>;
const offered = isNull(plans.archivedAt);
const inPlace = [asc(plans.position), asc(plans.price), asc(plans.id)];

export async function listPlans(
  db: Reader,
  { sort, offset, limit, filter: { id } }: PlanList,
): Promise<{ rows: PlanRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const all = await db
    .select()
    .from(plans)
    .where(and(offered, id && inArray(plans.id, id)))
    .orderBy(order(sortColumns[sort.field]), asc(plans.price), asc(plans.id));
  return { rows: all.slice(offset, offset + limit), total: all.length };
}

export async function offeredPlans(db: Reader): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(offered)
    .orderBy(...inPlace);
}

/** Includes archived plans. */
export async function everyPlan(db: Reader): Promise<CountedPlan[]> {
  const standing = inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'unpaid']);
  return db
    .select({ ...getTableColumns(plans), subscribers: count(subscriptions.id) })
    .from(plans)
    .leftJoin(subscriptions, and(eq(subscriptions.planId, plans.id), standing))
    .groupBy(plans.id)
    .orderBy(...inPlace);
}

export async function planOfPrice(db: Reader, priceId: string): Promise<PlanRow | undefined> {
  return first(
    db
      .select()
      .from(plans)
      .where(and(eq(plans.paymentsPriceId, priceId), offered)),
  );
}

export async function findPlan(db: Reader, id: string): Promise<PlanRow | undefined> {
  return first(db.select().from(plans).where(eq(plans.id, id)));
}

/** Inserts the plans unless the table has some. */
export async function seedPlans(db: Db, seeds: NewPlan[]): Promise<void> {
  await transaction(db, async (tx) => {
    if (await first(tx.select({ id: plans.id }).from(plans).limit(1))) return;
    await tx.insert(plans).values(seeds.map((seed, position) => ({ ...seed, position })));
  });
}

export async function setPlanPrice(db: Db, id: string, paymentsPriceId: string): Promise<void> {
  await transaction(db, (tx) => tx.update(plans).set({ paymentsPriceId }).where(eq(plans.id, id)));
}

/** Adds a plan in last place. */
export async function insertPlan(db: Db, plan: NewPlan, note: AuditEntry): Promise<PlanRow> {
  return transaction(db, async (tx) => {
    const { last } = await firstOrThrow(tx.select({ last: max(plans.position) }).from(plans));
    await writeAudit(tx, note);
    return firstOrThrow(
      tx
        .insert(plans)
        .values({ ...plan, position: (last ?? -1) + 1 })
        .returning(),
    );
  });
}

/** Returns the changed plan; undefined if it does not exist. */
export async function updatePlan(
  db: Db,
  id: string,
  changes: Partial<Omit<PlanRow, 'id' | 'position'>>,
  note: (before: PlanRow, after: PlanRow) => AuditEntry | null,
): Promise<PlanRow | undefined> {
  return transaction(db, async (tx) => {
    const before = await first(tx.select().from(plans).where(eq(plans.id, id)));
    if (!before) return undefined;
    const after = await firstOrThrow(tx.update(plans).set(changes).where(eq(plans.id, id)).returning());
    await writeAudit(tx, note(before, after));
    return after;
  });
}

/** Sets the order of the plans. Changes nothing and returns false unless `ids` names every plan once. */
export async function placePlans(db: Db, ids: string[], note: AuditEntry): Promise<boolean> {
  return transaction(db, async (tx) => {
    const known = await tx.select({ id: plans.id }).from(plans);
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || known.length !== ids.length || known.some(({ id }) => !wanted.has(id)))
      return false;
    for (const [position, id] of ids.entries())
      await tx.update(plans).set({ position }).where(eq(plans.id, id));
    await writeAudit(tx, note);
    return true;
  });
}

import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import type { Db } from './open.ts';
import { plans, subscriptions } from './schema/index.ts';

export type PlanRow = typeof plans.$inferSelect;
export type NewPlan = Omit<PlanRow, 'position' | 'archivedAt'>;
/** A plan, and how many subscriptions to it stand. */
export type CountedPlan = PlanRow & { subscribers: number };

const sortColumns = { price: plans.price, name: sql`${plans.name} collate nocase`, position: plans.position };
export type PlanList = {
  sort: { field: keyof typeof sortColumns; descending: boolean };
  offset: number;
  limit: number;
};
const offered = isNull(plans.archivedAt);
const inPlace = [asc(plans.position), asc(plans.price), asc(plans.id)];

/** A page of the plans that are offered, and how many there are. */
export async function listPlans(
  db: Db,
  { sort, offset, limit }: PlanList,
): Promise<{ rows: PlanRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const all = db
    .select()
    .from(plans)
    .where(offered)
    .orderBy(order(sortColumns[sort.field]), asc(plans.price), asc(plans.id))
    .all();
  return { rows: all.slice(offset, offset + limit), total: all.length };
}

/** Every plan that is offered, in its place. */
export async function offeredPlans(db: Db): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(offered)
    .orderBy(...inPlace)
    .all();
}

/** Every plan in its place, those that are no longer offered too. */
export async function everyPlan(db: Db): Promise<CountedPlan[]> {
  const standing = inArray(subscriptions.status, ['active', 'trialing', 'past_due', 'unpaid']);
  return db
    .select({ ...getTableColumns(plans), subscribers: count(subscriptions.id) })
    .from(plans)
    .leftJoin(subscriptions, and(eq(subscriptions.planId, plans.id), standing))
    .groupBy(plans.id)
    .orderBy(...inPlace)
    .all();
}

/** The plan that is offered at a price of the provider. */
export async function planOfPrice(db: Db, priceId: string): Promise<PlanRow | undefined> {
  return db
    .select()
    .from(plans)
    .where(and(eq(plans.paymentsPriceId, priceId), offered))
    .get();
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return db.select().from(plans).where(eq(plans.id, id)).get();
}

/** Puts these plans into a table that has none; whoever changes them later keeps their changes. */
export async function seedPlans(db: Db, seeds: NewPlan[]): Promise<void> {
  db.transaction((tx) => {
    if (tx.select({ id: plans.id }).from(plans).limit(1).get()) return;
    tx.insert(plans)
      .values(seeds.map((seed, position) => ({ ...seed, position })))
      .run();
  });
}

/** Notes which price of the provider new subscribers of a plan pay. */
export async function setPlanPrice(db: Db, id: string, paymentsPriceId: string): Promise<void> {
  db.update(plans).set({ paymentsPriceId }).where(eq(plans.id, id)).run();
}

/** Adds a plan behind all others. */
export async function insertPlan(db: Db, plan: NewPlan, note: AuditEntry): Promise<PlanRow> {
  return db.transaction((tx) => {
    const last =
      tx
        .select({ last: max(plans.position) })
        .from(plans)
        .get()?.last ?? -1;
    writeAudit(tx, note);
    return tx
      .insert(plans)
      .values({ ...plan, position: last + 1 })
      .returning()
      .get();
  });
}

/** Changes a plan. Answers it as it was and is; undefined where there is none. */
export async function updatePlan(
  db: Db,
  id: string,
  changes: Partial<Omit<PlanRow, 'id' | 'position'>>,
  note: (before: PlanRow, after: PlanRow) => AuditEntry | null,
): Promise<PlanRow | undefined> {
  return db.transaction((tx) => {
    const before = tx.select().from(plans).where(eq(plans.id, id)).get();
    if (!before) return undefined;
    const after = tx.update(plans).set(changes).where(eq(plans.id, id)).returning().get();
    writeAudit(tx, note(before, after));
    return after;
  });
}

/** Puts the plans into this order. Answers whether these ids are those of all plans: for any others nothing changes. */
export async function placePlans(db: Db, ids: string[], note: AuditEntry): Promise<boolean> {
  return db.transaction((tx) => {
    const known = tx.select({ id: plans.id }).from(plans).all();
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || known.length !== ids.length || known.some(({ id }) => !wanted.has(id)))
      return false;
    ids.forEach((id, position) => {
      tx.update(plans).set({ position }).where(eq(plans.id, id)).run();
    });
    writeAudit(tx, note);
    return true;
  });
}

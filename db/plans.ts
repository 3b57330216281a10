import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { plans } from './schema/index.ts';

export type PlanRow = typeof plans.$inferSelect;

const sortColumns = { price: plans.price, name: sql`${plans.name} collate nocase` };
export type PlanList = { sort: { field: keyof typeof sortColumns; descending: boolean }; offset: number; limit: number };

/** A page of the plans, and how many there are. */
export async function listPlans(db: Db, { sort, offset, limit }: PlanList): Promise<{ rows: PlanRow[]; total: number }> {
  const order = sort.descending ? desc : asc;
  const all = db.select().from(plans).orderBy(order(sortColumns[sort.field]), asc(plans.id)).all();
  return { rows: all.slice(offset, offset + limit), total: all.length };
}

/** Every plan, the cheapest first. */
export async function allPlans(db: Db): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.price), asc(plans.id)).all();
}

export async function planOfPrice(db: Db, priceId: string): Promise<PlanRow | undefined> {
  return db.select().from(plans).where(eq(plans.paymentsPriceId, priceId)).get();
}

export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
  return db.select().from(plans).where(eq(plans.id, id)).get();
}

/** Puts these plans into a table that has none; whoever changes them later keeps their changes. */
export async function seedPlans(db: Db, seeds: PlanRow[]): Promise<void> {
  db.transaction((tx) => {
    if (tx.select({ id: plans.id }).from(plans).limit(1).get()) return;
    tx.insert(plans).values(seeds).run();
  });
}

/** Notes which price of the provider new subscribers of a plan pay. */
export async function setPlanPrice(db: Db, id: string, paymentsPriceId: string): Promise<void> {
  db.update(plans).set({ paymentsPriceId }).where(eq(plans.id, id)).run();
}

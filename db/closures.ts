import { asc, eq, lte, min } from 'drizzle-orm';
import { first } from './first.ts';
import type { Db, Reader, Tx } from './open.ts';
import { closures } from './schema/index.ts';
import { transaction } from './transaction.ts';

export type ClosureRow = typeof closures.$inferSelect;

/** Notes a customer of the provider who is to be ended there, due at once. */
export async function writeClosure(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx.insert(closures).values({ customerId, createdAt: now, dueAt: now }).onConflictDoNothing();
}

/** Those that are due by now, the longest waiting first. */
export async function dueClosures(db: Reader, now: number, limit: number): Promise<ClosureRow[]> {
  return db.select().from(closures).where(lte(closures.dueAt, now)).orderBy(asc(closures.dueAt)).limit(limit);
}

/** When the next one is due, ms since the epoch; null when there is none. */
export async function nextClosureDueAt(db: Reader): Promise<number | null> {
  return (await first(db.select({ at: min(closures.dueAt) }).from(closures)))?.at ?? null;
}

/** Makes all of them due: a new start is a new chance. */
export async function hastenClosures(db: Db, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(closures).set({ dueAt: now }));
}

/** Nothing is charged there any more. */
export async function forgetClosure(db: Db, customerId: string): Promise<void> {
  await transaction(db, (tx) => tx.delete(closures).where(eq(closures.customerId, customerId)));
}

/** The provider could not, for the `tries`th time. */
export async function postponeClosure(
  db: Db,
  customerId: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  await transaction(db, (tx) => tx.update(closures).set(again).where(eq(closures.customerId, customerId)));
}

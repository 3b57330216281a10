import { asc, eq, lte, min } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { closures } from './schema/index.ts';

export type ClosureRow = typeof closures.$inferSelect;

/** Notes a customer of the provider who is to be ended there, due at once. */
export function writeClosure(tx: Db | Tx, customerId: string, now: number): void {
  tx.insert(closures).values({ customerId, createdAt: now, dueAt: now }).onConflictDoNothing().run();
}

/** Those that are due by now, the longest waiting first. */
export async function dueClosures(db: Db, now: number, limit: number): Promise<ClosureRow[]> {
  return db
    .select()
    .from(closures)
    .where(lte(closures.dueAt, now))
    .orderBy(asc(closures.dueAt))
    .limit(limit)
    .all();
}

/** When the next one is due, ms since the epoch; null when there is none. */
export async function nextClosureDueAt(db: Db): Promise<number | null> {
  return (
    db
      .select({ at: min(closures.dueAt) })
      .from(closures)
      .get()?.at ?? null
  );
}

/** Makes all of them due: a new start is a new chance. */
export async function hastenClosures(db: Db, now: number): Promise<void> {
  db.update(closures).set({ dueAt: now }).run();
}

/** Nothing is charged there any more. */
export async function forgetClosure(db: Db, customerId: string): Promise<void> {
  db.delete(closures).where(eq(closures.customerId, customerId)).run();
}

/** The provider could not, for the `tries`th time. */
export async function postponeClosure(
  db: Db,
  customerId: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  db.update(closures).set(again).where(eq(closures.customerId, customerId)).run();
}

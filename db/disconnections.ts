import { asc, eq, lte, min } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { disconnections } from './schema/index.ts';

export type DisconnectionRow = typeof disconnections.$inferSelect;

/** Notes accounts that the provider is to let go, due at once. One that is noted already keeps its place. */
export async function queueDisconnections(db: Db, accountIds: string[], now: number): Promise<void> {
  writeDisconnections(db, accountIds, now);
}

/** The same within the transaction that gives the accounts up. */
export function writeDisconnections(tx: Db | Tx, accountIds: string[], now: number): void {
  for (const accountId of accountIds) {
    tx.insert(disconnections).values({ accountId, createdAt: now, dueAt: now }).onConflictDoNothing().run();
  }
}

/** An account that is connected again must stay so. Belongs into the transaction that connects it. */
export function cancelDisconnection(tx: Tx, accountId: string): void {
  tx.delete(disconnections).where(eq(disconnections.accountId, accountId)).run();
}

/** Those that are due by now, the longest waiting first. */
export async function dueDisconnections(db: Db, now: number, limit: number): Promise<DisconnectionRow[]> {
  return db
    .select()
    .from(disconnections)
    .where(lte(disconnections.dueAt, now))
    .orderBy(asc(disconnections.dueAt))
    .limit(limit)
    .all();
}

/** When the next one is due, ms since the epoch; null when there is none. */
export async function nextDisconnectionDueAt(db: Db): Promise<number | null> {
  return (
    db
      .select({ at: min(disconnections.dueAt) })
      .from(disconnections)
      .get()?.at ?? null
  );
}

/** Makes all of them due: a new start is a new chance. */
export async function hastenDisconnections(db: Db, now: number): Promise<void> {
  db.update(disconnections).set({ dueAt: now }).run();
}

/** The provider has let it go. */
export async function forgetDisconnection(db: Db, accountId: string): Promise<void> {
  db.delete(disconnections).where(eq(disconnections.accountId, accountId)).run();
}

/** The provider could not, for the `tries`th time. */
export async function postponeDisconnection(
  db: Db,
  accountId: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  db.update(disconnections).set(again).where(eq(disconnections.accountId, accountId)).run();
}

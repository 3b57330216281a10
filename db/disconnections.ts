import { asc, eq, lte, min } from 'drizzle-orm';
import { first } from './first.ts';
import type { Db, Reader, Tx } from './open.ts';
import { disconnections } from './schema/index.ts';
import { transaction } from './transaction.ts';

export type DisconnectionRow = typeof disconnections.$inferSelect;

/** Notes accounts that the provider is to let go, due at once. One that is noted already keeps its place. */
export async function queueDisconnections(tx: Tx, accountIds: string[], now: number): Promise<void> {
  for (const accountId of accountIds)
    await tx.insert(disconnections).values({ accountId, createdAt: now, dueAt: now }).onConflictDoNothing();
}

/** An account that is connected again must stay so. Belongs into the transaction that connects it. */
export async function cancelDisconnection(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(disconnections).where(eq(disconnections.accountId, accountId));
}

/** Those that are due by now, the longest waiting first. */
export async function dueDisconnections(db: Reader, now: number, limit: number): Promise<DisconnectionRow[]> {
  return db
    .select()
    .from(disconnections)
    .where(lte(disconnections.dueAt, now))
    .orderBy(asc(disconnections.dueAt))
    .limit(limit);
}

/** When the next one is due, ms since the epoch; null when there is none. */
export async function nextDisconnectionDueAt(db: Reader): Promise<number | null> {
  return (await first(db.select({ at: min(disconnections.dueAt) }).from(disconnections)))?.at ?? null;
}

/** Makes all of them due: a new start is a new chance. */
export async function hastenDisconnections(db: Db, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(disconnections).set({ dueAt: now }));
}

/** The provider has let it go. */
export async function forgetDisconnection(db: Db, accountId: string): Promise<void> {
  await transaction(db, (tx) => tx.delete(disconnections).where(eq(disconnections.accountId, accountId)));
}

/** The provider could not, for the `tries`th time. */
export async function postponeDisconnection(
  db: Db,
  accountId: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  await transaction(db, (tx) =>
    tx.update(disconnections).set(again).where(eq(disconnections.accountId, accountId)),
  );
}

import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { usedTrials, users } from './schema/index.ts';

export type UsedTrial = typeof usedTrials.$inferInsert;

/** When the trial of an address began; null where none is kept at `now`. */
export async function usedTrialAt(db: Db, emailHash: string, now: number): Promise<number | null> {
  return startOf(db, emailHash, now);
}

function startOf(db: Db | Tx, emailHash: string, now: number): number | null {
  const kept = and(eq(usedTrials.emailHash, emailHash), gt(usedTrials.keptUntil, now));
  return db.select({ at: usedTrials.startedAt }).from(usedTrials).where(kept).get()?.at ?? null;
}

/** Keeps that an address has had a trial, from its earliest beginning on. */
export async function keepUsedTrial(db: Db, trial: UsedTrial): Promise<void> {
  put(db, trial);
}

function put(db: Db | Tx, trial: UsedTrial): void {
  db.insert(usedTrials)
    .values(trial)
    .onConflictDoUpdate({ target: usedTrials.emailHash, set: { keptUntil: trial.keptUntil } })
    .run();
}

/** Takes a person's trial away where their address has had one before; else keeps that it has one now. Of several at once one has it. */
export async function claimTrial(db: Db, userId: string, trial: UsedTrial, now: number): Promise<void> {
  db.transaction((tx) => {
    const startedAt = startOf(tx, trial.emailHash, now);
    if (startedAt === null) return put(tx, trial);
    tx.update(users)
      .set({ status: 'None', subscriptionEndsAt: null, trialStartedAt: startedAt, trialDays: 0 })
      .where(and(eq(users.id, userId), eq(users.status, 'Trial')))
      .run();
  });
}

/** Drops at most `limit` hashes that were kept until before a moment. Answers how many. */
export async function pruneUsedTrials(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ hash: usedTrials.emailHash })
    .from(usedTrials)
    .where(lt(usedTrials.keptUntil, before))
    .limit(limit);
  return db.delete(usedTrials).where(inArray(usedTrials.emailHash, old)).run().changes;
}

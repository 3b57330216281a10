import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { usedTrials, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type UsedTrial = typeof usedTrials.$inferInsert;

/** When the address began its trial; null if that is not known. */
export async function usedTrialAt(db: Reader, emailHash: string, now: number): Promise<number | null> {
  const kept = and(eq(usedTrials.emailHash, emailHash), gt(usedTrials.keptUntil, now));
  const found = await first(db.select({ at: usedTrials.startedAt }).from(usedTrials).where(kept));
  return found?.at ?? null;
}

/** Records a trial; the start of an earlier one stays. */
export async function keepUsedTrial(tx: Tx, trial: UsedTrial): Promise<void> {
  await tx
    .insert(usedTrials)
    .values(trial)
    .onConflictDoUpdate({ target: usedTrials.emailHash, set: { keptUntil: trial.keptUntil } });
}

/** Records the user's trial, or ends it at once if the address has had one. */
export async function claimTrial(tx: Tx, userId: string, trial: UsedTrial, now: number): Promise<void> {
  const startedAt = await usedTrialAt(tx, trial.emailHash, now);
  if (startedAt === null) return keepUsedTrial(tx, trial);
  await tx
    .update(users)
    .set({ status: 'None', subscriptionEndsAt: null, trialStartedAt: startedAt, trialDays: 0 })
    .where(and(eq(users.id, userId), eq(users.status, 'Trial')));
}

/** Deletes at most `limit` hashes that expired before this time. @returns how many */
export async function pruneUsedTrials(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ hash: usedTrials.emailHash })
      .from(usedTrials)
      .where(lt(usedTrials.keptUntil, before))
      .limit(limit);
    return changes(await tx.delete(usedTrials).where(inArray(usedTrials.emailHash, old)));
  });
}

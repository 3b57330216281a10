import { and, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { changes, databaseNow } from '../dialect/query.ts';
import type { Db, Tx } from '../open.ts';
import { endDeadReservations } from '../operations/modelReservations.ts';
import { automations, engines, jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { unlockQueue } from './queue.ts';

export async function heartbeat(db: Db, worker: string): Promise<void> {
  await beat(db, [worker]);
}

/** The heartbeat of the ids by which graphile-worker locks queued jobs for a server. */
export async function queueHeartbeat(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await beat(db, ids);
}

async function beat(db: Db, holders: string[]): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .insert(engines)
      .values(holders.map((holder) => ({ holder, beatAt: databaseNow })))
      .onConflictDoUpdate({ target: engines.holder, set: { beatAt: databaseNow } }),
  );
}

/** Deletes workers without a heartbeat for `silentMs`, and releases their claims. @returns how many claims */
export async function reapDeadWorkers(db: Db, silentMs: number): Promise<number> {
  return transaction(db, async (tx) => {
    await tx.delete(engines).where(lt(engines.beatAt, sql`${databaseNow} - ${silentMs}`));
    return freeClaims(tx);
  });
}

/** The same for workers whose last heartbeat is before `moment`, when no process had the database open. */
export async function reapWorkersBefore(db: Db, moment: number): Promise<number> {
  return transaction(db, async (tx) => {
    await tx.delete(engines).where(lt(engines.beatAt, moment));
    return freeClaims(tx);
  });
}

export async function removeWorkers(db: Db, workers: string[]): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(engines).where(inArray(engines.holder, workers));
    await freeClaims(tx);
  });
}

/** Releases the claims of deleted workers. Their accounts and jobs are due again. */
async function freeClaims(tx: Tx): Promise<number> {
  const living = tx.select({ worker: engines.holder }).from(engines);
  const accounts = await tx
    .update(automations)
    .set({ leaseHolder: null, dueAt: 0 })
    .where(and(isNotNull(automations.leaseHolder), notInArray(automations.leaseHolder, living)));
  const claimed = await tx
    .update(jobs)
    .set({ lockedBy: null, lockedAt: null })
    .where(and(isNotNull(jobs.lockedBy), notInArray(jobs.lockedBy, living)));
  await endDeadReservations(tx);
  if (isPostgres) await unlockQueue(tx);
  return changes(accounts) + changes(claimed);
}

import { and, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { changes, databaseNow } from '../dialect/query.ts';
import type { Db, Tx } from '../open.ts';
import { endDeadReservations } from '../operations/modelReservations.ts';
import { automations, engines, jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { execute } from './execute.ts';
import type { Kind } from './jobs.ts';

/**
 * The heartbeat of a server.
 * @param pools the ids by which graphile-worker locks the server's jobs
 */
export async function heartbeat(db: Db, worker: string, pools: string[] = []): Promise<void> {
  const beatAt = databaseNow;
  const ids = pools.map((holder) => ({ holder, server: worker, beatAt }));
  await transaction(db, (tx) =>
    tx
      .insert(engines)
      .values([{ holder: worker, server: null, beatAt }, ...ids])
      .onConflictDoUpdate({ target: engines.holder, set: { beatAt } }),
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

export async function removeWorker(db: Db, worker: string): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(engines).where(or(eq(engines.holder, worker), eq(engines.server, worker)));
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
  const dead = and(isNotNull(jobs.lockedBy), notInArray(jobs.lockedBy, living));
  const claimed = isPostgres
    ? await unlockJobs(tx)
    : changes(await tx.update(jobs).set({ lockedBy: null, lockedAt: null }).where(dead));
  await endDeadReservations(tx);
  return changes(accounts) + claimed;
}

/**
 * Unlocks the jobs of dead pools, which graphile-worker itself would do after four hours. Deletes those that
 * were replaced while they ran.
 */
async function unlockJobs(tx: Tx): Promise<number> {
  const stuck = await execute<{ id: string; key: string | null; pool: string | null }>(
    tx,
    sql`select id, key, locked_by as pool from graphile_worker.jobs
      where (locked_at is not null or key is null)
      and (locked_by is null or locked_by collate "C" not in (select ${engines.holder} from ${engines}))`,
  );
  if (stuck.length === 0) return 0;
  const pools = [...new Set(stuck.flatMap(({ pool }) => pool ?? []))];
  await execute(tx, sql`select graphile_worker.force_unlock_workers(${sql.param(pools)}::text[])`);
  const replaced = stuck.filter(({ key }) => key === null).map(({ id }) => id);
  await execute(
    tx,
    sql`select count(*) from graphile_worker.complete_jobs(${sql.param(replaced)}::bigint[])`,
  );
  return stuck.length - replaced.length;
}

/** Jobs that graphile-worker locked for these pools, without an answer that their server knows of. */
const unknownTo = (pools: string[], known: string[], ms: number) =>
  and(
    inArray(jobs.lockedBy, pools),
    lte(jobs.lockedAt, sql`${databaseNow} - ${ms}`),
    notInArray(sql`"job_key"`, known),
  );

/**
 * Whether jobs are about to start: graphile-worker has locked them for these pools, or has passed over them
 * because another transaction held their row. Jobs whose group is running are not.
 */
export async function areStarting(db: Db, pools: string[], known: string[], kinds: Kind[]): Promise<boolean> {
  const group = sql`"group_key"`;
  const busy = db
    .select({ group })
    .from(jobs)
    .where(and(isNotNull(jobs.lockedBy), isNotNull(group)));
  const ready = and(
    inArray(jobs.kind, kinds),
    isNull(jobs.lockedBy),
    isNull(jobs.deadAt),
    sql`"starts_at" <= now()`,
    or(isNull(group), notInArray(group, busy)),
  );
  return (await db.$count(jobs, or(unknownTo(pools, known, 0), ready))) > 0;
}

/**
 * Frees jobs that graphile-worker locked for living pools, but whose answer was lost on the way.
 * @param known `kind:key` of the jobs that the server runs
 */
export async function freeLost(db: Db, pools: string[], known: string[], ms: number): Promise<number> {
  const lost = unknownTo(pools, known, ms);
  if ((await db.$count(jobs, lost)) === 0) return 0;
  return changes(
    await transaction(db, (tx) => tx.update(jobs).set({ lockedBy: null, lockedAt: null }).where(lost)),
  );
}

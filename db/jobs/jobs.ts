import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { changes, param } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { execute } from './execute.ts';
import { wake } from './wake.ts';

export type JobRow = typeof jobs.$inferSelect;
/** `run` runs an account. */
export type Kind = JobRow['kind'];
export type JobKind = Exclude<Kind, 'run'>;
export type NewJob = Pick<JobRow, 'kind' | 'key' | 'createdAt'> &
  Partial<Pick<JobRow, 'groupKey' | 'priority' | 'runAt'>>;

/** `release`: the attempt did not run and does not count. */
export type Outcome =
  | { state: 'done' }
  | { state: 'repeat'; runAt: number }
  | { state: 'retry'; runAt: number; error: string }
  | { state: 'dead'; at: number; error: string }
  | { state: 'release' };

/** A worker's claim of a job. It ends once the row has another worker or another number of attempts. */
export type Claim = Pick<JobRow, 'kind' | 'key' | 'attempts'> & { worker: string };

/** The job of a kind with this key. Postgres finds it by graphile-worker's index. */
export const isJob = (kind: Kind, key: SQLWrapper | string): SQL =>
  isPostgres
    ? sql`${jobs}."job_key" = (${`${kind}:`}::text || ${key}) collate "default"`
    : sql`(${jobs.kind} = ${kind} and ${jobs.key} = ${key})`;
const isFree = and(isNull(jobs.lockedBy), isNull(jobs.deadAt));
const waiting = (kind: Kind) => and(eq(jobs.kind, kind), isFree);

/**
 * Queues a job in the transaction of the change that needs it, due at once by default. A job with the same
 * key that is queued already stays unchanged.
 */
export const addJob = (tx: Tx, job: NewJob): Promise<void> => addJobs(tx, job.kind, [job]);

/** The same for many jobs of a kind. */
export async function addJobs(tx: Tx, kind: Kind, list: NewJob[]): Promise<void> {
  const rows = list.map(({ runAt, ...job }) => ({ ...job, runAt: runAt ?? job.createdAt }));
  const insert = tx.insert(jobs).values(rows);
  // The view's trigger keeps the job that is there.
  await (isPostgres ? insert : insert.onConflictDoNothing());
  wake(tx, kind);
}

/** Queues a job anew, dead or not, with its attempts reset. A running job stays with its worker. */
export async function restartJob(tx: Tx, job: NewJob): Promise<void> {
  await tx.delete(jobs).where(and(isJob(job.kind, job.key), isNull(jobs.lockedBy)));
  await addJob(tx, job);
}

/** A worker that is running a deleted job finds its claim ended. */
export async function cancelJobs(tx: Tx, kind: JobKind, keys: string[]): Promise<void> {
  const mine = isPostgres
    ? inArray(
        sql`${jobs}."job_key"`,
        keys.map((key) => `${kind}:${key}`),
      )
    : and(eq(jobs.kind, kind), inArray(jobs.key, keys));
  await tx.delete(jobs).where(mine);
}

export async function cancelGroup(tx: Tx, kind: JobKind, groupKey: string): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.groupKey, groupKey)));
}

const nextRun = prepare('nextRun', (db) =>
  db
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(and(eq(jobs.kind, param('kind')), isFree)),
);

/** @returns ms since the epoch; null without a waiting job */
export async function nextRunAt(db: Reader, kind: Kind): Promise<number | null> {
  return (await firstOrThrow(nextRun(db, { kind }))).at;
}

type Due = { kind: Kind; now: number; limit: number; perGroup: number | null };

/** The keys of due jobs that fit the limit of their group. */
async function dueJobs(tx: Tx, { kind, now, limit, perGroup }: Due): Promise<string[]> {
  const due = and(waiting(kind), lte(jobs.runAt, now));
  const { key, priority, runAt } = jobs;
  // There may be a run for each of many accounts. An index has them by due time, and none has a priority.
  const order = kind === 'run' ? [] : [asc(priority)];
  if (perGroup === null) {
    const sorted = [...order, asc(runAt), asc(jobs.createdAt), asc(key)];
    const found = tx.select({ key }).from(jobs).where(due);
    return (await found.orderBy(...sorted).limit(limit)).map((row) => row.key);
  }
  const running = await tx
    .select({ group: jobs.groupKey, n: count() })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isNotNull(jobs.lockedBy)))
    .groupBy(jobs.groupKey);
  const full = running.flatMap(({ group, n }) => (group !== null && n >= perGroup ? [group] : []));
  const taken = new Map(running.map(({ group, n }) => [group, n]));
  // At most `perGroup` per group, or one long queue would hide the other groups.
  const place =
    sql<number>`row_number() over (partition by coalesce(${jobs.groupKey}, ${key}) order by ${priority}, ${runAt}, ${jobs.createdAt}, ${key})`.mapWith(
      Number,
    );
  const ranked = tx
    .select({ key, group: jobs.groupKey, runAt, place: place.as('place') })
    .from(jobs)
    .where(and(due, full.length ? or(isNull(jobs.groupKey), notInArray(jobs.groupKey, full)) : undefined))
    .as('ranked');
  const next = await tx
    .select()
    .from(ranked)
    .where(lte(ranked.place, perGroup))
    .orderBy(asc(ranked.runAt), asc(ranked.key));
  const fits = next.filter(
    ({ group, place: at }) => group === null || at + (taken.get(group) ?? 0) <= perGroup,
  );
  return fits.slice(0, limit).map((row) => row.key);
}

/**
 * Claims due jobs of a kind for a worker.
 * @param perGroup how many jobs of a group may run at once on all workers; null without a limit
 */
export async function claimJobs(db: Db, claim: Due & { worker: string }): Promise<JobRow[]> {
  const { kind, worker, now } = claim;
  return transaction(db, async (tx) => {
    const keys = await dueJobs(tx, claim);
    if (keys.length === 0) return [];
    const claimed = await tx
      .update(jobs)
      .set({ lockedBy: worker, lockedAt: now, attempts: sql`${jobs.attempts} + 1` })
      .where(and(waiting(kind), inArray(jobs.key, keys)))
      .returning();
    return claimed.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  });
}

/**
 * Stores how an attempt ended, in the transaction of its other changes. Changes nothing and returns false if
 * the claim has ended.
 */
export async function settleJob(tx: Tx, claim: Claim, outcome: Outcome): Promise<boolean> {
  const mine = and(
    isJob(claim.kind, claim.key),
    eq(jobs.lockedBy, claim.worker),
    eq(jobs.attempts, claim.attempts),
  );
  if (outcome.state === 'done') return changes(await tx.delete(jobs).where(mine)) > 0;
  const free = { lockedBy: null, lockedAt: null };
  const change = {
    repeat: (end: Outcome & { state: 'repeat' }) => ({ runAt: end.runAt, attempts: 0, lastError: null }),
    retry: (end: Outcome & { state: 'retry' }) => ({ runAt: end.runAt, lastError: end.error }),
    dead: (end: Outcome & { state: 'dead' }) => ({ deadAt: end.at, lastError: end.error }),
    release: () => ({ attempts: claim.attempts - 1 }),
  }[outcome.state](outcome as never);
  const settled = await tx
    .update(jobs)
    .set({ ...free, ...change })
    .where(mine);
  return changes(settled) > 0;
}

/** `settleJob` in its own transaction. */
export async function settleOne(db: Db, claim: Claim, outcome: Outcome): Promise<boolean> {
  return transaction(db, (tx) => settleJob(tx, claim, outcome));
}

/** Makes a waiting job due, or all of its kind. */
export async function retryNow(db: Db, kind: Kind, now: number, key?: string): Promise<void> {
  const which = key === undefined ? waiting(kind) : and(isJob(kind, key), isFree);
  await transaction(db, async (tx) => {
    await tx.update(jobs).set({ runAt: now }).where(which);
    wake(tx, kind);
  });
}

/** Whether a job runs, or is due. */
export async function isPending(db: Reader, kind: Kind, key: string, now: number): Promise<boolean> {
  const due = and(lte(jobs.runAt, now), isNull(jobs.deadAt));
  return (await db.$count(jobs, and(isJob(kind, key), or(isNotNull(jobs.lockedBy), due)))) > 0;
}

/**
 * Has graphile-worker start the jobs that are due by a clock that is not the machine's.
 * @returns how many it may start now, and when the next is due, ms since the epoch by that clock
 */
export async function pullDue(
  db: Db,
  kinds: Kind[],
  now: number,
): Promise<{ ready: number; next: number | null }> {
  const free = and(inArray(jobs.kind, kinds), isFree);
  const isLater = sql`"starts_at" > now()`;
  return transaction(
    db,
    async (tx) => {
      const due = tx
        .select({ id: sql`"id"`, late: sql`${now}::bigint - ${jobs.runAt}`.as('late') })
        .from(jobs)
        .where(and(free, isLater, lte(jobs.runAt, now)));
      await execute(
        tx,
        sql`select count(*) from ${due} as due, lateral graphile_worker.reschedule_jobs(
          array[due.id], run_at => now() - due.late * interval '1 millisecond'
        )`,
      );
      const later = tx.select({ at: min(jobs.runAt) }).from(jobs);
      return {
        ready: await tx.$count(jobs, and(free, not(isLater))),
        next: (await firstOrThrow(later.where(and(free, isLater)))).at,
      };
    },
    { isolation: 'read committed' },
  );
}

/** Whether the tests move the clocks of all servers of this database. */
export async function hasMovedClock(db: Db): Promise<boolean> {
  const [row] = await execute<{ clock: string | null }>(
    db,
    sql`select current_setting('chimein.clock', true) as clock`,
  );
  return row?.clock === 'moved';
}

/**
 * Ensures that a timed job has its one row.
 * @param firstAt when a new row is due
 * @param latestAt a later due time came from a clock that was ahead, and is set to `now`
 */
export async function ensureTimed(
  db: Db,
  kind: Kind,
  times: { now: number; firstAt: number; latestAt: number },
): Promise<void> {
  const { now, firstAt, latestAt } = times;
  await transaction(db, async (tx) => {
    await addJob(tx, { kind, key: kind, createdAt: now, runAt: firstAt });
    await tx
      .update(jobs)
      .set({ runAt: now })
      .where(and(waiting(kind), gt(jobs.runAt, latestAt)));
  });
}

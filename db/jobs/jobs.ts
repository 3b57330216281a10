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
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { changes, takeTurns } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { queueDue } from './queue.ts';
import { wake } from './wake.ts';

export type JobRow = typeof jobs.$inferSelect;
export type JobKind = JobRow['kind'];
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

const of = (kind: JobKind, key: string) => and(eq(jobs.kind, kind), eq(jobs.key, key));
const waiting = (kind: JobKind) => and(eq(jobs.kind, kind), isNull(jobs.lockedBy), isNull(jobs.deadAt));

/**
 * Queues a job in the transaction of the change that needs it, due at once by default. A job with the same
 * key that is queued already stays unchanged.
 */
export async function addJob(tx: Tx, { runAt, ...job }: NewJob): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, runAt: runAt ?? job.createdAt })
    .onConflictDoNothing();
  wake(tx, job.kind);
}

/** Queues a job anew, dead or not, with its attempts reset. A running job stays with its worker. */
export async function restartJob(tx: Tx, { runAt, ...job }: NewJob): Promise<void> {
  const again = { runAt: runAt ?? job.createdAt, attempts: 0, deadAt: null, lastError: null };
  await tx
    .insert(jobs)
    .values({ ...job, ...again })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: again, setWhere: isNull(jobs.lockedBy) });
  wake(tx, job.kind);
}

/** A worker that is running a deleted job finds its claim ended. */
export async function cancelJobs(tx: Tx, kind: JobKind, keys: string[]): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), inArray(jobs.key, keys)));
}

export async function cancelGroup(tx: Tx, kind: JobKind, groupKey: string): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.groupKey, groupKey)));
}

/** @returns ms since the epoch; null without a waiting job */
export async function nextRunAt(db: Reader, kind: JobKind): Promise<number | null> {
  const next = db
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(waiting(kind));
  return (await firstOrThrow(next)).at;
}

type Due = { kind: JobKind; now: number; limit: number; perGroup: number | null };
/** A condition about a job's key. */
type Filter = (key: SQLWrapper) => SQL | undefined;

/**
 * Selects due jobs that fit the limit of their group.
 * @param filter applied after the jobs of a group are ranked
 */
async function dueJobs(
  tx: Tx,
  { kind, now, limit, perGroup }: Due,
  filter: Filter = () => undefined,
): Promise<Pick<JobRow, 'key' | 'priority' | 'runAt'>[]> {
  const due = and(waiting(kind), lte(jobs.runAt, now));
  const { key, priority, runAt } = jobs;
  if (perGroup === null)
    return tx
      .select({ key, priority, runAt })
      .from(jobs)
      .where(and(due, filter(key)))
      .orderBy(asc(priority), asc(runAt), asc(jobs.createdAt), asc(key))
      .limit(limit);
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
    .select({ key, group: jobs.groupKey, priority, runAt, place: place.as('place') })
    .from(jobs)
    .where(and(due, full.length ? or(isNull(jobs.groupKey), notInArray(jobs.groupKey, full)) : undefined))
    .as('ranked');
  const next = await tx
    .select()
    .from(ranked)
    .where(and(lte(ranked.place, perGroup), filter(ranked.key)))
    .orderBy(asc(ranked.runAt), asc(ranked.key));
  const fits = next.filter(
    ({ group, place: at }) => group === null || at + (taken.get(group) ?? 0) <= perGroup,
  );
  return fits.slice(0, limit);
}

/**
 * Claims due jobs of a kind for a worker.
 * @param perGroup how many jobs of a group may run at once on all workers; null without a limit
 */
export async function claimJobs(db: Db, claim: Due & { worker: string }): Promise<JobRow[]> {
  const { kind, worker, now } = claim;
  return transaction(db, async (tx) => {
    const keys = (await dueJobs(tx, claim)).map(({ key }) => key);
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
 * Claims one job. Undefined without such a job, or while a worker runs it.
 * @param claim.onlyDue skips the job if it is not due, or if `perGroup` jobs of its group are running
 */
export async function claimJob(
  db: Db,
  claim: { kind: JobKind; key: string; worker: string; now: number; onlyDue?: Pick<Due, 'perGroup'> },
): Promise<JobRow | undefined> {
  const { kind, key, worker, now, onlyDue } = claim;
  const locked = { lockedBy: worker, lockedAt: now, attempts: sql`${jobs.attempts} + 1` };
  const free = and(waiting(kind), eq(jobs.key, key), onlyDue && lte(jobs.runAt, now));
  return transaction(
    db,
    async (tx) => {
      if (onlyDue?.perGroup && (await isGroupFull(tx, kind, key, onlyDue.perGroup))) return undefined;
      return first(tx.update(jobs).set(locked).where(free).returning());
    },
    { isolation: 'read committed' },
  );
}

async function isGroupFull(tx: Tx, kind: JobKind, key: string, perGroup: number): Promise<boolean> {
  const found = await first(tx.select({ group: jobs.groupKey }).from(jobs).where(of(kind, key)));
  if (!found || found.group === null) return false;
  await takeTurns(tx, jobs, `${kind} ${found.group}`);
  const running = and(eq(jobs.kind, kind), eq(jobs.groupKey, found.group), isNotNull(jobs.lockedBy));
  return (await tx.$count(jobs, running)) >= perGroup;
}

/** Queues due jobs with graphile-worker. */
export async function queueDueJobs(db: Db, due: Omit<Due, 'limit'>): Promise<void> {
  await queueDue(db, due.kind, (tx, limit, isNotQueued) => dueJobs(tx, { ...due, limit }, isNotQueued));
}

/**
 * Stores how an attempt ended, in the transaction of its other changes. Changes nothing and returns false if
 * the claim has ended.
 */
export async function settleJob(tx: Tx, claim: Claim, outcome: Outcome): Promise<boolean> {
  const mine = and(
    of(claim.kind, claim.key),
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

/** Makes all waiting jobs of a kind due. */
export async function retryNow(db: Db, kind: JobKind, now: number): Promise<void> {
  await transaction(db, (tx) => tx.update(jobs).set({ runAt: now }).where(waiting(kind)));
}

/**
 * Ensures that a timed job has its one row.
 * @param firstAt when a new row is due
 * @param latestAt a later due time came from a clock that was ahead, and is set to `now`
 */
export async function ensureTimed(
  db: Db,
  kind: JobKind,
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

import { and, asc, count, eq, inArray, isNotNull, isNull, lte, min, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { jobs } from './schema/index.ts';

export type JobRow = typeof jobs.$inferSelect;
export type JobKind = JobRow['kind'];
export type NewJob = Pick<JobRow, 'kind' | 'key' | 'createdAt'> &
  Partial<Pick<JobRow, 'groupKey' | 'priority' | 'runAt'>>;

/** How an attempt ended. `release`: it was not carried out, and counts for nothing. */
export type Outcome =
  | { state: 'done' }
  | { state: 'repeat'; runAt: number }
  | { state: 'retry'; runAt: number; error: string }
  | { state: 'dead'; at: number; error: string }
  | { state: 'release' };

/** A worker's claim of a job; it is over as soon as the row says otherwise. */
export type Claim = Pick<JobRow, 'kind' | 'key' | 'attempts'> & { worker: string };

const of = (kind: JobKind, key: string) => and(eq(jobs.kind, kind), eq(jobs.key, key));
const waiting = (kind: JobKind) => and(eq(jobs.kind, kind), isNull(jobs.lockedBy), isNull(jobs.deadAt));

/** Queues a job, due at once unless it says when. One of its key that waits keeps its place. Belongs into the transaction of the change that calls for it. */
export function addJob(tx: Db | Tx, { runAt, ...job }: NewJob): void {
  tx.insert(jobs)
    .values({ ...job, runAt: runAt ?? job.createdAt })
    .onConflictDoNothing()
    .run();
}

/** Has a job run at once from its first attempt on, dead or not; one that a worker runs now is left to it. Queues it where there is none. */
export function restartJob(tx: Db | Tx, { runAt, ...job }: NewJob): void {
  const again = { runAt: runAt ?? job.createdAt, attempts: 0, deadAt: null, lastError: null };
  tx.insert(jobs)
    .values({ ...job, ...again })
    .onConflictDoUpdate({ target: [jobs.kind, jobs.key], set: again, setWhere: isNull(jobs.lockedBy) })
    .run();
}

/** Takes jobs away that nothing is to come of any more. A worker that runs one finds that it is gone. */
export function cancelJobs(tx: Db | Tx, kind: JobKind, keys: string[]): void {
  tx.delete(jobs)
    .where(and(eq(jobs.kind, kind), inArray(jobs.key, keys)))
    .run();
}

/** The same for all jobs of a group. */
export function cancelGroup(tx: Db | Tx, kind: JobKind, groupKey: string): void {
  tx.delete(jobs)
    .where(and(eq(jobs.kind, kind), eq(jobs.groupKey, groupKey)))
    .run();
}

/** When the next job of a kind is due, ms since the epoch; null when none waits. */
export async function nextRunAt(db: Db, kind: JobKind): Promise<number | null> {
  const first = db
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(waiting(kind));
  return first.get()?.at ?? null;
}

/**
 * Takes jobs of a kind that are due, the longest waiting first, for one worker alone.
 * @param perGroup how many of a group may run at the same time, at all workers together; null without a limit
 */
export async function claimJobs(
  db: Db,
  claim: { kind: JobKind; worker: string; now: number; limit: number; perGroup: number | null },
): Promise<JobRow[]> {
  const { kind, worker, now, limit, perGroup } = claim;
  return db.transaction((tx) => {
    const due = and(waiting(kind), lte(jobs.runAt, now));
    const order = [asc(jobs.priority), asc(jobs.runAt), asc(jobs.createdAt), asc(jobs.key)];
    let keys: string[];
    if (perGroup === null) {
      const first = tx
        .select({ key: jobs.key })
        .from(jobs)
        .where(due)
        .orderBy(...order)
        .limit(limit)
        .all();
      keys = first.map(({ key }) => key);
    } else {
      const running = tx
        .select({ group: jobs.groupKey, n: count() })
        .from(jobs)
        .where(and(eq(jobs.kind, kind), isNotNull(jobs.lockedBy)))
        .groupBy(jobs.groupKey)
        .all();
      const full = running.flatMap(({ group, n }) => (group !== null && n >= perGroup ? [group] : []));
      const taken = new Map(running.map(({ group, n }) => [group, n]));
      // So many of each group at most, or one with a long queue would keep the others from being seen.
      const place = sql<number>`row_number() over (partition by coalesce(${jobs.groupKey}, ${jobs.key}) order by ${jobs.priority}, ${jobs.runAt}, ${jobs.createdAt}, ${jobs.key})`;
      const ranked = tx
        .select({ key: jobs.key, group: jobs.groupKey, runAt: jobs.runAt, place: place.as('place') })
        .from(jobs)
        .where(and(due, full.length ? or(isNull(jobs.groupKey), notInArray(jobs.groupKey, full)) : undefined))
        .as('ranked');
      const first = tx
        .select({ key: ranked.key, group: ranked.group, place: ranked.place })
        .from(ranked)
        .where(lte(ranked.place, perGroup))
        .orderBy(asc(ranked.runAt), asc(ranked.key))
        .all();
      const fits = first.filter(
        ({ group, place: at }) => group === null || at + (taken.get(group) ?? 0) <= perGroup,
      );
      keys = fits.slice(0, limit).map(({ key }) => key);
    }
    if (keys.length === 0) return [];
    return tx
      .update(jobs)
      .set({ lockedBy: worker, lockedAt: now, attempts: sql`${jobs.attempts} + 1` })
      .where(and(waiting(kind), inArray(jobs.key, keys)))
      .returning()
      .all()
      .sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  });
}

/** Takes one job, due or not; undefined where there is none, or where a worker runs it. */
export async function claimJob(
  db: Db,
  { kind, key, worker, now }: { kind: JobKind; key: string; worker: string; now: number },
): Promise<JobRow | undefined> {
  return db
    .update(jobs)
    .set({ lockedBy: worker, lockedAt: now, attempts: sql`${jobs.attempts} + 1` })
    .where(and(waiting(kind), eq(jobs.key, key)))
    .returning()
    .get();
}

/** Writes down how an attempt ended. False where the claim is over: then nothing is written. Belongs into the transaction of what else it changed. */
export function settleJob(tx: Db | Tx, claim: Claim, outcome: Outcome): boolean {
  const mine = and(
    of(claim.kind, claim.key),
    eq(jobs.lockedBy, claim.worker),
    eq(jobs.attempts, claim.attempts),
  );
  if (outcome.state === 'done') return tx.delete(jobs).where(mine).run().changes > 0;
  const free = { lockedBy: null, lockedAt: null };
  const change = {
    repeat: (end: Outcome & { state: 'repeat' }) => ({ runAt: end.runAt, attempts: 0, lastError: null }),
    retry: (end: Outcome & { state: 'retry' }) => ({ runAt: end.runAt, lastError: end.error }),
    dead: (end: Outcome & { state: 'dead' }) => ({ deadAt: end.at, lastError: end.error }),
    release: () => ({ attempts: claim.attempts - 1 }),
  }[outcome.state](outcome as never);
  return (
    tx
      .update(jobs)
      .set({ ...free, ...change })
      .where(mine)
      .run().changes > 0
  );
}

/** `settleJob` by itself. */
export async function settleOne(db: Db, claim: Claim, outcome: Outcome): Promise<boolean> {
  return settleJob(db, claim, outcome);
}

/** Makes all of a kind that wait due: a new start is a new chance. */
export async function retryNow(db: Db, kind: JobKind, now: number): Promise<void> {
  db.update(jobs).set({ runAt: now }).where(waiting(kind)).run();
}

/**
 * Sees to the one row of timed work.
 * @param firstAt when it is due where there is no row yet
 * @param latestAt later than this it is never due: a clock that was ahead wrote that
 */
export async function ensureTimed(
  db: Db,
  kind: JobKind,
  times: { now: number; firstAt: number; latestAt: number },
): Promise<void> {
  const { now, firstAt, latestAt } = times;
  return db.transaction((tx) => {
    addJob(tx, { kind, key: kind, createdAt: now, runAt: firstAt });
    tx.update(jobs)
      .set({ runAt: now })
      .where(and(waiting(kind), sql`${jobs.runAt} > ${latestAt}`))
      .run();
  });
}

import { and, asc, count, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import type { JobKind, JobRow } from './jobs.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { jobs } from './schema/index.ts';

export type DeadLetter = Pick<JobRow, 'kind' | 'key' | 'createdAt' | 'attempts' | 'lastError' | 'deadAt'>;
export type DeadLetterPage = {
  sort: { field: 'deadAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: { kind?: JobKind | undefined };
};

const dead = isNotNull(jobs.deadAt);

/** A page of the jobs that were given up, and how many match in all. */
export async function listDeadLetters(
  db: Db,
  { sort, offset, limit, filter }: DeadLetterPage,
): Promise<{ rows: DeadLetter[]; total: number }> {
  const where = and(dead, filter.kind === undefined ? undefined : eq(jobs.kind, filter.kind));
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: tx
      .select()
      .from(jobs)
      .where(where)
      .orderBy(order(jobs.deadAt), asc(jobs.key))
      .limit(limit)
      .offset(offset)
      .all(),
    total: tx.select({ n: count() }).from(jobs).where(where).get()?.n ?? 0,
  }));
}

/** Queues a dead letter again from its first attempt on. Undefined where there is none. */
export async function replayDeadLetter(
  db: Db,
  kind: JobKind,
  key: string,
  now: number,
  note: AuditEntry,
): Promise<JobRow | undefined> {
  return db.transaction((tx) => {
    const replayed = tx
      .update(jobs)
      .set({ deadAt: null, lastError: null, attempts: 0, createdAt: now, runAt: now })
      .where(and(dead, eq(jobs.kind, kind), eq(jobs.key, key)))
      .returning()
      .get();
    if (replayed) writeAudit(tx, note);
    return replayed;
  });
}

/** Drops the jobs that were given up before a moment. Answers how many. */
export async function pruneDeadLetters(db: Db, before: number): Promise<number> {
  return db.delete(jobs).where(lt(jobs.deadAt, before)).run().changes;
}

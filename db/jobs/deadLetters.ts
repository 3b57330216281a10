import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import type { Db, Reader } from '../open.ts';
import { jobs, mails, webhookEndpoints } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { isJob, type JobKind, type JobRow } from './jobs.ts';
import { wake } from './wake.ts';

/** A dead job with the recipient and subject of its mail, or the address of its webhook. */
export type DeadLetter = JobRow & {
  kind: JobKind;
  recipient: string | null;
  subject: string | null;
  url: string | null;
};
export type DeadLetterPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: { id?: string[] | undefined; kind?: JobKind | undefined };
};

const isDead = isNotNull(jobs.deadAt);
const shown = (db: Reader) =>
  db
    .select({
      job: jobs,
      recipient: mails.recipient,
      subject: mails.subject,
      url: webhookEndpoints.url,
    })
    .from(jobs)
    .leftJoin(mails, and(eq(jobs.kind, 'mail'), eq(mails.id, jobs.key)))
    .leftJoin(webhookEndpoints, and(eq(jobs.kind, 'webhook'), eq(webhookEndpoints.id, jobs.groupKey)));

export async function listDeadLetters(
  db: Reader,
  { sort, offset, limit, filter }: DeadLetterPage,
): Promise<{ rows: DeadLetter[]; total: number }> {
  const where = and(
    isDead,
    filter.id && inArray(sql`${jobs.kind} || ':' || ${jobs.key}`, filter.id),
    filter.kind === undefined ? undefined : eq(jobs.kind, filter.kind),
  );
  const order = sort.descending ? desc : asc;
  const rows = await shown(db)
    .where(where)
    .orderBy(order(jobs.createdAt), order(jobs.key))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(toLetter),
    total: await db.$count(jobs, where),
  };
}

/** Finds any job, dead or not. */
export async function findJob(db: Reader, kind: string, key: string): Promise<DeadLetter | undefined> {
  const found = await first(shown(db).where(isJob(kind as JobKind, key)));
  return found && toLetter(found);
}

type Shown = Awaited<ReturnType<typeof shown>>[number];
const toLetter = ({ job, ...about }: Shown): DeadLetter => ({
  ...{ ...job, kind: job.kind as JobKind },
  ...about,
});

/** Queues a dead letter again with its attempts reset. Undefined without such a letter. */
export async function replayDeadLetter(
  db: Db,
  kind: JobKind,
  key: string,
  now: number,
  note: AuditEntry,
): Promise<JobRow | undefined> {
  return transaction(db, async (tx) => {
    const replayed = await first(
      tx
        .update(jobs)
        .set({ deadAt: null, lastError: null, attempts: 0, createdAt: now, runAt: now })
        .where(and(isDead, isJob(kind, key)))
        .returning(),
    );
    if (!replayed) return undefined;
    await writeAudit(tx, note);
    wake(tx, kind);
    return replayed;
  });
}

/** Returns the number of deleted rows. */
export async function pruneDeadLetters(db: Db, before: number): Promise<number> {
  return changes(await transaction(db, (tx) => tx.delete(jobs).where(lt(jobs.deadAt, before))));
}

import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
} from 'drizzle-orm';
import { changes, contains } from '../dialect/query.ts';
import { first, one } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { restartJob } from '../jobs/jobs.ts';
import type { Db, Reader } from '../open.ts';
import { jobs, mails } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { insertMail, type MailRow } from './mails.ts';

/** A mail with its job: `dueAt` is when it is tried next, null once it is sent or given up. */
export type LoggedMail = MailRow & { dueAt: number | null };

const waiting = isNotNull(jobs.runAt);
const inState = {
  waiting,
  sent: and(isNull(jobs.runAt), isNotNull(mails.sentAt)),
  failed: and(isNull(jobs.runAt), isNull(mails.sentAt)),
};
export type MailPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: { state?: keyof typeof inState | undefined; kind?: string | undefined; q?: string | undefined };
};

const itsJob = and(eq(jobs.kind, 'mail'), eq(jobs.key, mails.id), isNull(jobs.deadAt));
const logged = (db: Reader) =>
  db
    .select({ ...getTableColumns(mails), dueAt: jobs.runAt })
    .from(mails)
    .leftJoin(jobs, itsJob);

/** A page of the mails, and how many match in all. `q` is looked for in the recipient and the subject. Ids grow with time. */
export async function listMails(
  db: Reader,
  { sort, offset, limit, filter }: MailPage,
): Promise<{ rows: LoggedMail[]; total: number }> {
  const where = and(
    filter.state && inState[filter.state],
    filter.kind === undefined ? undefined : eq(mails.kind, filter.kind),
    filter.q ? or(contains(mails.recipient, filter.q), contains(mails.subject, filter.q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  const total = db.select({ n: count() }).from(mails).leftJoin(jobs, itsJob).where(where);
  return {
    rows: await logged(db).where(where).orderBy(order(mails.id)).limit(limit).offset(offset),
    total: (await one(total)).n,
  };
}

export async function findMail(db: Reader, id: string): Promise<LoggedMail | undefined> {
  return first(logged(db).where(eq(mails.id, id)));
}

/**
 * Has a mail sent at once: one that waits, now; of one that is done with, a copy under the id `again`. Answers the id of the mail that is
 * to be sent; undefined where its text was not kept.
 */
export async function sendAgain(
  db: Db,
  id: string,
  again: string,
  now: number,
  note: AuditEntry,
): Promise<string | undefined> {
  return transaction(db, async (tx) => {
    const kept = await first(logged(tx).where(and(eq(mails.id, id), ne(mails.text, ''))));
    if (!kept) return undefined;
    await writeAudit(tx, note);
    if (kept.dueAt !== null) {
      await restartJob(tx, { kind: 'mail', key: id, createdAt: now });
      return id;
    }
    const { userId, kind, recipient, subject, text, html } = kept;
    await insertMail(tx, { id: again, userId, kind, recipient, subject, text, html, createdAt: now });
    return again;
  });
}

/** Drops at most `limit` mails from before a moment that were sent or given up. Answers how many. */
export async function pruneMails(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const queued = tx
      .select({ key: jobs.key })
      .from(jobs)
      .where(and(eq(jobs.kind, 'mail'), isNull(jobs.deadAt)));
    const old = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(lt(mails.createdAt, before), notInArray(mails.id, queued)))
      .limit(limit);
    return changes(await tx.delete(mails).where(inArray(mails.id, old)));
  });
}

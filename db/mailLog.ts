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
import { type AuditEntry, writeAudit } from './audit.ts';
import { contains } from './contains.ts';
import { restartJob } from './jobs.ts';
import { insertMail, type MailRow } from './mails.ts';
import { oneState } from './oneState.ts';
import type { Db, Tx } from './open.ts';
import { jobs, mails } from './schema/index.ts';

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
const logged = (tx: Db | Tx) =>
  tx
    .select({ ...getTableColumns(mails), dueAt: jobs.runAt })
    .from(mails)
    .leftJoin(jobs, itsJob);

/** A page of the mails, and how many match in all. `q` is looked for in the recipient and the subject. Ids grow with time. */
export async function listMails(
  db: Db,
  { sort, offset, limit, filter }: MailPage,
): Promise<{ rows: LoggedMail[]; total: number }> {
  const where = and(
    filter.state && inState[filter.state],
    filter.kind === undefined ? undefined : eq(mails.kind, filter.kind),
    filter.q ? or(contains(mails.recipient, filter.q), contains(mails.subject, filter.q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: logged(tx).where(where).orderBy(order(mails.id)).limit(limit).offset(offset).all(),
    total: tx.select({ n: count() }).from(mails).leftJoin(jobs, itsJob).where(where).get()?.n ?? 0,
  }));
}

export async function findMail(db: Db, id: string): Promise<LoggedMail | undefined> {
  return logged(db).where(eq(mails.id, id)).get();
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
  return db.transaction((tx) => {
    const kept = logged(tx)
      .where(and(eq(mails.id, id), ne(mails.text, '')))
      .get();
    if (!kept) return undefined;
    writeAudit(tx, note);
    if (kept.dueAt !== null) {
      restartJob(tx, { kind: 'mail', key: id, createdAt: now });
      return id;
    }
    const { userId, kind, recipient, subject, text, html } = kept;
    insertMail(tx, { id: again, userId, kind, recipient, subject, text, html, createdAt: now });
    return again;
  });
}

/** Drops at most `limit` mails from before a moment that were sent or given up. Answers how many. */
export async function pruneMails(db: Db, before: number, limit: number): Promise<number> {
  const queued = db
    .select({ key: jobs.key })
    .from(jobs)
    .where(and(eq(jobs.kind, 'mail'), isNull(jobs.deadAt)));
  const old = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lt(mails.createdAt, before), notInArray(mails.id, queued)))
    .limit(limit);
  return db.delete(mails).where(inArray(mails.id, old)).run().changes;
}

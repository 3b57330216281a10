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
  type SQL,
  sql,
} from 'drizzle-orm';
import { changes, contains } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { addJob, type Claim, isJob, type Outcome, restartJob, settleJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import type { Page } from '../page.ts';
import { jobs, mails } from '../schema/index.ts';
import type { MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'id' | 'userId' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'
> &
  Partial<Pick<MailRow, 'sealed'>>;

const urgent = -1;

/** Inserts an e-mail with the job that sends it, in the transaction of its cause. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.insert(mails).values(mail);
  await addJob(tx, {
    kind: 'mail',
    key: mail.id,
    createdAt: mail.createdAt,
    priority: mail.sealed ? urgent : 0,
  });
}

/** A user's e-mails. Older rows without a user id match by the current address. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** Once an e-mail is sent or given up, deletes a body that may hold a code or a link. */
const emptied = (keepsBody: boolean) => (keepsBody ? {} : { text: '', html: '' });

/** Records that an e-mail was sent, even if another worker has claimed its job since. */
export async function recordMailSent(
  db: Db,
  claim: Claim,
  at: MachineTime,
  keepsBody: boolean,
): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx
      .update(mails)
      .set({ ...emptied(keepsBody), sentAt: at, fault: null, tries: claim.attempts })
      .where(eq(mails.id, claim.key));
  });
}

/** Records a failed attempt. An e-mail without its body can't be replayed, so it becomes no dead letter. */
export async function recordMailFailed(
  db: Db,
  claim: Claim,
  outcome: Outcome & { state: 'retry' | 'dead' },
  keepsBody: boolean,
): Promise<void> {
  await transaction(db, async (tx) => {
    const isOver = outcome.state === 'dead';
    if (!(await settleJob(tx, claim, isOver && !keepsBody ? { state: 'done' } : outcome))) return;
    await tx
      .update(mails)
      .set({ ...(isOver ? emptied(keepsBody) : {}), fault: outcome.error, tries: claim.attempts })
      .where(eq(mails.id, claim.key));
  });
}

/** Deletes a farewell and its job, because the recipient has asked to be erased. */
export async function forgetMail(db: Db, claim: Claim): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx.delete(mails).where(eq(mails.id, claim.key));
  });
}

/** `dueAt`: when it is tried next; null once it is sent or given up. */
export type LoggedMail = MailRow & { dueAt: number | null };

const waiting = isNotNull(jobs.runAt);
const inState = {
  waiting,
  sent: and(isNull(jobs.runAt), isNotNull(mails.sentAt)),
  failed: and(isNull(jobs.runAt), isNull(mails.sentAt)),
};
export type MailPage = Page<
  'createdAt',
  {
    id?: string[] | undefined;
    state?: keyof typeof inState | undefined;
    kind?: string | undefined;
    q?: string | undefined;
  }
>;

const itsJob = and(isJob('mail', mails.id), isNull(jobs.deadAt));
const logged = (db: Reader) =>
  db
    .select({ ...getTableColumns(mails), dueAt: jobs.runAt })
    .from(mails)
    .leftJoin(jobs, itsJob);

/** `q` searches recipient and subject. */
export async function listMails(
  db: Reader,
  { sort, offset, limit, filter }: MailPage,
): Promise<{ rows: LoggedMail[]; total: number }> {
  const where = and(
    filter.id && inArray(mails.id, filter.id),
    filter.state && inState[filter.state],
    filter.kind === undefined ? undefined : eq(mails.kind, filter.kind),
    filter.q ? or(contains(mails.recipient, filter.q), contains(mails.subject, filter.q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  const total = db.select({ n: count() }).from(mails).leftJoin(jobs, itsJob).where(where);
  return {
    rows: await logged(db).where(where).orderBy(order(mails.id)).limit(limit).offset(offset),
    total: (await firstOrThrow(total)).n,
  };
}

export async function findMail(db: Reader, id: string): Promise<LoggedMail | undefined> {
  return first(logged(db).where(eq(mails.id, id)));
}

/**
 * Sends a waiting e-mail now, or a copy of a finished one under the ID `again`.
 * @returns the ID of the e-mail to send; undefined if its text is deleted
 */
export async function sendAgain(
  db: Db,
  id: string,
  again: string,
  now: MachineTime,
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

/** Deletes at most `limit` finished e-mails from before this time. @returns how many */
export async function pruneMails(db: Db, before: MachineTime, limit: number): Promise<number> {
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

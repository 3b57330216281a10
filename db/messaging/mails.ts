import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addJob, type Claim, type Outcome, settleJob } from '../jobs/jobs.ts';
import type { Db, Tx } from '../open.ts';
import { mails } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'id' | 'userId' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'
> &
  Partial<Pick<MailRow, 'sealed'>>;

/** Somebody waits for a code or a link; a receipt can wait behind it. */
const urgent = -1;

/** Keeps a mail and queues it, to be sent at once. Belongs into the transaction of what it tells. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.insert(mails).values(mail);
  await addJob(tx, {
    kind: 'mail',
    key: mail.id,
    createdAt: mail.createdAt,
    priority: mail.sealed ? urgent : 0,
  });
}

/** `insertMail` by itself. */
export const queueMail = (db: Db, mail: NewMail): Promise<void> =>
  transaction(db, (tx) => insertMail(tx, mail));

/** The mails of a person; by their present address where a row is from before mails had an owner. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** A body may hold a code or a link: then it goes as soon as nobody needs it. */
const emptied = (keepsBody: boolean) => (keepsBody ? {} : { text: '', html: '' });

/** Records that a mail was sent, whoever has its job by now. */
export async function recordMailSent(db: Db, claim: Claim, at: number, keepsBody: boolean): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx
      .update(mails)
      .set({ ...emptied(keepsBody), sentAt: at, fault: null, tries: claim.attempts })
      .where(eq(mails.id, claim.key));
  });
}

/** Records an attempt that failed. A mail that is given up and whose body goes can't be replayed: it is no dead letter. */
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

/** For a mail that must leave no trace once it is done with, because its recipient asked to be forgotten. */
export async function forgetMail(db: Db, claim: Claim): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx.delete(mails).where(eq(mails.id, claim.key));
  });
}

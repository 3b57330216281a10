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

/** A user waits for a code or a link. */
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

/** A user's e-mails; rows from before e-mails had an owner match by the current address. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** A body that may hold a code or a link is deleted once it is sent or given up. */
const emptied = (keepsBody: boolean) => (keepsBody ? {} : { text: '', html: '' });

/** Records that an e-mail was sent, even if another worker has claimed its job since. */
export async function recordMailSent(db: Db, claim: Claim, at: number, keepsBody: boolean): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx
      .update(mails)
      .set({ ...emptied(keepsBody), sentAt: at, fault: null, tries: claim.attempts })
      .where(eq(mails.id, claim.key));
  });
}

/** Records a failed attempt. A given-up e-mail without its body can't be replayed, so it is no dead letter. */
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

/** Deletes a farewell with its job: its recipient has asked to be forgotten. */
export async function forgetMail(db: Db, claim: Claim): Promise<void> {
  await transaction(db, async (tx) => {
    await settleJob(tx, claim, { state: 'done' });
    await tx.delete(mails).where(eq(mails.id, claim.key));
  });
}

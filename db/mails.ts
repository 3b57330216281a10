import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addJob, type Claim, type Outcome, settleJob } from './jobs.ts';
import type { Db, Tx } from './open.ts';
import { mails } from './schema/index.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'id' | 'userId' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'
> &
  Partial<Pick<MailRow, 'sealed'>>;

/** Somebody waits for a code or a link; a receipt can wait behind it. */
const urgent = -1;

/** Keeps a mail and queues it, to be sent at once. Belongs into the transaction of what it tells. */
export function insertMail(tx: Db | Tx, mail: NewMail): void {
  tx.insert(mails).values(mail).run();
  addJob(tx, {
    kind: 'mail',
    key: mail.id,
    createdAt: mail.createdAt,
    priority: mail.sealed ? urgent : 0,
  });
}

/** `insertMail` by itself. */
export async function queueMail(db: Db, mail: NewMail): Promise<void> {
  db.transaction((tx) => insertMail(tx, mail));
}

/** The mails of a person; by their present address where a row is from before mails had an owner. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** A body may hold a code or a link: then it goes as soon as nobody needs it. */
const emptied = (keepsBody: boolean) => (keepsBody ? {} : { text: '', html: '' });

/** Records that a mail was sent, whoever has its job by now. */
export async function recordMailSent(db: Db, claim: Claim, at: number, keepsBody: boolean): Promise<void> {
  db.transaction((tx) => {
    settleJob(tx, claim, { state: 'done' });
    tx.update(mails)
      .set({ ...emptied(keepsBody), sentAt: at, fault: null, tries: claim.attempts })
      .where(eq(mails.id, claim.key))
      .run();
  });
}

/** Records an attempt that failed. A mail that is given up and whose body goes can't be replayed: it is no dead letter. */
export async function recordMailFailed(
  db: Db,
  claim: Claim,
  outcome: Outcome & { state: 'retry' | 'dead' },
  keepsBody: boolean,
): Promise<void> {
  db.transaction((tx) => {
    const isOver = outcome.state === 'dead';
    if (!settleJob(tx, claim, isOver && !keepsBody ? { state: 'done' } : outcome)) return;
    tx.update(mails)
      .set({ ...(isOver ? emptied(keepsBody) : {}), fault: outcome.error, tries: claim.attempts })
      .where(eq(mails.id, claim.key))
      .run();
  });
}

/** For a mail that must leave no trace once it is done with, because its recipient asked to be forgotten. */
export async function forgetMail(db: Db, claim: Claim): Promise<void> {
  db.transaction((tx) => {
    settleJob(tx, claim, { state: 'done' });
    tx.delete(mails).where(eq(mails.id, claim.key)).run();
  });
}

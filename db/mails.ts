import { and, asc, eq, isNotNull, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { one } from './first.ts';
import type { Db, Reader, Tx } from './open.ts';
import { mails } from './schema/index.ts';
import { transaction } from './transaction.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'id' | 'userId' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'
> &
  Partial<Pick<MailRow, 'sealed'>>;

/** Keeps a mail that is to be sent at once. */
export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.insert(mails).values({ ...mail, dueAt: mail.createdAt });
}

/** The mails of a person; by their present address where a row is from before mails had an owner. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** The mails that are to be sent by now, the longest waiting first. */
export async function dueMails(db: Reader, now: number, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(limit);
}

/** When the next mail is to be sent; null when none waits. */
export async function nextMailDueAt(db: Reader): Promise<number | null> {
  const waiting = db
    .select({ at: min(mails.dueAt) })
    .from(mails)
    .where(isNotNull(mails.dueAt));
  return (await one(waiting)).at;
}

/** A body may hold a code or a link: then it goes as soon as nobody needs it. */
const done = (keepsBody: boolean) => ({ dueAt: null, ...(keepsBody ? {} : { text: '', html: '' }) });

export async function recordMailSent(db: Db, id: string, now: number, keepsBody: boolean): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(mails)
      .set({ ...done(keepsBody), sentAt: now, fault: null })
      .where(eq(mails.id, id)),
  );
}

export async function postponeMail(
  db: Db,
  id: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  await transaction(db, (tx) => tx.update(mails).set(again).where(eq(mails.id, id)));
}

/** For a mail that must leave no trace once it is done with, because its recipient asked to be forgotten. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  await transaction(db, (tx) => tx.delete(mails).where(eq(mails.id, id)));
}

export async function giveUpMail(
  db: Db,
  id: string,
  end: { tries: number; fault: string },
  keepsBody: boolean,
): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(mails)
      .set({ ...done(keepsBody), ...end })
      .where(eq(mails.id, id)),
  );
}

import { and, asc, eq, isNotNull, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from './open.ts';
import { mails } from './schema/index.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  MailRow,
  'id' | 'userId' | 'kind' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'
> &
  Partial<Pick<MailRow, 'sealed'>>;

/** Keeps a mail that is to be sent at once. */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  insertMailRow(db, mail);
}

/** The same within the transaction of what it tells. */
export function insertMailRow(tx: Db | Tx, mail: NewMail): void {
  tx.insert(mails)
    .values({ ...mail, dueAt: mail.createdAt })
    .run();
}

/** The mails of a person; by their present address where a row is from before mails had an owner. */
export const mailsOf = ({ id, emailKey }: { id: string; emailKey: string }): SQL | undefined =>
  or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.recipient})`, emailKey)));

/** The mails that are to be sent by now, the longest waiting first. */
export async function dueMails(db: Db, now: number, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.dueAt), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt))
    .limit(limit)
    .all();
}

/** When the next mail is to be sent; null when none waits. */
export async function nextMailDueAt(db: Db): Promise<number | null> {
  return (
    db
      .select({ at: min(mails.dueAt) })
      .from(mails)
      .where(isNotNull(mails.dueAt))
      .get()?.at ?? null
  );
}

/** A body may hold a code or a link: then it goes as soon as nobody needs it. */
const done = (keepsBody: boolean) => ({ dueAt: null, ...(keepsBody ? {} : { text: '', html: '' }) });

export async function recordMailSent(db: Db, id: string, now: number, keepsBody: boolean): Promise<void> {
  db.update(mails)
    .set({ ...done(keepsBody), sentAt: now, fault: null })
    .where(eq(mails.id, id))
    .run();
}

export async function postponeMail(
  db: Db,
  id: string,
  again: { dueAt: number; tries: number; fault: string },
): Promise<void> {
  db.update(mails).set(again).where(eq(mails.id, id)).run();
}

/** For a mail that must leave no trace once it is done with, because its recipient asked to be forgotten. */
export async function forgetMail(db: Db, id: string): Promise<void> {
  db.delete(mails).where(eq(mails.id, id)).run();
}

export async function giveUpMail(
  db: Db,
  id: string,
  end: { tries: number; fault: string },
  keepsBody: boolean,
): Promise<void> {
  db.update(mails)
    .set({ ...done(keepsBody), ...end })
    .where(eq(mails.id, id))
    .run();
}

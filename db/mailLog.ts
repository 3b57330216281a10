import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { contains } from './contains.ts';
import { insertMailRow, type MailRow } from './mails.ts';
import { oneState } from './oneState.ts';
import type { Db } from './open.ts';
import { mails } from './schema/index.ts';

const inState = {
  waiting: isNotNull(mails.dueAt),
  sent: and(isNull(mails.dueAt), isNotNull(mails.sentAt)),
  failed: and(isNull(mails.dueAt), isNull(mails.sentAt)),
};
export type MailPage = {
  sort: { field: 'createdAt'; descending: boolean };
  offset: number;
  limit: number;
  filter: { state?: keyof typeof inState | undefined; kind?: string | undefined; q?: string | undefined };
};

/** A page of the mails, and how many match in all. `q` is looked for in the recipient and the subject. Ids grow with time. */
export async function listMails(
  db: Db,
  { sort, offset, limit, filter }: MailPage,
): Promise<{ rows: MailRow[]; total: number }> {
  const where = and(
    filter.state && inState[filter.state],
    filter.kind === undefined ? undefined : eq(mails.kind, filter.kind),
    filter.q ? or(contains(mails.recipient, filter.q), contains(mails.subject, filter.q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  return oneState(db, (tx) => ({
    rows: tx.select().from(mails).where(where).orderBy(order(mails.id)).limit(limit).offset(offset).all(),
    total: tx.select({ n: count() }).from(mails).where(where).get()?.n ?? 0,
  }));
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.select().from(mails).where(eq(mails.id, id)).get();
}

/**
 * Has a mail sent at once: one that waits, now; of one that is done with, a copy under the id `again`. Answers the row that is to be
 * sent; undefined where its text was not kept.
 */
export async function sendAgain(
  db: Db,
  id: string,
  again: string,
  now: number,
  note: AuditEntry,
): Promise<MailRow | undefined> {
  return db.transaction((tx) => {
    const kept = tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), ne(mails.text, '')))
      .get();
    if (!kept) return undefined;
    writeAudit(tx, note);
    if (kept.dueAt !== null)
      return tx.update(mails).set({ dueAt: now }).where(eq(mails.id, id)).returning().get();
    const { userId, kind, recipient, subject, text, html } = kept;
    insertMailRow(tx, { id: again, userId, kind, recipient, subject, text, html, createdAt: now });
    return tx.select().from(mails).where(eq(mails.id, again)).get();
  });
}

/** Drops at most `limit` mails from before a moment that were sent or given up. Answers how many. */
export async function pruneMails(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lt(mails.createdAt, before), isNull(mails.dueAt)))
    .limit(limit);
  return db.delete(mails).where(inArray(mails.id, old)).run().changes;
}

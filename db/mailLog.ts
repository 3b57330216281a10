import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from './audit.ts';
import { changes, contains } from './dialect/query.ts';
import { first } from './first.ts';
import { insertMail, type MailRow } from './mails.ts';
import type { Db, Reader } from './open.ts';
import { mails } from './schema/index.ts';
import { transaction } from './transaction.ts';

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
  db: Reader,
  { sort, offset, limit, filter }: MailPage,
): Promise<{ rows: MailRow[]; total: number }> {
  const where = and(
    filter.state && inState[filter.state],
    filter.kind === undefined ? undefined : eq(mails.kind, filter.kind),
    filter.q ? or(contains(mails.recipient, filter.q), contains(mails.subject, filter.q)) : undefined,
  );
  const order = sort.descending ? desc : asc;
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(order(mails.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mails, where) };
}

export async function findMail(db: Reader, id: string): Promise<MailRow | undefined> {
  return first(db.select().from(mails).where(eq(mails.id, id)));
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
  return transaction(db, async (tx) => {
    const kept = await first(
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.id, id), ne(mails.text, ''))),
    );
    if (!kept) return undefined;
    await writeAudit(tx, note);
    if (kept.dueAt !== null)
      return first(tx.update(mails).set({ dueAt: now }).where(eq(mails.id, id)).returning());
    const { userId, kind, recipient, subject, text, html } = kept;
    await insertMail(tx, { id: again, userId, kind, recipient, subject, text, html, createdAt: now });
    return first(tx.select().from(mails).where(eq(mails.id, again)));
  });
}

/** Drops at most `limit` mails from before a moment that were sent or given up. Answers how many. */
export async function pruneMails(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(lt(mails.createdAt, before), isNull(mails.dueAt)))
      .limit(limit);
    return changes(await tx.delete(mails).where(inArray(mails.id, old)));
  });
}

import { and, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { retireAccount } from './accounts.ts';
import { type AuditEntry, forgetInAudit, writeAudit } from './audit.ts';
import { endAll } from './auth.ts';
import { addJob, cancelGroup, cancelJobs } from './jobs.ts';
import { mailsOf } from './mails.ts';
import type { Db, Tx } from './open.ts';
import { forgetReads } from './providerReads.ts';
import { accounts, codes, comments, events, mails, users, webhookEndpoints } from './schema/index.ts';
import type { UserRow } from './users.ts';
import { forgetReceipts } from './webhookReceipts.ts';

/** missing: there is no such user. last_admin: without them nobody could administer any more. */
type Refusal = 'missing' | 'last_admin';

/** Shuts a user out for good: every token ends, every account is removed, and nothing acts for them any more. Their rows are there still. */
export async function retireUser(db: Db, id: string, now: number): Promise<UserRow | Refusal> {
  return db.transaction((tx) => {
    const user = erasable(tx, id);
    if (typeof user === 'string') return user;
    endAll(tx, id, now);
    const connected = tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(and(eq(accounts.userId, id), isNull(accounts.removedAt)))
      .all();
    for (const { accountId } of connected) retireAccount(tx, accountId, now);
    // Nothing may be charged any more, whatever becomes of the rest.
    if (user.paymentsCustomerId !== null)
      addJob(tx, { kind: 'customer_deletion', key: user.paymentsCustomerId, createdAt: now });
    return user;
  });
}

function erasable(tx: Tx, id: string): UserRow | Refusal {
  const user = tx.select().from(users).where(eq(users.id, id)).get();
  if (!user) return 'missing';
  if (user.role !== 'admin') return user;
  const admins = tx.select({ n: count() }).from(users).where(eq(users.role, 'admin')).get()?.n ?? 0;
  return admins <= 1 ? 'last_admin' : user;
}

/**
 * Erases some of what a user has most of, and answers whether there was any: a history of years takes seconds, and nobody else
 * should wait for it.
 */
export async function eraseSome(db: Db, userId: string, limit: number): Promise<boolean> {
  const some = (table: typeof comments | typeof events) =>
    db.select({ rowid: sql`rowid` }).from(table).where(eq(table.userId, userId)).limit(limit);
  const gone = db
    .delete(comments)
    .where(inArray(sql`rowid`, some(comments)))
    .run().changes;
  return (
    gone +
      db
        .delete(events)
        .where(inArray(sql`rowid`, some(events)))
        .run().changes >
    0
  );
}

/** Erases a user with all that is left of them. What the audit keeps names nobody. */
export async function eraseUserRows(
  db: Db,
  id: string,
  note: (erased: UserRow) => AuditEntry,
): Promise<UserRow | Refusal> {
  return db.transaction((tx) => {
    const user = erasable(tx, id);
    if (typeof user === 'string') return user;
    erase(tx, user);
    writeAudit(tx, note(user));
    return user;
  });
}

function erase(tx: Tx, user: UserRow): void {
  // A code may be for an address that nobody has: then it does not hang on the user's row.
  tx.delete(codes).where(eq(codes.emailKey, user.emailKey)).run();
  const mailed = tx.delete(mails).where(mailsOf(user)).returning({ id: mails.id }).all();
  cancelJobs(
    tx,
    'mail',
    mailed.map(({ id }) => id),
  );
  // Messages go with their endpoints; the jobs that send them hang on nothing.
  for (const { id } of tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, user.id))
    .all())
    cancelGroup(tx, 'webhook', id);
  const owned = tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.userId, user.id))
    .all();
  const accountIds = owned.map(({ accountId }) => accountId);
  forgetReceipts(tx, user.paymentsCustomerId, accountIds);
  forgetReads(tx, accountIds);
  tx.delete(users).where(eq(users.id, user.id)).run();
  forgetInAudit(tx, user.id);
}

/**
 * Erases at most `limit` people who registered before a moment and never proved their e-mail. They have never been able to do more than
 * that, so the audit has nothing to tell of it. Answers how many.
 */
export async function eraseUnverified(db: Db, before: number, limit: number): Promise<number> {
  return db.transaction((tx) => {
    const idle = tx
      .select()
      .from(users)
      .where(
        and(
          isNull(users.verifiedAt),
          lt(users.createdAt, before),
          eq(users.role, 'user'),
          isNull(users.paymentsCustomerId),
        ),
      )
      .limit(limit)
      .all();
    for (const user of idle) erase(tx, user);
    return idle.length;
  });
}

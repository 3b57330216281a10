import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { retireAccount } from '../accounts/accountRemoval.ts';
import { forgetReads } from '../automation/providerReads.ts';
import { changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import { type AuditEntry, forgetInAudit, writeAudit } from '../history/audit.ts';
import { addJob, cancelGroup, cancelJobs } from '../jobs/jobs.ts';
import { mailsOf } from '../messaging/mails.ts';
import type { Db, Tx } from '../open.ts';
import { forgetWebhookEvents } from '../operations/webhookEvents.ts';
import { accounts, codes, comments, events, mails, users, webhookEndpoints } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { endAll } from './auth.ts';
import type { UserRow } from './users.ts';

/** missing: there is no such user. last_admin: without them nobody could administer any more. */
type Refusal = 'missing' | 'last_admin';

/** Shuts a user out for good: every token ends, every account is removed, and nothing acts for them any more. Their rows are there still. */
export async function retireUser(db: Db, id: string, now: number): Promise<UserRow | Refusal> {
  return transaction(db, async (tx) => {
    const user = await erasable(tx, id);
    if (typeof user === 'string') return user;
    await endAll(tx, id, now);
    const connected = await tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(and(eq(accounts.userId, id), isNull(accounts.removedAt)));
    for (const { accountId } of connected) await retireAccount(tx, accountId, now);
    // Nothing may be charged any more, whatever becomes of the rest.
    if (user.paymentsCustomerId !== null)
      await addJob(tx, { kind: 'customer_deletion', key: user.paymentsCustomerId, createdAt: now });
    return user;
  });
}

async function erasable(tx: Tx, id: string): Promise<UserRow | Refusal> {
  const user = await first(tx.select().from(users).where(eq(users.id, id)));
  if (!user) return 'missing';
  if (user.role !== 'admin') return user;
  const admins = await tx.$count(users, eq(users.role, 'admin'));
  return admins <= 1 ? 'last_admin' : user;
}

/**
 * Erases some of what a user has most of, and answers whether there was any: a history of years takes seconds, and nobody else
 * should wait for it.
 */
export async function eraseSome(db: Db, userId: string, limit: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const some = tx
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.userId, userId))
      .limit(limit);
    const erased = changes(await tx.delete(comments).where(inArray(comments.id, some)));
    const someEvents = tx
      .select({ id: events.id })
      .from(events)
      .where(eq(events.userId, userId))
      .limit(limit);
    return erased + changes(await tx.delete(events).where(inArray(events.id, someEvents))) > 0;
  });
}

/** Erases a user with all that is left of them. What the audit keeps names nobody. */
export async function eraseUserRows(
  db: Db,
  id: string,
  note: (erased: UserRow) => AuditEntry,
): Promise<UserRow | Refusal> {
  return transaction(db, async (tx) => {
    const user = await erasable(tx, id);
    if (typeof user === 'string') return user;
    await erase(tx, user);
    await writeAudit(tx, note(user));
    return user;
  });
}

async function erase(tx: Tx, user: UserRow): Promise<void> {
  // A code may be for an address that nobody has: then it does not hang on the user's row.
  await tx.delete(codes).where(eq(codes.emailKey, user.emailKey));
  const mailed = await tx.delete(mails).where(mailsOf(user)).returning({ id: mails.id });
  await cancelJobs(
    tx,
    'mail',
    mailed.map(({ id }) => id),
  );
  // Messages go with their endpoints; the jobs that send them hang on nothing.
  const endpoints = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, user.id));
  for (const { id } of endpoints) await cancelGroup(tx, 'webhook', id);
  const owned = await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.userId, user.id));
  const accountIds = owned.map(({ accountId }) => accountId);
  await forgetWebhookEvents(tx, user.paymentsCustomerId, accountIds);
  await forgetReads(tx, accountIds);
  await tx.delete(users).where(eq(users.id, user.id));
  await forgetInAudit(tx, user.id);
}

/**
 * Erases at most `limit` people who registered before a moment and never proved their e-mail. They have never been able to do more than
 * that, so the audit has nothing to tell of it. Answers how many.
 */
export async function eraseUnverified(db: Db, before: number, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const idle = await tx
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
      .limit(limit);
    for (const user of idle) await erase(tx, user);
    return idle.length;
  });
}

import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { retireAccount } from '../accounts/accountRemoval.ts';
import { forgetReads } from '../automation/providerReads.ts';
import { changes } from '../dialect/query.ts';
import { type AuditEntry, forgetInAudit, writeAudit } from '../history/audit.ts';
import { forgetReviewer } from '../history/resultRows.ts';
import { addJob, cancelGroup, cancelJobs } from '../jobs/jobs.ts';
import { mailsOf } from '../messaging/mails.ts';
import type { Db, Tx } from '../open.ts';
import { forgetWebhookEvents } from '../operations/webhookEvents.ts';
import {
  accounts,
  codes,
  comments,
  draftEdits,
  drafts,
  events,
  mails,
  users,
  webhookEndpoints,
} from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { forgetMember } from './memberships.ts';
import { endAll } from './sessions.ts';
import { findUser, type UserRow } from './users.ts';

type Refusal = 'missing' | 'last_admin';

/** Locks a user out: ends sessions and tokens, removes accounts, queues the deletion at Stripe. Rows stay. */
export async function retireUser(tx: Tx, id: string, now: number): Promise<UserRow | Refusal> {
  const user = await erasable(tx, id);
  if (typeof user === 'string') return user;
  await endAll(tx, id, now);
  await forgetMember(tx, user);
  const connected = await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, id), isNull(accounts.removedAt)));
  for (const { accountId } of connected) await retireAccount(tx, accountId, { now, decidedAt: null });
  if (user.paymentsCustomerId !== null)
    await addJob(tx, { kind: 'customer_deletion', key: user.paymentsCustomerId, createdAt: now });
  return user;
}

async function erasable(tx: Tx, id: string): Promise<UserRow | Refusal> {
  const user = await findUser(tx, id);
  if (!user) return 'missing';
  if (user.role !== 'admin') return user;
  return (await tx.$count(users, eq(users.role, 'admin'))) <= 1 ? 'last_admin' : user;
}

/**
 * Deletes at most `limit` comments and events of a user, and their id from as many decisions. All at once
 * would block every writer for seconds. @returns false once nothing is left
 */
export const eraseSome = (db: Db, userId: string, limit: number): Promise<boolean> =>
  transaction(db, async (tx) => {
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
    const rest = changes(await tx.delete(events).where(inArray(events.id, someEvents)));
    const decisions = await forgetDecisions(tx, userId, limit);
    return erased + rest + decisions + (await forgetReviewer(tx, userId, limit)) > 0;
  });

async function forgetDecisions(tx: Tx, userId: string, limit: number): Promise<number> {
  const decided = tx
    .select({ id: drafts.commentId })
    .from(drafts)
    .where(eq(drafts.decidedBy, userId))
    .limit(limit);
  const edited = tx
    .select({ id: draftEdits.id })
    .from(draftEdits)
    .where(eq(draftEdits.editedBy, userId))
    .limit(limit);
  return (
    changes(await tx.update(drafts).set({ decidedBy: null }).where(inArray(drafts.commentId, decided))) +
    changes(await tx.update(draftEdits).set({ editedBy: null }).where(inArray(draftEdits.id, edited)))
  );
}

export async function eraseUserRows(
  tx: Tx,
  id: string,
  note: (erased: UserRow) => AuditEntry,
): Promise<UserRow | Refusal> {
  const user = await erasable(tx, id);
  if (typeof user === 'string') return user;
  await erase(tx, user);
  await writeAudit(tx, note(user));
  return user;
}

async function erase(tx: Tx, user: UserRow): Promise<void> {
  // Codes have no foreign key, because a code's address may belong to no user.
  await tx.delete(codes).where(eq(codes.emailKey, user.emailKey));
  const mailed = await tx.delete(mails).where(mailsOf(user)).returning({ id: mails.id });
  const mailIds = mailed.map(({ id }) => id);
  await cancelJobs(tx, 'mail', mailIds);
  await cancelJobs(tx, 'digest', [user.id]);
  // Messages are deleted with their endpoints; jobs have no foreign key.
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
 * Deletes at most `limit` users who registered before this time and never verified their e-mail.
 * @returns how many
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

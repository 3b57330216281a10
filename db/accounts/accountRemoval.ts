import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import { type AuditEntry, writeAudit } from '../history/audit.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Db, Tx } from '../open.ts';
import { accounts, automations, comments, drafts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { paused } from './accounts.ts';

export type OpenIntent = Pick<typeof comments.$inferSelect, 'id' | 'postUrl' | 'posterName' | 'comment'>;

/**
 * Takes an account out of use and notes that the provider is to let it go; its history and the posts it took stay. An engine that
 * acts for it loses it, a post that was only taken is free again, and a comment whose outcome is open becomes unknown, because
 * nobody can look any more: those are answered. Undefined when it is removed already.
 */
export async function removeAccount(
  db: Db,
  accountId: string,
  now: number,
  noted: AuditEntry,
): Promise<OpenIntent[] | undefined> {
  return transaction(db, async (tx) => {
    const open = await retireAccount(tx, accountId, now);
    if (open) await writeAudit(tx, noted);
    return open;
  });
}

/** The same within the transaction of whoever removes it. */
export async function retireAccount(
  tx: Tx,
  accountId: string,
  now: number,
): Promise<OpenIntent[] | undefined> {
  const removed = await tx
    .update(accounts)
    .set({ removedAt: now, status: 'Disconnected' })
    .where(and(eq(accounts.accountId, accountId), isNull(accounts.removedAt)));
  if (changes(removed) === 0) return undefined;
  await tx
    .update(automations)
    .set({ ...paused, faults: 0, recheck: false, leaseHolder: null, fence: sql`${automations.fence} + 1` })
    .where(eq(automations.accountId, accountId));
  await queueAccountDeletion(tx, accountId, now);
  await tx.delete(comments).where(and(eq(comments.accountId, accountId), eq(comments.state, 'reserved')));
  await tx
    .update(drafts)
    .set({ state: 'discarded', reason: 'account_removed', decidedAt: now })
    .where(and(eq(drafts.accountId, accountId), inArray(drafts.state, ['waiting', 'held', 'approved'])));
  await tx
    .update(comments)
    .set({ state: 'discarded' })
    .where(and(eq(comments.accountId, accountId), eq(comments.state, 'draft')));
  return tx
    .update(comments)
    .set({ state: 'unknown' })
    .where(and(eq(comments.accountId, accountId), eq(comments.state, 'sent')))
    .returning({
      id: comments.id,
      postUrl: comments.postUrl,
      posterName: comments.posterName,
      comment: comments.comment,
    });
}

/** Has the provider delete an account: it must not stay connected, and paid for, there. */
export const queueAccountDeletion = (tx: Tx, accountId: string, now: number): Promise<void> =>
  addJob(tx, { kind: 'account_deletion', key: accountId, createdAt: now });

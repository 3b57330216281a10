import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deleteProposals } from '../automation/proposals.ts';
import { changes } from '../dialect/query.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Tx } from '../open.ts';
import { accounts, automations, comments, drafts } from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { paused } from './accounts.ts';
import { deleteVoice } from './voices.ts';

export type OpenIntent = Pick<
  typeof comments.$inferSelect,
  'id' | 'category' | 'postUrl' | 'posterName' | 'comment'
>;

/** `decidedAt`: when its open drafts end, by the engine's clock; null if the drafts are erased too. */
type Moment = { now: MachineTime; decidedAt: EngineTime | null };

/**
 * Removes an account with its voice and queues its deletion at the provider; history and taken posts stay. A
 * running engine loses its lease, so reserved posts become free and open outcomes unknown.
 * @returns these comments; undefined if the account is removed already
 */
export async function retireAccount(
  tx: Tx,
  accountId: string,
  { now, decidedAt }: Moment,
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
  await deleteVoice(tx, accountId);
  await deleteProposals(tx, accountId);
  await tx.delete(comments).where(and(eq(comments.accountId, accountId), eq(comments.state, 'reserved')));
  await tx
    .update(drafts)
    .set({ state: 'discarded', reason: 'account_removed', decidedAt })
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
      category: comments.category,
      id: comments.id,
      postUrl: comments.postUrl,
      posterName: comments.posterName,
      comment: comments.comment,
    });
}

/** Without this job, the account would stay connected at the provider, which charges for it. */
export const queueAccountDeletion = (tx: Tx, accountId: string, now: MachineTime): Promise<void> =>
  addJob(tx, { kind: 'account_deletion', key: accountId, createdAt: now });

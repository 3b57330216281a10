import {
  lockUnrecorded,
  recordPosted,
  type Wait,
  waitAfterComment,
} from '../../../db/automation/commentOutcomes.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import type { Tx } from '../../../db/open.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { text } from '../../texts/text.ts';
import type { PendingComment } from './steps.ts';

/**
 * Records that a comment is on the network, at once and in its own transaction. Does nothing if it is
 * recorded.
 * @param intent `sentAt`, when its call began, becomes the comment's time: it lies inside the window
 * @param wait before the account's next comment; null if the account has waited already
 */
export async function recordComment(
  deps: Deps,
  { account: { accountId, userId } }: EngineView,
  { id, sentAt: at, category, postUrl, posterName, comment }: PendingComment & Sent,
  providerCommentId: string | null,
  wait: Wait | null,
): Promise<void> {
  const record = async (tx: Tx) => {
    const unrecorded = await lockUnrecorded(tx, id);
    if (!unrecorded) return;
    await recordPosted(tx, id, unrecorded, { at, confirmedAt: deps.engineClock.now(), providerCommentId });
    // The account may have a new id since, if it was connected again.
    if (wait) await waitAfterComment(tx, unrecorded.accountId, wait);
    await deps.events.keep(tx, {
      userId,
      accountId,
      kind: 'comment_posted',
      at,
      ...text('automation.commented', { quote: posterName }),
      data: { commentId: id, category, postUrl, posterName, comment },
    });
    afterCommit(tx, () => deps.metrics.comment('posted', category));
  };
  // Read committed is enough, because the comment is locked.
  await transaction(deps.db, record, { isolation: 'read committed' });
}

type Sent = { comment: string; sentAt: number };

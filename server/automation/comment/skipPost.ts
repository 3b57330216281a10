import { closePost } from '../../../db/automation/drafts.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import type { PostReason } from '../controls/schemas.ts';
import type { PendingComment } from './steps.ts';

/** Closes a post for good and tells the owner. */
export async function skipPost(
  deps: Deps,
  view: EngineView,
  { id, postId, postUrl, posterName, category }: PendingComment,
  reason: PostReason,
  why: Sentence,
  detail = '',
): Promise<void> {
  const at = deps.engineClock.now();
  const { accountId, userId } = view.account;
  const decision = { verdict: 'skipped', reason, detail, closed: true, at } as const;
  await transaction(deps.db, async (tx) => {
    await closePost(tx, { commentId: id, accountId, postId }, decision);
    await deps.events.keep(tx, {
      userId,
      accountId,
      kind: 'post_skipped',
      at,
      ...text('automation.postSkipped', { quote: posterName, why }),
      data: { postUrl, posterName, reason },
    });
    afterCommit(tx, () => deps.metrics.comment('skipped', category));
  });
}

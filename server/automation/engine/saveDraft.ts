import { keepDraft } from '../../../db/automation/draftSlots.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { earnedAutonomy, sourceOf } from '../../../db/automation/sourceTrust.ts';
import { addCosts } from '../../../db/operations/modelCosts.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day, minute } from '../../durations.ts';
import { say } from '../../texts/say.ts';
import { settingsOf } from '../decide/gate.ts';
import { undoOf } from '../decide/undoWindow.ts';
import type { Reserved } from './steps.ts';

const draftLife = 7 * day;

/**
 * Saves a draft. It is approved in automatic mode, or if its source has earned to skip review, and is then
 * posted after the undo window. Otherwise, or if the comment is held, it waits for a person.
 * @returns when its undo window ends, ms since the epoch; 0 without one
 */
export async function saveDraft(
  deps: Deps,
  lease: Lease,
  view: RunView,
  reserved: Reserved,
): Promise<number> {
  const { accountId, userId } = view.account;
  const { post, source } = reserved.found;
  const { comment: text, trace, held, isForPerson } = reserved.written;
  const createdAt = deps.engineClock.now();
  const { id: commentId, found } = reserved;
  const { url: postUrl } = post;
  const { category } = found;
  const posterName = post.author.name;
  return transaction(deps.db, async (tx) => {
    const { review } = settingsOf(view);
    const earned = review && !isForPerson;
    const autonomy = earned ? await earnedAutonomy(tx, sourceOf({ accountId, category, source })) : null;
    const isApproved = !held && (!review || autonomy !== null);
    const undo = isApproved ? undoOf(view) : 0;
    const notBefore = undo > 0 ? createdAt + undo : 0;
    await addCosts(tx, reserved.spent);
    const kept = await keepDraft(tx, lease, reserved.id, {
      state: isApproved ? 'approved' : 'waiting',
      text,
      trace,
      postText: post.text,
      postedAt: post.postedAt,
      createdAt,
      decidedAt: isApproved && autonomy ? createdAt : null,
      lapsesAt: createdAt + undo + draftLife,
      notBefore,
      autonomy: isApproved ? autonomy : null,
      heldFor: held?.heldFor ?? null,
      heldDetail: held?.heldDetail ?? '',
    });
    if (!kept) return 0;
    const quote = posterName;
    const sentence =
      undo > 0
        ? say('automation.draftInUndoWindow', { quote, smart_count: undo / minute })
        : say(isApproved ? 'autonomy.postsWithoutReview' : 'automation.draftWaits', { quote });
    const event = {
      ...({ userId, accountId, kind: 'draft', at: createdAt } as const),
      ...sentence,
      data: { commentId, category, postUrl, posterName, comment: text },
    };
    // No webhook message for a draft that skips review.
    await deps.events.keep(tx, event, isApproved ? null : undefined);
    afterCommit(tx, () => deps.metrics.comment('drafted', category));
    return notBefore;
  });
}

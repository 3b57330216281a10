import { keepDraft } from '../../../db/automation/draftSlots.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { earnedAutonomy, sourceOf } from '../../../db/automation/sourceTrust.ts';
import { addCosts } from '../../../db/operations/modelCosts.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day, minute } from '../../durations.ts';
import { text } from '../../texts/text.ts';
import { settingsOf } from '../decide/gate.ts';
import { noUndoWindow, undoWindowFrom } from '../decide/undoWindow.ts';
import type { Reserved } from './steps.ts';

const draftLife = 7 * day;

/**
 * Saves a draft. In automatic mode, or if its source may skip review, it is approved and posted after the
 * undo window, unless the comment is held.
 */
export async function saveDraft(deps: Deps, lease: Lease, view: RunView, reserved: Reserved): Promise<void> {
  const { accountId, userId } = view.account;
  const { post, source } = reserved.found;
  const { comment, trace, held, isForPerson } = reserved.written;
  const createdAt = deps.engineClock.now();
  const { id: commentId, found } = reserved;
  const { url: postUrl } = post;
  const { category } = found;
  const posterName = post.author.name;
  await transaction(deps.db, async (tx) => {
    const { review } = settingsOf(view);
    const earned = review && !isForPerson;
    const autonomy = earned ? await earnedAutonomy(tx, sourceOf({ accountId, category, source })) : null;
    const isApproved = !held && (!review || autonomy !== null);
    const window = isApproved ? undoWindowFrom(view, createdAt) : noUndoWindow;
    await addCosts(tx, reserved.spent);
    const kept = await keepDraft(tx, lease, reserved.id, {
      state: isApproved ? 'approved' : 'waiting',
      text: comment,
      trace,
      postText: post.text,
      postedAt: post.postedAt,
      createdAt,
      decidedAt: isApproved && autonomy ? createdAt : null,
      lapsesAt: createdAt + window.length + draftLife,
      notBefore: window.endsAt,
      autonomy: isApproved ? autonomy : null,
      heldFor: held?.heldFor ?? null,
      heldDetail: held?.heldDetail ?? '',
    });
    if (!kept) return;
    const quote = posterName;
    const sentence =
      window.length > 0
        ? text('automation.draftInUndoWindow', { quote, smart_count: window.length / minute })
        : text(isApproved ? 'autonomy.postsWithoutReview' : 'automation.draftWaits', { quote });
    const event = {
      ...({ userId, accountId, kind: 'draft', at: createdAt } as const),
      ...sentence,
      data: { commentId, category, postUrl, posterName, comment: comment },
    };
    // No webhook message for a draft that skips review.
    await deps.events.keep(tx, event, isApproved ? null : undefined);
    afterCommit(tx, () => deps.metrics.comment('drafted', category));
  });
}

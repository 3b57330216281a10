import { notPosted } from '../../../db/automation/commentOutcomes.ts';
import { reserveDraft } from '../../../db/automation/draftSlots.ts';
import type { DraftView } from '../../../db/automation/drafts.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { text } from '../../texts/text.ts';
import { type Opening, settingsOf } from '../decide/gate.ts';
import { type State, states } from '../decide/states.ts';
import { limitsOn } from '../decide/warmUp.ts';
import { objection } from '../rules/choosePost.ts';
import { afterSending, sendComment } from './sendComment.ts';
import { standsAlready } from './settle.ts';
import { skipPost } from './skipPost.ts';
import type { EngineDeps, StepResult } from './steps.ts';

/**
 * Posts an approved draft. Skips its post if it is gone, or if the rules now exclude it.
 * @param setback the state that stays, because no new comment may be written
 */
export async function sendApproved(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  opening: Opening,
  { draft: review, comment: draft }: DraftView,
  setback: State | null,
): Promise<StepResult> {
  const { accountId } = view.account;
  const settings = settingsOf(view);
  const now = deps.engineClock.now();
  // With spacing, one run reads the post and the next one comments.
  const read = deps.pace.page(accountId, draft.postId)?.posts[0];
  const post = read ?? (await readApproved(deps, view, draft));
  if (!post) return { state: null };
  const against = objection(post, settings, now);
  if (against) {
    await skipPost(deps, view, draft, against.reason, text('automation.excludedNow'), against.detail);
    return { state: null };
  }
  if (!read && deps.pace.isSpaced) {
    deps.pace.keep(accountId, draft.postId, { posts: [post], cursor: undefined, number: 1, rows: 1 });
    const soon = { ...(setback ?? states.working(now)), dueAt: now + deps.pace.gap() };
    return { state: soon, patch: { faults: 0 } };
  }
  deps.pace.drop(accountId, draft.postId);
  if (review.reason === notPosted && (await isThere(deps, view, { draft: review, comment: draft })))
    return { state: null };
  const limits = limitsOn({ settings, connectedAt: view.account.createdAt }, opening.window.day);
  const slot = { windowDay: opening.window.day, at: now, dailyLimit: limits[draft.category] };
  if (!(await reserveDraft(deps.db, lease, draft.id, slot))) return { state: null };
  const outcome = await sendComment(deps, lease, view, draft, post, {
    text: draft.comment,
    trace: draft.trace && review.autonomy ? { ...draft.trace, autonomy: review.autonomy } : draft.trace,
    spent: null,
  });
  return afterSending(deps, view, draft, outcome, { faults: 0 });
}

/** Whether an earlier attempt has posted the comment, or that can't be checked. The draft then ends. */
async function isThere(deps: Deps, view: RunView, approved: DraftView): Promise<boolean> {
  try {
    return await standsAlready(deps, view, approved);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    await skipPost(deps, view, approved.comment, 'post_closed', fault.sentence);
    return true;
  }
}

/** Undefined if the post is gone. Its draft then ends. */
async function readApproved(
  deps: Deps,
  view: RunView,
  draft: DraftView['comment'],
): Promise<Post | undefined> {
  try {
    return await deps.network.readPost(view.account.accountId, draft.postId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    await skipPost(deps, view, draft, 'post_gone', fault.sentence);
    return undefined;
  }
}

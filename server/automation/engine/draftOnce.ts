import { draftsInLine, keepDraft, reserveDraft } from '../../../db/automation/draftSlots.ts';
import type { DraftView } from '../../../db/automation/drafts.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day, second } from '../../durations.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { say } from '../../texts/say.ts';
import { objection } from '../rules/choosePost.ts';
import { type Opening, settingsOf } from '../rules/gate.ts';
import { type Left, limitsOn } from '../rules/warmUp.ts';
import { afterPosting, type EngineDeps, onItsWay, takeAndWrite } from './commentOnce.ts';
import { postComment, skip } from './postComment.ts';
import { type State, states } from './states.ts';
import type { StepResult } from './steps.ts';
import { showNow } from './wire.ts';

/** Between two drafts. */
const breath = 5 * second;
/** Limits what a returning person has to review. */
const mostWaiting = 20;
const draftLife = 7 * day;

/**
 * Review mode: writes a draft while fewer wait than may be posted today.
 * @param otherwise the state of an account that must wait; null if only a review is missing
 */
export async function draftOnce(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  opening: Opening,
  otherwise: State | null,
  signal: AbortSignal,
): Promise<StepResult> {
  const { accountId, userId } = view.account;
  const now = deps.engineClock.now();
  const line = await draftsInLine(deps.db, accountId);
  const room: Left = {
    Search: Math.max(0, opening.left.Search - line.Search),
    Monitor: Math.max(0, opening.left.Monitor - line.Monitor),
  };
  if (line.waiting >= mostWaiting || room.Search + room.Monitor === 0) {
    return { state: otherwise ?? states.review(line.waiting, opening.window.closesAt) };
  }
  await showNow(deps, view);
  const taken = await takeAndWrite(deps, lease, view, { window: opening.window, left: room }, signal);
  const soon = { ...states.working(now), dueAt: deps.engineClock.now() + breath };
  if (taken.kind === 'ended') return { ...taken.result, state: taken.result.state ?? soon };

  const { reserved, patch } = taken;
  const { post } = reserved.found;
  const { comment: text, trace } = reserved.written;
  const createdAt = deps.engineClock.now();
  const { id: commentId, postUrl, posterName, category } = onItsWay(reserved);
  const tell = await transaction(deps.db, async (tx) => {
    const kept = await keepDraft(tx, lease, reserved.id, {
      text,
      trace,
      postText: post.text,
      postedAt: post.postedAt,
      createdAt,
      lapsesAt: createdAt + draftLife,
    });
    if (!kept) return null;
    return deps.events.keep(tx, {
      userId,
      accountId,
      kind: 'draft',
      at: createdAt,
      ...say('automation.draftWaits', { quote: posterName }),
      data: { commentId, category, postUrl, posterName, comment: text },
    });
  });
  if (tell) {
    tell();
    deps.metrics.comment('drafted', category);
  }
  return { state: soon, patch };
}

/** Skips a post that is gone or that the rules now exclude. */
export async function postApproved(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  opening: Opening,
  { comment: draft }: DraftView,
): Promise<StepResult> {
  const { accountId } = view.account;
  const settings = settingsOf(view);
  const now = deps.engineClock.now();
  // One run reads the post, the next one comments.
  const read = deps.pace.page(accountId, draft.postId)?.posts[0];
  const post = read ?? (await readApproved(deps, view, draft));
  if (!post) return { state: null };
  const against = objection(post, settings, now);
  if (against) {
    await skip(deps, view, draft, against.reason, say('automation.notAnyMore'), against.detail);
    return { state: null };
  }
  if (!read && deps.pace.isSpaced) {
    deps.pace.keep(accountId, draft.postId, { posts: [post], cursor: undefined, number: 1, rows: 1 });
    return { state: { ...states.working(now), dueAt: now + deps.pace.gap() }, patch: { faults: 0 } };
  }
  deps.pace.drop(accountId, draft.postId);
  const limits = limitsOn({ settings, connectedAt: view.account.createdAt }, opening.window.day);
  const slot = { windowDay: opening.window.day, at: now, dailyLimit: limits[draft.category] };
  if (!(await reserveDraft(deps.db, lease, draft.id, slot))) return { state: null };
  const outcome = await postComment(deps, lease, view, draft, post, {
    text: draft.comment,
    trace: draft.trace,
  });
  return afterPosting(deps, view, opening, draft, outcome, { faults: 0 });
}

/** Undefined if the post is gone; its draft ends then. */
async function readApproved(
  deps: Deps,
  view: RunView,
  draft: DraftView['comment'],
): Promise<Post | undefined> {
  try {
    return await deps.network.readPost(view.account.accountId, draft.postId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    await skip(deps, view, draft, 'post_gone', fault.sentence);
    return undefined;
  }
}

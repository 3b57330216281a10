import type { EngineView } from '../../db/accounts.ts';
import {
  type CommentRow,
  closeIntent,
  countLook,
  type Lease,
  markSent,
  recordPosted,
  releasePost,
  skipPost,
} from '../../db/comments.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { settingsOf } from './gate.ts';

const second = 1000;
/** After an open outcome, the waits before each look at the post. The provider may be slow to take a comment and to show it. */
export const looksAfter = [2 * second, 8 * second, 30 * second] as const;

/** posted: it stands there. open: look at the post later. not_sent: the moment had passed. skipped: this post takes no comment. */
export type PostOutcome = 'posted' | 'open' | 'not_sent' | 'skipped';

/**
 * Posts the comment of a reserved intent: the intent is marked as sent, then the network is called, then the outcome is recorded.
 * @throws {ProviderFault} rate, day_limit, account or key: the network took nothing, and the post is free again
 */
export async function postComment(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  intent: { id: string; postId: string; postUrl: string; posterName: string; category: CommentRow['category'] },
  text: string,
): Promise<PostOutcome> {
  const { accountId } = view.account;
  const sentAt = deps.engineClock.now();
  if (!(await markSent(deps.db, lease, intent.id, text, sentAt))) {
    await releasePost(deps.db, intent.id);
    return 'not_sent';
  }
  try {
    // Not cut off by a stop of the server: once it is sent, its answer is worth waiting for.
    const answer = await deps.network.comment(accountId, intent.postId, text);
    await record(deps, view, { ...intent, comment: text, sentAt }, deps.engineClock.now(), answer.commentId);
    return 'posted';
  } catch (fault) {
    if (!(fault instanceof ProviderFault) || fault.kind === 'unavailable') {
      deps.log.warn({ accountId, commentId: intent.id, err: fault }, 'the outcome of a comment is open');
      return 'open';
    }
    await releasePost(deps.db, intent.id);
    if (fault.kind !== 'gone' && fault.kind !== 'refused' && fault.kind !== 'invalid') throw fault;
    await skip(deps, view, intent, fault.kind === 'gone' ? 'post_gone' : 'post_closed', fault.message);
    return 'skipped';
  }
}

/** Leaves a post alone for good and says so. */
export async function skip(
  deps: Deps,
  view: EngineView,
  post: { postId: string; postUrl: string; posterName: string },
  reason: string,
  why: string,
): Promise<void> {
  const at = deps.engineClock.now();
  const { accountId, userId } = view.account;
  await skipPost(deps.db, { accountId, postId: post.postId, reason, at });
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'post_skipped',
    at,
    message: `Skipped a post by ${post.posterName}: ${why}`,
    data: { postUrl: post.postUrl, posterName: post.posterName, reason },
  });
}

/**
 * @param intent with the moment at which its call began: the comment's time in the history, which lies inside the window
 * @param standsAt when it stood on the network at the latest: the next interval begins there
 */
async function record(
  deps: Deps,
  view: EngineView,
  intent: Pick<CommentRow, 'id' | 'postUrl' | 'posterName' | 'comment' | 'category'> & { sentAt: number },
  standsAt: number,
  providerCommentId: string | null,
): Promise<void> {
  const { accountId, userId } = view.account;
  const intervals = settingsOf(view).timing.timeBetweenComments;
  const turn = view.automation.intervalIndex;
  const minutes = intervals[turn % intervals.length] ?? 1;
  const at = intent.sentAt;
  const recorded = await recordPosted(deps.db, intent.id, {
    at,
    providerCommentId,
    notBefore: Math.ceil(standsAt + minutes * 60 * second),
    intervalIndex: (turn + 1) % intervals.length,
  });
  if (!recorded) return;
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'comment_posted',
    at,
    message: `Commented on a post by ${intent.posterName}`,
    data: {
      commentId: intent.id,
      category: intent.category,
      postUrl: intent.postUrl,
      posterName: intent.posterName,
      comment: intent.comment,
    },
  });
}

/** settled: its outcome is known, or known to be unknowable. open: look again at `lookAt`, ms since the epoch. */
export type Settlement = { kind: 'settled' } | { kind: 'open'; lookAt: number };

/**
 * Finds out what became of an intent that a crash, a time-out or a cut connection left open, by looking at the post.
 * It is never posted again: what does not stand there after several looks is closed as failed, what can't be looked at as unknown.
 * @throws {ProviderFault} when the network can't be asked now
 */
export async function settle(deps: Deps, view: EngineView, intent: CommentRow): Promise<Settlement> {
  if (intent.state === 'reserved') {
    await releasePost(deps.db, intent.id);
    return { kind: 'settled' };
  }
  const { accountId, userId, providerId } = view.account;
  const sentAt = intent.sentAt ?? intent.createdAt;
  try {
    const own = await deps.network.ownComments(accountId, intent.postId, providerId);
    const words = squeeze(intent.comment);
    // The network may have changed the words; what our member said there since then is ours all the same.
    const found =
      own.find((comment) => squeeze(comment.text) === words) ??
      own.find((comment) => comment.createdAt !== null && comment.createdAt >= sentAt);
    if (found) {
      await record(deps, view, { ...intent, sentAt }, Math.max(sentAt, found.createdAt ?? sentAt), found.commentId);
      return { kind: 'settled' };
    }
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    await closeIntent(deps.db, intent.id, 'unknown');
    await deps.events.publish(deps.db, {
      userId,
      accountId,
      kind: 'comment_unknown',
      at: deps.engineClock.now(),
      message: `Whether the comment on a post by ${intent.posterName} was posted can't be found out. It will not be sent again`,
      data: { commentId: intent.id, postUrl: intent.postUrl, posterName: intent.posterName, comment: intent.comment },
    });
    return { kind: 'settled' };
  }
  const looks = await countLook(deps.db, intent.id);
  const wait = looksAfter[looks];
  if (wait !== undefined) return { kind: 'open', lookAt: deps.engineClock.now() + wait };
  await closeIntent(deps.db, intent.id, 'failed');
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'fault',
    at: deps.engineClock.now(),
    message: `A comment on a post by ${intent.posterName} did not reach the network. It will not be sent again`,
    data: { commentId: intent.id, postUrl: intent.postUrl, posterName: intent.posterName, reason: 'not_posted' },
  });
  return { kind: 'settled' };
}

/** White space, case and the parted braces of mentions do not make two comments different. */
const squeeze = (text: string): string => text.replace(/[\s{}]+/g, '').toLowerCase();

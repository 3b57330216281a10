import {
  lockUnrecorded,
  recordPosted,
  releasePost,
  type Wait,
  waitAfterComment,
} from '../../../db/automation/commentOutcomes.ts';
import { markSent, type Sending } from '../../../db/automation/comments.ts';
import { closePost } from '../../../db/automation/drafts.ts';
import type { EngineView, RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { mayBeSent } from '../../../db/automation/switches.ts';
import type { Tx } from '../../../db/open.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { waitAfter } from '../decide/interval.ts';
import { type Answered, alreadyCommented } from '../rules/alreadyCommented.ts';
import { authorKeys } from '../rules/optedOut.ts';
import { providerDay } from './readBudget.ts';
import type { PostReason } from './schemas.ts';
import type { PendingComment, PostOutcome } from './steps.ts';

/**
 * Marks the intent as sent, calls the network and records its answer. Skips a post that may have the comment
 * already.
 * @throws {ProviderFault} rate, day_limit, account, key or down: nothing was posted, and the post is released
 */
export async function postComment(
  deps: Deps,
  lease: Lease,
  view: RunView,
  intent: PendingComment,
  post: Answered & Pick<Post, 'author' | 'originalAuthor'>,
  written: Pick<Sending, 'text' | 'trace' | 'spent'>,
): Promise<PostOutcome> {
  const { accountId } = view.account;
  const known = await alreadyCommented(deps, view, post).catch(async (fault: unknown) => {
    await releasePost(deps.db, intent.id, written.spent);
    throw fault;
  });
  if (known) {
    await releasePost(deps.db, intent.id, written.spent);
    await skip(deps, view, intent, 'already_commented', say('automation.mayHaveCommented'));
    return { kind: 'skipped' };
  }
  const sentAt = deps.engineClock.now();
  const { day } = providerDay(sentAt);
  if (!(await markSent(deps.db, lease, { id: intent.id, accountId }, { ...written, at: sentAt, day }))) {
    await releasePost(deps.db, intent.id, written.spent);
    return { kind: 'not_sent' };
  }
  // Another check, for a stop or an opt-out since the commit. Nothing else may wait between it and the call.
  const mayStill = await mayBeSent(deps.db, accountId, lease, authorKeys([post]));
  if (mayStill !== 'yes') {
    await releasePost(deps.db, intent.id);
    if (mayStill === 'stopped') return { kind: 'not_sent' };
    await skip(deps, view, intent, 'opted_out', say('automation.authorOptedOut'));
    return { kind: 'skipped' };
  }
  let providerCommentId: string | null;
  try {
    // Not aborted when the server stops, because only the answer tells whether the comment is posted.
    ({ commentId: providerCommentId } = await deps.network.comment(accountId, intent.postId, written.text));
  } catch (fault) {
    if (!(fault instanceof ProviderFault) || fault.kind === 'unavailable') {
      deps.log.warn(
        { accountId, commentId: intent.id, err: fault },
        'outcome of a comment is unknown, will check the post',
      );
      return { kind: 'open' };
    }
    await releasePost(deps.db, intent.id);
    if (fault.kind !== 'gone' && fault.kind !== 'refused' && fault.kind !== 'invalid') throw fault;
    const reason = fault.kind === 'gone' ? 'post_gone' : 'post_closed';
    const { sentence, detail } = fault;
    return { kind: 'refused', refusal: { provider: 'network', reason, sentence, detail } };
  }
  const wait = waitAfter(view, deps.engineClock.now(), deps.random());
  await recordComment(deps, view, { ...intent, comment: written.text, sentAt }, providerCommentId, wait);
  return { kind: 'posted' };
}

/** Closes a post for good and tells the owner. */
export async function skip(
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
      ...say('automation.postSkipped', { quote: posterName, why }),
      data: { postUrl, posterName, reason },
    });
    afterCommit(tx, () => deps.metrics.comment('skipped', category));
  });
}

/**
 * Records that a comment is on the network, at once and in its own transaction. Does nothing if it is recorded.
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
      ...say('automation.commented', { quote: posterName }),
      data: { commentId: id, category, postUrl, posterName, comment },
    });
    afterCommit(tx, () => deps.metrics.comment('posted', category));
  };
  // Read committed is enough, because the comment is locked.
  await transaction(deps.db, record, { isolation: 'read committed' });
}

type Sent = { comment: string; sentAt: number };

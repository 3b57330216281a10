import type { Outcome } from '../../../db/automation/automations.ts';
import { releasePost } from '../../../db/automation/commentOutcomes.ts';
import { markSent, type Sending } from '../../../db/automation/comments.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { mayBeSent } from '../../../db/automation/switches.ts';
import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { text } from '../../texts/text.ts';
import { waitAfter } from '../decide/interval.ts';
import { states } from '../decide/states.ts';
import { providerDay } from '../network/readBudget.ts';
import { authorKeys } from '../rules/optedOut.ts';
import { type Answered, alreadyCommented } from './alreadyCommented.ts';
import { recordComment } from './recordComment.ts';
import { afterRefusal } from './refusals.ts';
import { looksAfter } from './settle.ts';
import { skipPost } from './skipPost.ts';
import type { PendingComment, PostOutcome, StepResult } from './steps.ts';

/**
 * Marks the intent as sent, calls the network and records its answer. Skips a post that may have the comment
 * already.
 * @throws {ProviderFault} rate, day_limit, account, key or down: nothing was posted, and the post is released
 */
export async function sendComment(
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
    await skipPost(deps, view, intent, 'already_commented', text('automation.mayHaveCommented'));
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
    await skipPost(deps, view, intent, 'opted_out', text('automation.authorOptedOut'));
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

export async function afterSending(
  deps: Deps,
  view: RunView,
  intent: PendingComment,
  outcome: PostOutcome,
  patch: Partial<Outcome>,
): Promise<StepResult> {
  const now = deps.engineClock.now();
  if (outcome.kind === 'open')
    return { state: states.settling(now + looksAfter[0]), patch, holdsPosting: true };
  if (outcome.kind === 'refused') {
    const refused = await afterRefusal(deps, view, intent, outcome.refusal);
    return { ...refused, holdsPosting: true, patch: { ...patch, ...refused.patch } };
  }
  return { state: null, patch };
}

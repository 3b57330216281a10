import {
  becomeFailed,
  becomeUnknown,
  countLook,
  notPosted,
  releasePost,
} from '../../../db/automation/commentOutcomes.ts';
import type { CommentRow } from '../../../db/automation/comments.ts';
import type { DraftView } from '../../../db/automation/drafts.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import type { NewEvent } from '../../../db/messaging/events.ts';
import type { Tx } from '../../../db/open.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day, minute, second } from '../../durations.ts';
import { queueWebhook } from '../../messaging/webhooks/outgoing.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { OwnComment } from '../../providers/networkComments.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { waitAfter } from '../decide/interval.ts';
import { recordComment } from './recordComment.ts';

/** Waits before each look at the post: the provider may be slow to take a comment and to show it. */
export const looksAfter = [2 * second, 8 * second, 30 * second] as const;
/** Waits before the late checks. The comment is unknown by then, and the account continues. */
const lateLooksAfter = [10 * minute, 60 * minute] as const;

/** How long a draft that waits for a person again can be approved, at least. */
const secondChance = day;

/** open: look again at `lookAt`, ms since the epoch. */
export type Settlement = { kind: 'settled' } | { kind: 'open'; lookAt: number };

/**
 * Settles an open intent by checking the post, which is never commented on again. If the first checks don't
 * find the comment, the account continues; if the late ones don't either, it has failed, and a person decides
 * again about a comment that a person approved.
 * @throws {ProviderFault} when the network can't be asked now
 */
export async function settle(deps: Deps, view: EngineView, intent: CommentRow): Promise<Settlement> {
  if (intent.state === 'reserved') {
    await releasePost(deps.db, intent.id);
    return { kind: 'settled' };
  }
  const standing = await look(deps, view, intent);
  if (standing !== 'absent') return { kind: 'settled' };

  const now = deps.engineClock.now();
  const looks = await countLook(deps.db, intent.id);
  const wait = looksAfter[looks];
  if (wait !== undefined) return { kind: 'open', lookAt: now + wait };
  const lateWait = lateLooksAfter[looks - looksAfter.length];
  if (lateWait === undefined) {
    await closeFailed(deps, view, intent);
    return { kind: 'settled' };
  }
  const first = intent.state === 'sent';
  const nextComment = first ? waitAfter(view, intent.sentAt ?? intent.createdAt, deps.random()) : null;
  const sentence = text('automation.outcomeNotKnownYet', { quote: intent.posterName });
  await closeUnknown(deps, view, intent, first ? sentence : null, (tx) =>
    becomeUnknown(tx, intent.id, now + lateWait, nextComment),
  );
  return { kind: 'settled' };
}

async function look(
  deps: Deps,
  view: EngineView,
  intent: CommentRow,
): Promise<'stands' | 'absent' | 'unknowable'> {
  const { accountId, providerId } = view.account;
  const sentAt = intent.sentAt ?? intent.createdAt;
  try {
    const found = ours(await deps.network.ownComments(accountId, intent.postId, providerId), intent, sentAt);
    if (!found) return 'absent';
    // No wait for an unknown comment, because the account has already waited for it.
    const wait =
      intent.state === 'sent'
        ? waitAfter(view, Math.max(sentAt, found.createdAt ?? sentAt), deps.random())
        : null;
    await recordComment(deps, view, { ...intent, sentAt }, found.commentId, wait);
    return 'stands';
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    const sentence = text('automation.outcomeUnknown', { quote: intent.posterName });
    await closeUnknown(deps, view, intent, intent.state === 'sent' ? sentence : null, (tx) =>
      becomeUnknown(tx, intent.id, null, null),
    );
    return 'unknowable';
  }
}

/** The network may have changed the words, so any comment of our member since then is ours. */
const ours = (own: OwnComment[], { comment }: Pick<CommentRow, 'comment'>, since: number) =>
  own.find(({ text }) => squeeze(text) === squeeze(comment)) ??
  own.find(({ createdAt }) => createdAt !== null && createdAt >= since);

/**
 * Checks once more before a comment that did not reach the network is sent again. Records it if it is there.
 * @throws {ProviderFault} when the network can't be asked now, or does not show the post
 */
export async function standsAlready(
  deps: Deps,
  view: EngineView,
  { draft, comment }: DraftView,
): Promise<boolean> {
  const { accountId, providerId } = view.account;
  const own = await deps.network.ownComments(accountId, comment.postId, providerId);
  const found = ours(own, comment, draft.createdAt);
  if (!found) return false;
  const sentAt = found.createdAt ?? comment.createdAt;
  await recordComment(deps, view, { ...comment, sentAt }, found.commentId, null);
  return true;
}

async function closeUnknown(
  deps: Deps,
  view: EngineView,
  intent: CommentRow,
  sentence: Sentence | null,
  end: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await end(tx);
    if (!sentence) return;
    const event = eventOf(deps, view, intent, 'comment_unknown', sentence);
    await queueFailed(deps, tx, event, 'unknown');
    await deps.events.keep(tx, event);
    afterCommit(tx, () => deps.metrics.comment('unknown', intent.category));
  });
}

async function closeFailed(deps: Deps, view: EngineView, intent: CommentRow): Promise<void> {
  const lapsesAt = deps.engineClock.now() + secondChance;
  const quote = { quote: intent.posterName };
  await transaction(deps.db, async (tx) => {
    const waits = await becomeFailed(tx, intent.id, lapsesAt);
    const sentence = text(waits ? 'automation.notPostedWaits' : 'automation.notPosted', quote);
    const event = eventOf(deps, view, intent, waits ? 'draft' : 'fault', sentence);
    await queueFailed(deps, tx, event, 'not_posted');
    await deps.events.keep(tx, { ...event, data: { ...event.data, reason: notPosted } });
    afterCommit(tx, () => deps.metrics.comment('failed', intent.category));
  });
}

const queueFailed = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  event: ReturnType<typeof eventOf>,
  outcome: 'not_posted' | 'unknown',
) =>
  queueWebhook(
    tx,
    event.userId,
    'comment.failed',
    { ...event, data: { ...event.data, outcome } },
    clock.now(),
  );

const eventOf = (
  { engineClock }: Pick<Deps, 'engineClock'>,
  { account: { accountId, userId } }: EngineView,
  { id: commentId, category, postUrl, posterName, comment }: CommentRow,
  kind: NewEvent['kind'],
  sentence: Sentence,
) => ({
  ...{ userId, accountId, kind, at: engineClock.now(), ...sentence },
  data: { commentId, category, postUrl, posterName, comment },
});

/** Ignores white space, case and the braces of mentions. */
export const squeeze = (text: string): string => text.replace(/[\s{}]+/g, '').toLowerCase();

import {
  becomeFailed,
  becomeUnknown,
  countLook,
  releasePost,
  waitAfterComment,
} from '../../../db/automation/commentOutcomes.ts';
import type { CommentRow } from '../../../db/automation/comments.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { minute, second } from '../../durations.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { nextWait, recordOf } from './postComment.ts';

/** Waits before each look at the post: the provider may be slow to take a comment and to show it. */
export const looksAfter = [2 * second, 8 * second, 30 * second] as const;
/** Then the comment is unknown, the account continues, and the post is checked again after each of these. */
const lateLooksAfter = [10 * minute, 60 * minute] as const;

/** open: look again at `lookAt`, ms since the epoch. */
export type Settlement = { kind: 'settled' } | { kind: 'open'; lookAt: number };

/**
 * Settles an open intent by looking at the post; it is never posted again. A comment missing after several
 * looks is unknown and looked for later, while the account continues; if it is still missing then, it has
 * failed.
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
    const sentence = say('automation.notPosted', { quote: intent.posterName });
    await close(deps, view, intent, 'fault', sentence, (tx) => becomeFailed(tx, intent.id));
    return { kind: 'settled' };
  }
  const first = intent.state === 'sent';
  const nextComment = first ? nextWait(view, intent.sentAt ?? intent.createdAt, deps.random) : null;
  const sentence = say('automation.whetherCommentPostPostedNot', { quote: intent.posterName });
  await close(deps, view, intent, 'comment_unknown', first ? sentence : null, (tx) =>
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
    const own = await deps.network.ownComments(accountId, intent.postId, providerId);
    const words = squeeze(intent.comment);
    // The network may have changed the words; any comment of our member since then is ours.
    const found =
      own.find((comment) => squeeze(comment.text) === words) ??
      own.find((comment) => comment.createdAt !== null && comment.createdAt >= sentAt);
    if (!found) return 'absent';
    // The account already waited while the comment was unknown.
    const wait =
      intent.state === 'sent'
        ? nextWait(view, Math.max(sentAt, found.createdAt ?? sentAt), deps.random)
        : null;
    const posted = { ...intent, sentAt };
    const record = recordOf(deps, view, posted, found.commentId);
    const tell = await transaction(deps.db, async (tx) => {
      const unrecorded = await record.read(tx);
      if (!unrecorded) return undefined;
      if (wait) await waitAfterComment(tx, unrecorded.accountId, wait);
      return record.write(tx, unrecorded);
    });
    tell?.();
    return 'stands';
  } catch (fault) {
    if (!(fault instanceof ProviderFault && (fault.kind === 'gone' || fault.kind === 'refused'))) throw fault;
    const sentence = say('automation.whetherCommentPostPosted', { quote: intent.posterName });
    await close(deps, view, intent, 'comment_unknown', intent.state === 'sent' ? sentence : null, (tx) =>
      becomeUnknown(tx, intent.id, null, null),
    );
    return 'unknowable';
  }
}

async function close(
  deps: Deps,
  view: EngineView,
  intent: CommentRow,
  kind: 'fault' | 'comment_unknown',
  sentence: Sentence | null,
  end: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { accountId, userId } = view.account;
  const { id: commentId, postUrl, posterName, comment, category } = intent;
  const reason = kind === 'fault' ? { reason: 'not_posted' } : {};
  const data = { commentId, postUrl, posterName, comment, ...reason };
  const at = deps.engineClock.now();
  const tell = await transaction(deps.db, async (tx) => {
    await end(tx);
    return sentence && deps.events.keep(tx, { userId, accountId, kind, at, ...sentence, data });
  });
  if (!tell) return;
  deps.metrics.comment(kind === 'fault' ? 'failed' : 'unknown', category);
  tell();
}

/** Ignores white space, case and the braces of mentions. */
export const squeeze = (text: string): string => text.replace(/[\s{}]+/g, '').toLowerCase();

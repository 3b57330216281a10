import { recheckAccount } from '../../../db/automation/automations.ts';
import { type DraftView, findDraft } from '../../../db/automation/drafts.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Owned } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { type ReviewerWorkspace, scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { queueWebhook } from '../../messaging/webhooks/outgoing.ts';
import { text } from '../../texts/text.ts';
import { countDecision } from '../autonomy/trust.ts';

type Decided = 'approved' | 'discarded' | 'changed' | 'heldBack';
type Decision = { view: DraftView; changed: boolean };

/**
 * Applies a decision in one transaction and makes the account due at once.
 * @param decide false if there was nothing to change
 * @throws {AppError} not_found
 */
export async function decideAbout(
  deps: Deps,
  workspace: ReviewerWorkspace,
  id: string,
  decided: Decided,
  decide: (tx: Tx, view: DraftView) => Promise<boolean>,
): Promise<Decision> {
  return transaction(deps.db, async (tx) => {
    const before = await ownedDraft(tx, workspace, id);
    if (!(await decide(tx, before))) return { view: before, changed: false };
    const after = await ownedDraft(tx, workspace, id);
    await recheckAccount(tx, after.draft.accountId);
    await countDecision(deps, tx, decided, before, after);
    await keepDecision(deps, tx, after, decided);
    return { view: after, changed: true };
  });
}

/** For the other browsers of the owner and the members, and for webhooks. */
async function keepDecision(
  deps: Deps,
  tx: Tx,
  { draft, comment }: DraftView,
  decided: Decided,
): Promise<void> {
  const event = {
    userId: draft.userId,
    accountId: draft.accountId,
    kind: 'draft',
    at: deps.engineClock.now(),
    ...text('automation.draftDecided', { quote: comment.posterName, decided: text(`automation.${decided}`) }),
    data: {
      commentId: draft.commentId,
      category: comment.category,
      postUrl: comment.postUrl,
      posterName: comment.posterName,
      comment: comment.comment,
      reason: draft.state,
    },
  } as const;
  const decision = decided === 'heldBack' ? 'held' : decided;
  const message = { ...event, data: { ...event.data, decision } };
  await queueWebhook(tx, draft.userId, 'draft.decided', message, deps.clock.now());
  // No other message, because nothing waits for a review.
  return deps.events.keep(tx, event, null);
}

/** @throws {AppError} not_found, also for a draft outside the workspace */
export async function ownedDraft(db: Reader, workspace: Workspace, id: string): Promise<Owned<DraftView>> {
  const found = await findDraft(db, scopeOf(workspace), id);
  if (!found) throw notFound('draft');
  return found as Owned<DraftView>;
}

/** The error for a decision about a draft that is over. */
export function tooLate(deps: Pick<Deps, 'engineClock'>, { draft }: DraftView): AppError {
  const sentences = {
    posted: text('automation.draftPosted'),
    discarded: text('automation.draftDiscarded'),
    lapsed: text('automation.draftLapsed'),
  } as const;
  if (draft.state in sentences)
    return new AppError('conflict', sentences[draft.state as keyof typeof sentences]);
  return new AppError(
    'conflict',
    draft.lapsesAt <= deps.engineClock.now() ? sentences.lapsed : text('automation.draftPosting'),
  );
}

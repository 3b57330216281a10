import { recheckAccount } from '../../../db/automation/automations.ts';
import type { DraftView } from '../../../db/automation/drafts.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { say } from '../../texts/say.ts';
import type { Tell } from '../engine/events.ts';
import { ownedDraft } from './ownedDraft.ts';

type Decided = 'approved' | 'discarded' | 'changed' | 'heldBack';
type Decision = { view: DraftView; changed: boolean };

/**
 * Applies a decision in one transaction and makes the account due at once.
 * @param decide false if there was nothing to change
 * @throws {AppError} not_found
 */
export async function decideAbout(
  deps: Deps,
  actor: Actor,
  id: string,
  decided: Decided,
  decide: (tx: Tx, view: DraftView) => Promise<boolean>,
): Promise<Decision> {
  const { view, tell } = await transaction(deps.db, async (tx) => {
    const before = await ownedDraft(tx, actor, id);
    if (!(await decide(tx, before))) return { view: before, tell: null };
    const after = await ownedDraft(tx, actor, id);
    await recheckAccount(tx, after.draft.accountId);
    return { view: after, tell: await keepDecision(deps, tx, after, decided) };
  });
  if (!tell) return { view, changed: false };
  tell();
  deps.events.announceDue();
  return { view, changed: true };
}

/** For the user's other browsers. */
function keepDecision(deps: Deps, tx: Tx, { draft, comment }: DraftView, decided: Decided): Promise<Tell> {
  return deps.events.keep(tx, {
    userId: draft.userId,
    accountId: draft.accountId,
    kind: 'draft',
    at: deps.engineClock.now(),
    ...say('automation.draftDecided', { quote: comment.posterName, decided: say(`automation.${decided}`) }),
    data: {
      commentId: draft.commentId,
      category: comment.category,
      postUrl: comment.postUrl,
      posterName: comment.posterName,
      comment: comment.comment,
      reason: draft.state,
    },
  });
}

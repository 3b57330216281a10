import { touchAccount } from '../../../db/automations.ts';
import type { DraftView } from '../../../db/drafts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { say } from '../../texts/say.ts';
import { ownedDraft } from './ownedDraft.ts';
import type { DraftDetails } from './schemas.ts';
import { toWireDetails } from './wire.ts';

type Decided = 'approved' | 'discarded' | 'changed' | 'heldBack';

/** Tells whoever watches what was decided about a draft, and answers it as it is now. */
export async function afterDecision(
  deps: Deps,
  actor: Actor,
  id: string,
  decided: Decided,
): Promise<DraftDetails> {
  const view = await ownedDraft(deps, actor, id);
  await tell(deps, view, decided);
  await lookAgain(deps, [view.draft.accountId]);
  return toWireDetails(deps, view);
}

/** Says so on the stream, that other browsers show it too. @param decided `approved`, or what else was done */
export async function tell(deps: Deps, { draft, comment }: DraftView, decided: Decided): Promise<void> {
  await deps.events.publish(deps.db, {
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

/** Has the engine look at the accounts at once: there is something to post, or room for another draft. */
export async function lookAgain(deps: Deps, accountIds: readonly string[]): Promise<void> {
  for (const accountId of new Set(accountIds)) await touchAccount(deps.db, accountId);
  deps.events.announceDue();
}

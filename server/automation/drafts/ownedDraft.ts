import { type DraftView, findDraft } from '../../../db/automation/drafts.ts';
import type { Reader } from '../../../db/open.ts';
import type { Owned } from '../../accounts/ownedAccount.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { say } from '../../texts/say.ts';

/** @throws {AppError} not_found, also for another user's draft */
export async function ownedDraft(db: Reader, actor: Actor, id: string): Promise<Owned<DraftView>> {
  const found = await findDraft(db, actor.userId, id);
  if (!found) throw notFound('Draft');
  return found as Owned<DraftView>;
}

/** The error for a decision about a draft that is over. */
export function tooLate(deps: Pick<Deps, 'engineClock'>, { draft }: DraftView): AppError {
  const sentences = {
    posted: say('automation.draftPostedAlready'),
    discarded: say('automation.draftDiscarded'),
    lapsed: say('automation.draftNotPostedTime'),
  } as const;
  if (draft.state in sentences)
    return new AppError('conflict', sentences[draft.state as keyof typeof sentences]);
  return new AppError(
    'conflict',
    draft.lapsesAt <= deps.engineClock.now() ? sentences.lapsed : say('automation.draftBeingPostedNow'),
  );
}

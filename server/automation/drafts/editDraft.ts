import { editDraft as changeText } from '../../../db/drafts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { afterDecision } from './afterDecision.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { DraftDetails, EditDraftInput } from './schemas.ts';

/**
 * Changes the text of a draft and nothing else: an approved draft is posted with the new text. The answer contains the check results
 * for the new text, for the user to judge.
 * @throws {AppError} not_found, conflict where it is over or being posted
 */
export async function editDraft(
  deps: Deps,
  actor: Actor,
  id: string,
  { comment }: EditDraftInput,
): Promise<DraftDetails> {
  await ownedDraft(deps, actor, id);
  if (!(await changeText(deps.db, id, comment, deps.engineClock.now()))) throw await tooLate(deps, actor, id);
  return afterDecision(deps, actor, id, 'changed');
}

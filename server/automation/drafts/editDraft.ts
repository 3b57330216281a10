import { editDraft as changeText } from '../../../db/drafts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { afterDecision } from './afterDecision.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { DraftDetails, EditDraftInput } from './schemas.ts';

/**
 * Changes what a draft says, and nothing else about it: an approved one goes out as it is then. What the checks have against the new
 * words is in the answer, for the person to judge.
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

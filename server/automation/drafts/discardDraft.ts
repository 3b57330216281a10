import { finishDraft } from '../../../db/drafts.ts';
import { decidePost } from '../../../db/seenPosts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { afterDecision } from './afterDecision.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { DraftDetails } from './schemas.ts';

/**
 * Lets go of a draft. None of the user's accounts comments on its post.
 * @throws {AppError} not_found, conflict where it is over or being posted
 */
export async function discardDraft(deps: Deps, actor: Actor, id: string): Promise<DraftDetails> {
  const { comment } = await ownedDraft(deps, actor, id);
  const at = deps.engineClock.now();
  if (!(await finishDraft(deps.db, id, { state: 'discarded', reason: null, at })))
    throw await tooLate(deps, actor, id);
  const decision = { verdict: 'skipped', reason: 'discarded', detail: '', closed: true, at } as const;
  decidePost(deps.db, comment.accountId, comment.postId, decision);
  return afterDecision(deps, actor, id, 'discarded');
}

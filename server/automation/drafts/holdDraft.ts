import { decideDraft } from '../../../db/drafts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { afterDecision } from './afterDecision.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { DraftDetails } from './schemas.ts';
import { toWireDetails } from './wire.ts';

/**
 * Keeps a draft back: it is not posted, and lapses when its time is over. Holding one that is held changes nothing.
 * @throws {AppError} not_found, conflict where it is over or being posted
 */
export async function holdDraft(deps: Deps, actor: Actor, id: string): Promise<DraftDetails> {
  await ownedDraft(deps, actor, id);
  const now = deps.engineClock.now();
  if (await decideDraft(deps.db, id, ['waiting', 'approved'], 'held', now))
    return afterDecision(deps, actor, id, 'heldBack');
  const view = await ownedDraft(deps, actor, id);
  if (view.draft.state !== 'held' || view.draft.lapsesAt <= now) throw await tooLate(deps, actor, id);
  return toWireDetails(deps, view);
}

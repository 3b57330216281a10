import { type DraftView, decideDraft } from '../../../db/automation/drafts.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { decideAbout } from './decideAbout.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { ApproveDraftsInput, ApprovedDrafts, DraftDetails } from './schemas.ts';
import { toWireDetails } from './wire.ts';

const needed = 'billing.upgradeToApprove';

/**
 * Idempotent.
 * @throws {AppError} not_found, subscription_required, conflict if it is over
 */
export async function approveDraft(deps: Deps, actor: Actor, id: string): Promise<DraftDetails> {
  await ownedDraft(deps.db, actor, id);
  requireSubscription(actor, needed);
  return toWireDetails(deps, await approve(deps, actor, id));
}

/**
 * Approves each on its own; the answer names those that are over or not the actor's.
 * @throws {AppError} subscription_required
 */
export async function approveDrafts(
  deps: Deps,
  actor: Actor,
  { ids }: ApproveDraftsInput,
): Promise<ApprovedDrafts> {
  requireSubscription(actor, needed);
  const results: ApprovedDrafts['results'] = [];
  for (const id of ids) {
    try {
      await approve(deps, actor, id);
      results.push({ _id: id, approved: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ _id: id, approved: false, ...error.sentence });
    }
  }
  return { results };
}

async function approve(deps: Deps, actor: Actor, id: string): Promise<DraftView> {
  const now = deps.engineClock.now();
  const { view, changed } = await decideAbout(deps, actor, id, 'approved', (tx) =>
    decideDraft(tx, id, ['waiting', 'held'], 'approved', now),
  );
  if (!changed && (view.draft.state !== 'approved' || view.draft.lapsesAt <= now)) throw tooLate(deps, view);
  return view;
}

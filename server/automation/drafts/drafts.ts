import { findSettings } from '../../../db/accounts/settings.ts';
import { listDrafts as listRows } from '../../../db/automation/draftList.ts';
import {
  editDraft as changeText,
  type DraftView,
  decideDraft,
  finishDraft,
} from '../../../db/automation/drafts.ts';
import { decidePost } from '../../../db/automation/postDecisions.ts';
import type { Tx } from '../../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Page } from '../../http/list.ts';
import { type ReviewerWorkspace, scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import { type UndoWindow, undoWindowFrom } from '../decide/undoWindow.ts';
import { decideAbout, ownedDraft, tooLate } from './decideAbout.ts';
import type {
  ApproveDraftsInput,
  ApprovedDrafts,
  Draft,
  DraftDetails,
  DraftFilter,
  draftSorts,
  EditDraftInput,
} from './schemas.ts';
import { checksOf, toWireDetails, toWireDrafts } from './toApi.ts';

/** Includes drafts that have ended. */
export async function listDrafts(
  deps: Pick<Deps, 'db'>,
  workspace: Workspace,
  page: Page<(typeof draftSorts)[number], DraftFilter>,
): Promise<{ rows: Draft[]; total: number }> {
  const { rows, total } = await listRows(deps.db, scopeOf(workspace), page);
  return { rows: await toWireDrafts(deps, rows), total };
}

/** @throws {AppError} not_found */
export async function readDraft(
  deps: Pick<Deps, 'db'>,
  workspace: Workspace,
  id: string,
): Promise<DraftDetails> {
  return toWireDetails(deps, await ownedDraft(deps.db, workspace, id));
}

/**
 * Changes the text and returns its checks. An approved draft gets a new undo window, or needs another
 * approval if the new text fails a check.
 * @throws {AppError} not_found; conflict if it has ended or is being posted
 */
export async function editDraft(
  deps: Deps,
  workspace: ReviewerWorkspace,
  id: string,
  { comment }: EditDraftInput,
): Promise<DraftDetails> {
  const { view, changed } = await decideAbout(deps, workspace, id, 'changed', async (tx, before) => {
    const decided = { at: deps.engineClock.now(), by: workspace.personId };
    if (before.draft.state !== 'approved') return changeText(tx, id, comment, decided);
    const checks = await checksOf(tx, { ...before, comment: { ...before.comment, comment } });
    const waits = checks.some(({ ok }) => !ok);
    return changeText(tx, id, comment, decided, { undo: await undoFor(tx, before, decided.at), waits });
  });
  if (!changed) throw tooLate(deps, view);
  return toWireDetails(deps, view);
}

/**
 * Holds a draft, also an approved one in its undo window: it is not posted, but still lapses. Idempotent.
 * @throws {AppError} not_found; conflict if it has ended or is being posted
 */
export async function holdDraft(deps: Deps, workspace: ReviewerWorkspace, id: string): Promise<DraftDetails> {
  const now = deps.engineClock.now();
  const { view, changed } = await decideAbout(deps, workspace, id, 'heldBack', (tx) =>
    decideDraft(tx, id, ['waiting', 'approved'], 'held', { at: now, by: workspace.personId }),
  );
  if (!changed && (view.draft.state !== 'held' || view.draft.lapsesAt <= now)) throw tooLate(deps, view);
  return toWireDetails(deps, view);
}

/**
 * Discards a draft. None of the owner's accounts comments on its post.
 * @throws {AppError} not_found, conflict if it is over or being posted
 */
export async function discardDraft(
  deps: Deps,
  workspace: ReviewerWorkspace,
  id: string,
): Promise<DraftDetails> {
  const at = deps.engineClock.now();
  const { view, changed } = await decideAbout(deps, workspace, id, 'discarded', async (tx, { comment }) => {
    if (!(await finishDraft(tx, id, { state: 'discarded', reason: null, at, by: workspace.personId })))
      return false;
    const decision = { verdict: 'skipped', reason: 'discarded', detail: '', closed: true, at } as const;
    await decidePost(tx, comment.accountId, comment.postId, decision);
    return true;
  });
  if (!changed) throw tooLate(deps, view);
  return toWireDetails(deps, view);
}

/** Only the owner can upgrade, so reviewers get another text. @throws {AppError} subscription_required */
function requireOwnerSubscribed({ owner, role }: ReviewerWorkspace): void {
  requireSubscription(owner, role === 'owner' ? 'billing.upgradeToApprove' : 'billing.ownerMustUpgrade');
}

/**
 * Approves a draft. Idempotent.
 * @throws {AppError} not_found; subscription_required; conflict if it has ended
 */
export async function approveDraft(
  deps: Deps,
  workspace: ReviewerWorkspace,
  id: string,
): Promise<DraftDetails> {
  await ownedDraft(deps.db, workspace, id);
  requireOwnerSubscribed(workspace);
  return toWireDetails(deps, await approve(deps, workspace, id));
}

/**
 * Approves each on its own; the answer names those that are over or not in the workspace.
 * @throws {AppError} subscription_required
 */
export async function approveDrafts(
  deps: Deps,
  workspace: ReviewerWorkspace,
  { ids }: ApproveDraftsInput,
): Promise<ApprovedDrafts> {
  requireOwnerSubscribed(workspace);
  const results: ApprovedDrafts['results'] = [];
  for (const id of ids) {
    try {
      await approve(deps, workspace, id);
      results.push({ _id: id, approved: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ _id: id, approved: false, ...error.sentence });
    }
  }
  return { results };
}

const undoFor = async (tx: Tx, { draft }: Pick<DraftView, 'draft'>, at: number): Promise<UndoWindow> =>
  undoWindowFrom({ settings: (await findSettings(tx, draft.accountId)) ?? null }, at);

async function approve(deps: Deps, workspace: ReviewerWorkspace, id: string): Promise<DraftView> {
  const now = deps.engineClock.now();
  const { view, changed } = await decideAbout(deps, workspace, id, 'approved', async (tx, { draft }) => {
    const decided = { at: now, by: workspace.personId };
    return decideDraft(tx, id, ['waiting', 'held'], 'approved', decided, await undoFor(tx, { draft }, now));
  });
  if (!changed && (view.draft.state !== 'approved' || view.draft.lapsesAt <= now)) throw tooLate(deps, view);
  return view;
}

import { listDrafts as listRows } from '../../../db/draftList.ts';
import { editDraft as changeText, decideDraft, finishDraft } from '../../../db/drafts.ts';
import { decidePost } from '../../../db/seenPosts.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { afterDecision } from './afterDecision.ts';
import { ownedDraft, tooLate } from './ownedDraft.ts';
import type { Draft, DraftDetails, DraftFilter, draftSorts, EditDraftInput } from './schemas.ts';
import { toWireDetails, toWireDrafts } from './wire.ts';

/** The actor's drafts, those that are over among them, and how many match in all. */
export async function listDrafts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  page: Page<(typeof draftSorts)[number], DraftFilter>,
): Promise<{ rows: Draft[]; total: number }> {
  const { rows, total } = await listRows(deps.db, actor.userId, page);
  return { rows: await toWireDrafts(deps, rows), total };
}

/** @throws {AppError} not_found */
export async function readDraft(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<DraftDetails> {
  return toWireDetails(deps, await ownedDraft(deps, actor, id));
}

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

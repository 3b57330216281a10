import type { DraftView } from '../../../db/automation/drafts.ts';
import {
  findAutonomy,
  findTrust,
  markCounted,
  reviewAgain,
  type SourceRef,
  saveTrust,
  sourceOf,
  type TrustRow,
} from '../../../db/automation/sourceTrust.ts';
import type { Tx } from '../../../db/open.ts';
import type { Deps } from '../../deps.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { isLargeEdit } from './change.ts';

type Needs = Pick<Deps, 'events' | 'engineClock'>;
type Decided = 'approved' | 'discarded' | 'changed' | 'heldBack';
type Lost = NonNullable<TrustRow['lostReason']>;

const reasons: Record<Lost, () => Sentence> = {
  edit: () => text('autonomy.edit'),
  discard: () => text('autonomy.discard'),
  no_answers: () => text('autonomy.noAnswers'),
  removed: () => text('autonomy.removed'),
  owner: () => text('autonomy.owner'),
};

/**
 * Counts a person's decision for the draft's source, in the transaction of the decision. A small edit does
 * not count as an approval, but takes no trust back.
 */
export async function countDecision(
  deps: Needs,
  tx: Tx,
  decided: Decided,
  before: DraftView,
  { draft, comment }: DraftView,
): Promise<void> {
  const rule = await findAutonomy(tx, draft.accountId);
  // A text that a person kept has no source.
  if (!rule?.allowed || decided === 'heldBack' || comment.source === '') return;
  const ref = sourceOf(comment);
  const { userId, commentId, original, counted } = draft;
  const isOriginal = comment.comment === original;
  if (decided === 'discarded') return loseTrust(deps, tx, userId, ref, 'discard');
  if (decided === 'approved') {
    if (counted || !isOriginal) return;
    await markCounted(tx, commentId, true);
    return countApproval(deps, tx, userId, ref, rule.after);
  }
  if (isLargeEdit(original, comment.comment)) {
    if (!isLargeEdit(original, before.comment.comment)) await loseTrust(deps, tx, userId, ref, 'edit');
    return;
  }
  if (counted && !isOriginal) {
    await markCounted(tx, commentId, false);
    const row = await findTrust(tx, ref);
    if (row && row.earnedAt === null) await saveTrust(tx, { ...row, streak: Math.max(0, row.streak - 1) });
  }
}

async function countApproval(
  deps: Needs,
  tx: Tx,
  userId: string,
  ref: SourceRef,
  after: number,
): Promise<void> {
  const none = { ...ref, streak: 0, earnedAt: null, lostAt: null, lostReason: null };
  const row = (await findTrust(tx, ref)) ?? none;
  const streak = row.streak + 1;
  if (row.earnedAt !== null || streak < after) {
    await saveTrust(tx, { ...row, streak });
    return;
  }
  await earnTrust(deps, tx, userId, { ...row, streak });
}

/** From now on, new drafts of this source skip review. */
export async function earnTrust(
  deps: Needs,
  tx: Tx,
  userId: string,
  row: Omit<TrustRow, 'key'>,
): Promise<void> {
  const at = deps.engineClock.now();
  await saveTrust(tx, { ...row, earnedAt: at, lostAt: null, lostReason: null });
  await deps.events.keep(tx, {
    userId,
    accountId: row.accountId,
    kind: 'autonomy',
    at,
    ...text('autonomy.earned', { source: nameOf(row), count: row.streak }),
    data: { reason: 'earned', source: row.source },
  });
}

/**
 * Sends the source's drafts back to review, including those that skipped review and are not posted yet.
 * @param streak the number of approvals that still count
 */
export async function loseTrust(
  deps: Needs,
  tx: Tx,
  userId: string,
  ref: SourceRef,
  reason: Lost,
  streak = 0,
): Promise<void> {
  const row = await findTrust(tx, ref);
  if (!row) return;
  const at = deps.engineClock.now();
  const lost = { earnedAt: null, lostAt: at, lostReason: reason };
  await saveTrust(tx, { ...row, streak, ...(row.earnedAt !== null && lost) });
  if (row.earnedAt === null) return;
  await deps.events.keep(tx, {
    userId,
    accountId: ref.accountId,
    kind: 'autonomy',
    at,
    ...text('autonomy.lost', { source: nameOf(ref), why: reasons[reason]() }),
    data: { reason, source: ref.source },
  });
  await waitForReview(deps, tx, userId, ref);
}

/** Sends drafts that skipped review back to review. @param scope one source, or all sources of an account */
export async function waitForReview(
  deps: Needs,
  tx: Tx,
  userId: string,
  scope: SourceRef | { accountId: string },
): Promise<void> {
  for (const { id: commentId, accountId, category, postUrl, posterName, comment } of await reviewAgain(
    tx,
    scope,
  ))
    await deps.events.keep(tx, {
      userId,
      accountId,
      kind: 'draft',
      at: deps.engineClock.now(),
      ...text('automation.draftWaits', { quote: posterName }),
      data: { commentId, category, postUrl, posterName, comment },
    });
}

/** The words of a search, the name in a profile's address. */
function nameOf({ kind, source }: Pick<SourceRef, 'kind' | 'source'>): string {
  const url = URL.canParse(source) ? new URL(source) : null;
  const name = kind === 'search' ? url?.searchParams.get('keywords') : url?.pathname.split('/')[2];
  return name || source;
}

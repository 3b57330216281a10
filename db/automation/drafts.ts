import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { changes, ordered } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import {
  accounts,
  commentedPosts,
  comments,
  draftEdits,
  drafts,
  type StoredEdit,
  type StoredTrace,
} from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime } from '../time.ts';
import type { CommentRow, Intent } from './comments.ts';
import { type Decision, decidePost } from './postDecisions.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type DraftView = { draft: DraftRow; comment: CommentRow };

/** States of a draft that may still be posted. */
const openStates = ['waiting', 'held', 'approved'] as const;
type OpenState = (typeof openStates)[number];

export type NewDraft = Pick<
  DraftRow,
  'state' | 'postText' | 'postedAt' | 'createdAt' | 'decidedAt' | 'lapsesAt' | 'notBefore' | 'autonomy'
> &
  Partial<Pick<DraftRow, 'heldFor' | 'heldDetail'>> & {
    text: string;
    trace: StoredTrace | null;
  };

/** Undefined if the draft is no longer approved, or its comment is on its way. */
export async function findApproved(db: Reader, commentId: string): Promise<DraftView | undefined> {
  return first(
    db
      .select({ draft: getTableColumns(drafts), comment: getTableColumns(comments) })
      .from(drafts)
      .innerJoin(comments, eq(comments.id, drafts.commentId))
      .where(and(eq(drafts.commentId, commentId), eq(drafts.state, 'approved'), eq(comments.state, 'draft'))),
  );
}

export async function approvedDrafts(db: Reader, accountId: string): Promise<DraftView[]> {
  return db
    .select({ draft: getTableColumns(drafts), comment: getTableColumns(comments) })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, accountId),
        sql`${drafts.state} = 'approved'`,
        sql`${comments.state} = 'draft'`,
      ),
    )
    .orderBy(ordered(drafts.decidedAt, false), asc(drafts.createdAt), asc(drafts.commentId));
}

/** Counts the comments that wait for a person because of a delicate post or the judge. */
export async function heldDrafts(db: Reader, accountId: string): Promise<number> {
  return db.$count(
    drafts,
    and(
      eq(drafts.accountId, accountId),
      inArray(drafts.state, ['waiting', 'held']),
      isNotNull(drafts.heldFor),
    ),
  );
}

/** How many comments were held for a person. @param since ms since the epoch */
export async function heldSince(db: Reader, accountId: string, since: number): Promise<number> {
  return db.$count(
    drafts,
    and(eq(drafts.accountId, accountId), gte(drafts.createdAt, since), isNotNull(drafts.heldFor)),
  );
}

/** Open, and not being posted right now. */
const undecided = (db: Reader, commentId: string, states: readonly OpenState[]): SQL | undefined =>
  and(
    eq(drafts.commentId, commentId),
    inArray(drafts.state, [...states]),
    inArray(
      drafts.commentId,
      db
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.id, commentId), eq(comments.state, 'draft'))),
    ),
  );

/** `endsAt`: ms since the epoch, 0 without a window. `length`: in ms. */
type UndoWindow = { endsAt: number; length: number };

/** The person who decides, and when. */
export type Decided = { at: EngineTime; by: string };

/**
 * Moves a draft to another state. False if it is in none of the states `from`, or has lapsed.
 * @param undo the undo window of an approved draft, which lapses later by its length
 */
export async function decideDraft(
  tx: Tx,
  commentId: string,
  from: readonly OpenState[],
  to: 'held' | 'approved',
  { at, by }: Decided,
  undo: UndoWindow = { endsAt: 0, length: 0 },
): Promise<boolean> {
  const decided = await tx
    .update(drafts)
    .set({
      ...{ state: to, decidedAt: at, decidedBy: by, autonomy: null },
      notBefore: undo.endsAt,
      lapsesAt: sql`${drafts.lapsesAt} + ${undo.length}`,
    })
    .where(and(undecided(tx, commentId, from), sql`${drafts.lapsesAt} > ${at}`));
  return changes(decided) > 0;
}

type Ending = { state: 'discarded'; reason: string | null; at: EngineTime; by?: string };

/**
 * Ends an open draft for good. Its post stays taken.
 * @param ending.reason null after a person's decision, otherwise why it can't be posted
 * @returns false without an open draft
 */
export async function finishDraft(tx: Tx, id: string, { state, reason, at, by }: Ending): Promise<boolean> {
  const ended = await tx
    .update(drafts)
    .set({ state, reason, decidedAt: at, decidedBy: by ?? null, autonomy: null })
    .where(undecided(tx, id, openStates));
  if (changes(ended) === 0) return false;
  await tx.update(comments).set({ state }).where(eq(comments.id, id));
  return true;
}

/** Closes a post for good, with its draft if there is one. */
export async function closePost(
  tx: Tx,
  { commentId, accountId, postId }: { commentId: string; accountId: string; postId: string },
  decision: Decision,
): Promise<void> {
  await decidePost(tx, accountId, postId, decision);
  await finishDraft(tx, commentId, { state: 'discarded', reason: decision.reason, at: decision.at });
}

/**
 * Changes the text of an open draft and stores the old text. The edit counts as the review of a draft that
 * skipped it.
 * @param approved the new undo window of an approved draft; `waits` if its text needs another approval
 * @returns false if the draft has ended or lapsed
 */
export async function editDraft(
  tx: Tx,
  commentId: string,
  after: string,
  { at, by }: Decided,
  approved: { undo: UndoWindow; waits: boolean } = { undo: { endsAt: 0, length: 0 }, waits: false },
): Promise<boolean> {
  const before = await first(
    tx
      .select({
        text: comments.comment,
        autonomy: drafts.autonomy,
        state: drafts.state,
        notBefore: drafts.notBefore,
      })
      .from(comments)
      .innerJoin(drafts, eq(drafts.commentId, comments.id))
      .where(eq(comments.id, commentId)),
  );
  const edits = sql`${drafts.edits} + ${before?.text === after ? 0 : 1}`;
  const isReviewed = before?.autonomy && { autonomy: null, decidedAt: at, decidedBy: by };
  const change = before?.state === 'approved' && before.text !== after && afterEdit(before, approved);
  const open = await tx
    .update(drafts)
    .set({ edits, ...isReviewed, ...change })
    .where(and(undecided(tx, commentId, openStates), sql`${drafts.lapsesAt} > ${at}`));
  if (!before || changes(open) === 0) return false;
  if (before.text === after) return true;
  await tx.update(comments).set({ comment: after }).where(eq(comments.id, commentId));
  await tx.insert(draftEdits).values({ commentId, edit: { at, before: before.text, after }, editedBy: by });
  return true;
}

function afterEdit(
  { notBefore }: Pick<DraftRow, 'notBefore'>,
  { undo, waits }: { undo: UndoWindow; waits: boolean },
) {
  if (waits)
    return { state: 'waiting', decidedAt: null, decidedBy: null, autonomy: null, notBefore: 0 } as const;
  if (undo.length === 0) return {};
  return {
    notBefore: Math.max(notBefore, undo.endsAt),
    lapsesAt: sql`${drafts.lapsesAt} + ${undo.length}`,
  };
}

export async function isDraftOverdue(db: Reader, now: EngineTime): Promise<boolean> {
  const isOpen = sql`${drafts.state} in ('waiting', 'held', 'approved')`;
  const overdue = db
    .select({ id: drafts.commentId })
    .from(drafts)
    .where(and(isOpen, lte(drafts.lapsesAt, now)))
    .limit(1);
  return (await first(overdue)) !== undefined;
}

/** The `reason` of a lapsed draft that had been approved. Its `lapsesAt` is when it lapsed. */
export const lapsedApproved = 'approved';

/** Lapses overdue drafts and returns them. Their posts stay taken. */
export async function lapseDrafts(tx: Tx, now: EngineTime): Promise<DraftRow[]> {
  const due = and(inArray(drafts.state, [...openStates]), lte(drafts.lapsesAt, now));
  const unsent = tx.select({ id: comments.id }).from(comments).where(eq(comments.state, 'draft'));
  const lapsed = await tx
    .update(drafts)
    .set({
      state: 'lapsed',
      reason: sql`case when ${drafts.state} = 'approved' then ${lapsedApproved} else ${drafts.reason} end`,
      lapsesAt: sql`case when ${drafts.state} = 'approved' then ${now} else ${drafts.lapsesAt} end`,
    })
    .where(and(due, inArray(drafts.commentId, unsent)))
    .returning();
  for (const { commentId } of lapsed)
    await tx.update(comments).set({ state: 'discarded' }).where(eq(comments.id, commentId));
  return lapsed;
}

/** Ignores drafts of removed accounts. */
export async function findDraft(db: Reader, scope: Scope, commentId: string): Promise<DraftView | undefined> {
  return first(
    db
      .select({ draft: getTableColumns(drafts), comment: getTableColumns(comments) })
      .from(drafts)
      .innerJoin(comments, eq(comments.id, drafts.commentId))
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .where(
        and(
          eq(drafts.commentId, commentId),
          eq(drafts.userId, scope.userId),
          covered(drafts.accountId, scope),
          isNull(accounts.removedAt),
        ),
      ),
  );
}

/** Oldest first. Includes drafts of removed accounts. */
export async function draftsAfter(
  db: Reader,
  userId: string,
  commentId: string,
  limit: number,
): Promise<DraftRow[]> {
  return db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), gt(drafts.commentId, commentId)))
    .orderBy(asc(drafts.commentId))
    .limit(limit);
}

/** `by` is null for an erased person, and for edits from before the person was stored. */
export type Edit = StoredEdit & { by: string | null };

export async function editsOf(db: Reader, commentIds: readonly string[]): Promise<Map<string, Edit[]>> {
  const edits = new Map<string, Edit[]>();
  const rows = commentIds.length
    ? await db
        .select()
        .from(draftEdits)
        .where(inArray(draftEdits.commentId, [...commentIds]))
        .orderBy(asc(draftEdits.id))
    : [];
  for (const { commentId, edit, editedBy: by } of rows)
    edits.set(commentId, [...(edits.get(commentId) ?? []), { ...edit, by }]);
  return edits;
}

/**
 * Takes a post for a text that a person gave, as a waiting draft.
 * @param postIds the post and, for a repost, its original
 * @returns false if one of them is taken; the transaction must then be rolled back
 */
export async function keepText(
  tx: Tx,
  intent: Intent,
  postIds: readonly string[],
  { text, ...post }: Pick<DraftRow, 'postText' | 'postedAt' | 'lapsesAt'> & { text: string },
): Promise<boolean> {
  const { id: commentId, accountId, userId, postId, createdAt } = intent;
  await tx.insert(comments).values({ ...intent, state: 'draft', comment: text });
  const ids = [...new Set(postIds)];
  const taken = await tx
    .insert(commentedPosts)
    .values(ids.map((takenId) => ({ userId, postId: takenId, commentId })))
    .onConflictDoNothing();
  if (changes(taken) < ids.length) return false;
  await tx
    .insert(drafts)
    .values({ commentId, accountId, userId, state: 'waiting', original: text, createdAt, ...post });
  await decidePost(tx, accountId, postId, {
    ...{ verdict: 'chosen', reason: 'drafted', detail: '', closed: false, at: createdAt },
  });
  return true;
}

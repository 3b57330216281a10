import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { CommentRow } from './comments.ts';
import type { Db, Tx } from './open.ts';
import { changeOf, given, givenNumber, prepared } from './prepared.ts';
import {
  accounts,
  comments,
  draftEdits,
  drafts,
  type StoredEdit,
  type StoredReceipt,
} from './schema/index.ts';
import { type Decision, decidePost } from './seenPosts.ts';

export type DraftRow = typeof drafts.$inferSelect;
/** A draft with its comment, which is what it says now. */
export type DraftView = { draft: DraftRow; comment: CommentRow };
type Category = CommentRow['category'];

/** What nobody has posted, refused or let lapse. */
const openStates = ['waiting', 'held', 'approved'] as const;
type OpenState = (typeof openStates)[number];

export type NewDraft = Pick<DraftRow, 'postText' | 'postedAt' | 'createdAt' | 'lapsesAt'> & {
  text: string;
  receipt: StoredReceipt | null;
};

const approvedOf = prepared((db) =>
  db
    .select({ draft: drafts, comment: comments })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, given('accountId')),
        sql`${drafts.state} = 'approved'`,
        sql`${comments.state} = 'draft'`,
      ),
    )
    .orderBy(asc(drafts.decidedAt), asc(drafts.createdAt), asc(drafts.commentId))
    .prepare(),
);

const anyApproved = prepared((db) =>
  db.$client
    .prepare("select 1 from drafts where account_id = (select ?) and state = 'approved' limit 1")
    .pluck(),
);

/** What was approved and is not posted yet, in the order in which it goes out. */
export function approvedDrafts(db: Db, accountId: string): DraftView[] {
  // Most accounts post without asking, and an engine looks at every turn.
  return anyApproved(db).get([accountId]) === undefined ? [] : approvedOf(db).all({ accountId });
}

/** The draft that goes out next, the one approved first, of the categories that have something left. */
export async function nextApproved(
  db: Db,
  accountId: string,
  categories: readonly Category[],
): Promise<DraftView | undefined> {
  return approvedDrafts(db, accountId).find(({ comment }) => categories.includes(comment.category));
}

/** A draft that may still be decided about: it is open, and it is not being posted at this moment. */
const undecided = (db: Db | Tx, commentId: string | SQL, states: readonly OpenState[]): SQL | undefined =>
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

/** Puts a draft from one of these states into another; false where it is in none of them, or lapses by then. */
export async function decideDraft(
  db: Db,
  commentId: string,
  from: readonly OpenState[],
  to: 'held' | 'approved',
  at: number,
): Promise<boolean> {
  const decided = db
    .update(drafts)
    .set({ state: to, decidedAt: at })
    .where(and(undecided(db, commentId, from), sql`${drafts.lapsesAt} > ${at}`))
    .run();
  return decided.changes > 0;
}

const endDraft = prepared((db) =>
  changeOf(
    db,
    db
      .update(drafts)
      .set({ state: given('state') as never, reason: given('reason'), decidedAt: given('at') })
      .where(undecided(db, given('id'), openStates)),
  ),
);
const endComment = prepared((db) =>
  changeOf(
    db,
    db
      .update(comments)
      .set({ state: given('state') as never })
      .where(eq(comments.id, given('id'))),
  ),
);

type Ending = { state: 'discarded'; reason: string | null; at: number };

function end(db: Db, id: string, { state, reason, at }: Ending): boolean {
  if (endDraft(db).run({ id, state, reason, at }).changes === 0) return false;
  endComment(db).run({ id, state });
  return true;
}

/**
 * Ends an open draft for good; its post stays taken. False where it was over already, or there is none.
 * @param ending.reason null where a person said so; else why it can't be posted
 */
export async function finishDraft(db: Db, commentId: string, ending: Ending): Promise<boolean> {
  return db.transaction(() => end(db, commentId, ending));
}

/** Leaves a post alone for good, and with it the draft for it, where there is one. */
export function leavePost(
  db: Db,
  { commentId, accountId, postId }: { commentId: string; accountId: string; postId: string },
  decision: Decision,
): void {
  db.transaction(() => {
    decidePost(db, accountId, postId, decision);
    end(db, commentId, { state: 'discarded', reason: decision.reason, at: decision.at });
  });
}

/** Changes what an open draft says, and keeps what it said. False where it is over, or lapses by then. */
export async function editDraft(db: Db, commentId: string, after: string, at: number): Promise<boolean> {
  return db.transaction((tx) => {
    const before = tx
      .select({ text: comments.comment })
      .from(comments)
      .where(eq(comments.id, commentId))
      .get();
    const edits = sql`${drafts.edits} + ${before?.text === after ? 0 : 1}`;
    const open = tx
      .update(drafts)
      .set({ edits })
      .where(and(undecided(tx, commentId, openStates), sql`${drafts.lapsesAt} > ${at}`))
      .run();
    if (!before || open.changes === 0) return false;
    if (before.text === after) return true;
    tx.update(comments).set({ comment: after }).where(eq(comments.id, commentId)).run();
    tx.insert(draftEdits)
      .values({ commentId, edit: { at, before: before.text, after } })
      .run();
    return true;
  });
}

const overdue = prepared((db) =>
  db
    .select({ id: drafts.commentId })
    .from(drafts)
    .where(
      and(
        sql`${drafts.state} in ('waiting', 'held', 'approved')`,
        sql`${drafts.lapsesAt} <= ${given('now')}`,
      ),
    )
    .limit(givenNumber('limit'))
    .prepare(),
);

/** Lets the drafts lapse that nobody posted in time, their posts staying taken, and answers which those were. */
export async function lapseDrafts(db: Db, now: number): Promise<DraftRow[]> {
  const due = and(inArray(drafts.state, [...openStates]), lte(drafts.lapsesAt, now));
  // Most of the times there is none, and looking takes no lock.
  if (!overdue(db).get({ now, limit: 1 })) return [];
  return db.transaction((tx) => {
    const unsent = tx.select({ id: comments.id }).from(comments).where(eq(comments.state, 'draft'));
    const lapsed = tx
      .update(drafts)
      .set({ state: 'lapsed' })
      .where(and(due, inArray(drafts.commentId, unsent)))
      .returning()
      .all();
    for (const { commentId } of lapsed) {
      tx.update(comments).set({ state: 'discarded' }).where(eq(comments.id, commentId)).run();
    }
    return lapsed;
  });
}

/** A draft of this user, unless its account was removed. */
export async function findDraft(db: Db, userId: string, commentId: string): Promise<DraftView | undefined> {
  return db
    .select({ draft: getTableColumns(drafts), comment: getTableColumns(comments) })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(and(eq(drafts.commentId, commentId), eq(drafts.userId, userId), isNull(accounts.removedAt)))
    .get();
}

/** A user's drafts after `commentId`, oldest first, those of removed accounts too. */
export async function draftsAfter(
  db: Db,
  userId: string,
  commentId: string,
  limit: number,
): Promise<DraftRow[]> {
  return db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), gt(drafts.commentId, commentId)))
    .orderBy(asc(drafts.commentId))
    .limit(limit)
    .all();
}

/** What was changed about these drafts, oldest first. */
export async function editsOf(db: Db, commentIds: readonly string[]): Promise<Map<string, StoredEdit[]>> {
  const edits = new Map<string, StoredEdit[]>();
  const rows = commentIds.length
    ? db
        .select()
        .from(draftEdits)
        .where(inArray(draftEdits.commentId, [...commentIds]))
        .orderBy(asc(draftEdits.id))
        .all()
    : [];
  for (const { commentId, edit } of rows) edits.set(commentId, [...(edits.get(commentId) ?? []), edit]);
  return edits;
}

import { and, asc, eq, getTableColumns, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { forUpdate, param, value } from '../dialect/query.ts';
import { first } from '../first.ts';
import { countConfirmed } from '../history/commentTotals.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { addCosts, type Spent } from '../operations/modelCosts.ts';
import { prepare } from '../prepare.ts';
import { automations, commentedPosts, comments, drafts } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { CommentRow } from './comments.ts';
import { decidePost } from './postDecisions.ts';

export type Wait = {
  /** The earliest time of the account's next comment, ms since the epoch. */
  notBefore: number;
  intervalIndex: number;
};
export type Posted = {
  /** When the call that posted it began, ms since the epoch. */
  at: number;
  /** Ms since the epoch. */
  confirmedAt: number;
  providerCommentId: string | null;
};

/** Why an approved draft waits for a person again: its comment did not reach the network. */
export const notPosted = 'not_posted';

const confirm = prepare('confirmComment', (tx: Tx) =>
  tx
    .update(comments)
    .set({
      state: 'confirmed',
      createdAt: value('at'),
      confirmedAt: value('confirmedAt'),
      providerCommentId: value('providerCommentId'),
      lookAt: null,
    })
    .where(eq(comments.id, param('id'))),
);
const unrecorded = prepare('unrecordedComment', (tx: Tx) =>
  forUpdate(
    tx
      .select({
        accountId: comments.accountId,
        userId: comments.userId,
        category: comments.category,
        postId: comments.postId,
        draft: drafts.commentId,
      })
      .from(comments)
      .leftJoin(drafts, eq(drafts.commentId, comments.id))
      .where(
        and(
          eq(comments.id, param('id')),
          sql`(${comments.state} in ('sent', 'failed', 'unknown')
            or (${comments.state} in ('draft', 'reserved') and ${drafts.reason} = ${sql.raw(`'${notPosted}'`)}))`,
        ),
      ),
    comments,
  ),
);

/** A comment that is not recorded as posted. */
export type Unrecorded = Pick<CommentRow, 'accountId' | 'userId' | 'category' | 'postId'> & {
  draft: string | null;
};

/**
 * @returns undefined if the comment is recorded already; otherwise it is locked until the transaction ends.
 * An intent that was closed meanwhile counts too, because the network's answer is certain.
 */
export const lockUnrecorded = (tx: Tx, id: string): Promise<Unrecorded | undefined> =>
  first(unrecorded(tx, { id }));
const waitFor = prepare('waitAfterComment', (tx: Tx) =>
  tx
    .update(automations)
    .set({
      notBefore: value('notBefore'),
      intervalIndex: value('intervalIndex'),
      faults: 0,
      skips: 0,
      emptyRounds: 0,
    })
    .where(eq(automations.accountId, param('accountId'))),
);
/** Sets the state of a comment's draft once the outcome of the comment is known. */
const draftOver = prepare('draftOver', (tx: Tx) =>
  tx
    .update(drafts)
    .set({ state: value('state'), reason: value('reason') })
    .where(eq(drafts.commentId, param('id'))),
);

/** Records that the comment is on the network. Does not set the wait before the next one. */
export async function recordPosted(
  tx: Tx,
  id: string,
  { accountId, userId, category, postId, draft }: Unrecorded,
  { at, confirmedAt, providerCommentId }: Posted,
): Promise<void> {
  const decision = { verdict: 'chosen', reason: 'posted', detail: '', closed: false, at } as const;
  await Promise.all([
    confirm(tx, { id, at, confirmedAt, providerCommentId }),
    countConfirmed(tx, { accountId, userId, category }),
    draft && draftOver(tx, { id, state: 'posted', reason: null }),
    decidePost(tx, accountId, postId, decision),
  ]);
}

export async function waitAfterComment(tx: Tx, accountId: string, wait: Wait): Promise<void> {
  await waitFor(tx, { accountId, ...wait });
}

/**
 * Releases a post that the network has certainly not taken. Its draft, if any, waits for another slot.
 * @param spent calls to the model for this comment that are not recorded yet
 */
export async function releasePost(db: Db, id: string, spent: Spent | null = null): Promise<void> {
  await transaction(db, async (tx) => {
    await addCosts(tx, spent);
    const unsent = and(eq(comments.id, id), inArray(comments.state, ['reserved', 'sent']));
    if ((await tx.$count(drafts, eq(drafts.commentId, id))) > 0)
      await tx.update(comments).set({ state: 'draft', sentAt: null }).where(unsent);
    // The taken posts are deleted by cascade.
    else await tx.delete(comments).where(unsent);
  });
}

/** Settles an open comment, its draft and the decision about its post. Undefined if it was not open. */
async function endOpen(
  tx: Tx,
  commentId: string,
  end: Pick<CommentRow, 'lookAt'> & { state: 'unknown' | 'failed' | 'draft' },
  draft: { state: 'posted' | 'discarded' | 'waiting'; reason: string },
): Promise<{ accountId: string; at: number } | undefined> {
  const row = await first(
    tx
      .update(comments)
      .set(end)
      .where(and(eq(comments.id, commentId), inArray(comments.state, ['sent', 'unknown'])))
      .returning({ accountId: comments.accountId, postId: comments.postId, at: comments.createdAt }),
  );
  if (!row) return undefined;
  const { accountId, postId, at } = row;
  await draftOver(tx, { id: commentId, ...draft });
  const closed = draft.state !== 'waiting';
  const reason = closed ? draft.reason : 'drafted';
  await decidePost(tx, accountId, postId, { verdict: 'chosen', reason, detail: '', closed, at });
  return row;
}

/**
 * Marks a sent comment as unknown. It is never sent again, counts against the limit, and the account waits as
 * after a posted comment.
 * @param lookAt when to check once more, ms since the epoch; null if a check would show nothing
 */
export async function becomeUnknown(
  tx: Tx,
  commentId: string,
  lookAt: number | null,
  wait: Wait | null,
): Promise<void> {
  const end = { state: 'unknown', lookAt } as const;
  const row = await endOpen(tx, commentId, end, { state: 'posted', reason: 'unknown' });
  if (row && wait) await waitFor(tx, { accountId: row.accountId, ...wait });
}

/**
 * Ends a comment that is not on the network: it no longer counts, and its post stays taken. A draft that a
 * person approved waits for a person again.
 * @param lapsesAt when that draft lapses at the earliest, ms since the epoch
 * @returns whether the draft waits again
 */
export async function becomeFailed(tx: Tx, commentId: string, lapsesAt: number): Promise<boolean> {
  const approved = await first(
    tx
      .select({ lapsesAt: drafts.lapsesAt })
      .from(drafts)
      .where(and(eq(drafts.commentId, commentId), isNotNull(drafts.decidedAt), isNull(drafts.autonomy))),
  );
  const row = approved
    ? await endOpen(tx, commentId, { state: 'draft', lookAt: null }, { state: 'waiting', reason: notPosted })
    : await endOpen(
        tx,
        commentId,
        { state: 'failed', lookAt: null },
        { state: 'discarded', reason: notPosted },
      );
  if (!row) return false;
  if (approved) {
    await tx.update(comments).set({ sentAt: null, looks: 0 }).where(eq(comments.id, commentId));
    const open = { ...{ decidedAt: null, decidedBy: null }, notBefore: 0 };
    await tx
      .update(drafts)
      .set({ ...open, lapsesAt: Math.max(approved.lapsesAt, lapsesAt) })
      .where(eq(drafts.commentId, commentId));
  }
  const later = await tx.$count(
    comments,
    and(
      eq(comments.accountId, row.accountId),
      inArray(comments.state, ['sent', 'confirmed', 'unknown']),
      gte(comments.createdAt, row.at),
    ),
  );
  if (later === 0)
    await tx.update(automations).set({ notBefore: 0 }).where(eq(automations.accountId, row.accountId));
  return approved !== undefined;
}

/** Counts a check that did not find the comment. @returns the checks so far */
export async function countLook(db: Db, commentId: string): Promise<number> {
  const row = await transaction(db, (tx) =>
    first(
      tx
        .update(comments)
        .set({ looks: sql`${comments.looks} + 1` })
        .where(eq(comments.id, commentId))
        .returning({ looks: comments.looks }),
    ),
  );
  return row?.looks ?? 0;
}

const toLookAt = prepare('unknownToLookAt', (db) =>
  db
    .select(getTableColumns(comments))
    .from(comments)
    .where(and(eq(comments.accountId, param('accountId')), sql`${comments.lookAt} is not null`))
    .orderBy(asc(comments.lookAt)),
);

export async function unknownToLookAt(db: Reader, accountId: string): Promise<CommentRow[]> {
  return toLookAt(db, { accountId });
}

type HistoryRow = typeof comments.$inferInsert & {
  /** For a comment that waits for a review. */
  draft?: Pick<typeof drafts.$inferInsert, 'postText' | 'postedAt' | 'lapsesAt' | 'heldFor' | 'heldDetail'>;
};

/** For the demo's seed: inserts finished comments or drafts, and takes their posts. */
export async function addHistory(db: Db, rows: HistoryRow[]): Promise<void> {
  await transaction(db, async (tx) => {
    for (const { draft, ...row } of rows) {
      await tx.insert(comments).values(row);
      if (draft) {
        const { id: commentId, accountId, userId, createdAt, comment: original = '' } = row;
        const review = { commentId, accountId, userId, createdAt, original, state: 'waiting' } as const;
        await tx.insert(drafts).values({ ...review, ...draft });
      }
      if (row.state === 'confirmed') await countConfirmed(tx, row);
      await tx
        .insert(commentedPosts)
        .values({ userId: row.userId, postId: row.postId, commentId: row.id })
        .onConflictDoNothing();
    }
  });
}

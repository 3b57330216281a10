/** Drafts in the engine: written in one slot and posted in another. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { param } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { automations, comments, drafts } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import { countsOn, holds } from './comments.ts';
import type { NewDraft } from './drafts.ts';
import type { Lease } from './lease.ts';
import { decidePost } from './postDecisions.ts';
import { earnedAutonomy, sourceOf, waitAgain } from './sourceTrust.ts';

/** Turns a reserved comment into a draft. False when the lease is lost: the next holder releases the post. */
export async function keepDraft(tx: Tx, lease: Lease, commentId: string, draft: NewDraft): Promise<boolean> {
  const { text, trace, ...shown } = draft;
  const row = await first(
    tx
      .select({ accountId: comments.accountId, userId: comments.userId, postId: comments.postId })
      .from(comments)
      .where(and(eq(comments.id, commentId), eq(comments.state, 'reserved'))),
  );
  if (!row || !(await holds(tx, row.accountId, lease))) return false;
  const { accountId, userId, postId } = row;
  await tx.update(comments).set({ state: 'draft', comment: text, trace }).where(eq(comments.id, commentId));
  await tx
    .update(automations)
    .set({ firstDrafts: sql`${automations.firstDrafts} - 1` })
    .where(and(eq(automations.accountId, accountId), gt(automations.firstDrafts, 0)));
  await tx.insert(drafts).values({ commentId, accountId, userId, original: text, ...shown });
  await decidePost(tx, accountId, postId, {
    verdict: 'chosen',
    reason: 'drafted',
    detail: '',
    closed: false,
    at: draft.createdAt,
  });
  return true;
}

const textsOf = prepare('draftTexts', (db) =>
  db
    .select({ text: comments.comment })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, param('accountId')),
        sql`${drafts.state} in ('waiting', 'held', 'approved')`,
        sql`${comments.state} = 'draft'`,
      ),
    ),
);

export const draftTexts = async (db: Reader, accountId: string): Promise<string[]> =>
  (await textsOf(db, { accountId })).map(({ text }) => text);

export type Slot = {
  /** The day whose limit the comment counts against. */
  windowDay: string;
  at: EngineTime;
  dailyLimit: number;
};

/**
 * Reserves a slot for an approved draft. One that skipped review waits for it if its source lost its trust.
 * @returns false if the day's limit is reached, the draft is no longer approved or its undo window is open
 */
export async function reserveDraft(db: Db, lease: Lease, commentId: string, slot: Slot): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await first(
      tx
        .select({
          accountId: comments.accountId,
          category: comments.category,
          source: comments.source,
          autonomy: drafts.autonomy,
        })
        .from(comments)
        .innerJoin(drafts, eq(drafts.commentId, comments.id))
        .where(
          and(
            eq(comments.id, commentId),
            eq(comments.state, 'draft'),
            eq(drafts.state, 'approved'),
            lte(drafts.notBefore, slot.at),
          ),
        ),
    );
    if (!row || !(await holds(tx, row.accountId, lease))) return false;
    // An earlier attempt to post this draft may have been running when the source lost its trust.
    if (row.autonomy && !(await earnedAutonomy(tx, sourceOf(row)))) {
      await waitAgain(tx, [commentId]);
      return false;
    }
    if ((await countsOn(tx, row.accountId, slot.windowDay))[row.category] >= slot.dailyLimit) return false;
    await tx
      .update(comments)
      .set({ state: 'reserved', windowDay: slot.windowDay, createdAt: slot.at })
      .where(eq(comments.id, commentId));
    return true;
  });
}

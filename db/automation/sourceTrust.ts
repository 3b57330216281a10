import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { first } from '../first.ts';
import { keyOf } from '../history/resultTotals.ts';
import type { Reader, Tx } from '../open.ts';
import {
  autonomy,
  commentResults,
  comments,
  drafts,
  type StoredAutonomy,
  sourceTrust,
} from '../schema/index.ts';
import type { EngineTime } from '../time.ts';
import type { CommentRow } from './comments.ts';

export type Autonomy = Pick<typeof autonomy.$inferSelect, 'allowed' | 'after'>;
export type TrustRow = typeof sourceTrust.$inferSelect;
export type SourceRef = Pick<TrustRow, 'accountId' | 'kind' | 'source'>;

const kinds = { Search: 'search', Monitor: 'profile' } as const;
const categories = { search: 'Search', profile: 'Monitor' } as const;

export const sourceOf = ({
  accountId,
  category,
  source,
}: Pick<CommentRow, 'accountId' | 'category' | 'source'>): SourceRef => ({
  accountId,
  kind: kinds[category],
  source,
});

/** Undefined before the owner's first save. */
export const findAutonomy = (db: Reader, accountId: string): Promise<Autonomy | undefined> =>
  first(
    db
      .select({ allowed: autonomy.allowed, after: autonomy.after })
      .from(autonomy)
      .where(eq(autonomy.accountId, accountId)),
  );

export async function saveAutonomyRow(tx: Tx, accountId: string, rule: Autonomy): Promise<void> {
  await tx
    .insert(autonomy)
    .values({ accountId, ...rule })
    .onConflictDoUpdate({ target: autonomy.accountId, set: rule });
}

const isSource = ({ accountId, kind, source }: SourceRef) =>
  and(eq(sourceTrust.accountId, accountId), eq(sourceTrust.kind, kind), eq(sourceTrust.key, keyOf(source)));

export const trustedSources = (db: Reader, accountId: string): Promise<TrustRow[]> =>
  db
    .select()
    .from(sourceTrust)
    .where(eq(sourceTrust.accountId, accountId))
    .orderBy(asc(sourceTrust.kind), asc(sourceTrust.source));

export const findTrust = (db: Reader, ref: SourceRef): Promise<TrustRow | undefined> =>
  first(db.select().from(sourceTrust).where(isSource(ref)));

export async function saveTrust(tx: Tx, row: Omit<TrustRow, 'key'>): Promise<void> {
  const { streak, earnedAt, lostAt, lostReason } = row;
  await tx
    .insert(sourceTrust)
    .values({ ...row, key: keyOf(row.source) })
    .onConflictDoUpdate({
      target: [sourceTrust.accountId, sourceTrust.kind, sourceTrust.key],
      set: { streak, earnedAt, lostAt, lostReason },
    });
}

/** All sources of an account begin again. */
export async function forgetTrust(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(sourceTrust).where(eq(sourceTrust.accountId, accountId));
}

/** Why a new draft of the source needs no review; null if it does. */
export async function earnedAutonomy(db: Reader, ref: SourceRef): Promise<StoredAutonomy | null> {
  const row = await first(
    db
      .select({ streak: sourceTrust.streak, after: autonomy.after, earnedAt: sourceTrust.earnedAt })
      .from(sourceTrust)
      .innerJoin(autonomy, eq(autonomy.accountId, sourceTrust.accountId))
      .where(and(isSource(ref), eq(autonomy.allowed, true))),
  );
  return row && row.earnedAt !== null ? { ...row, earnedAt: row.earnedAt } : null;
}

/** Whether the approval of this draft counts in the streak of its source. */
export async function markCounted(tx: Tx, commentId: string, counted: boolean): Promise<void> {
  await tx.update(drafts).set({ counted }).where(eq(drafts.commentId, commentId));
}

/**
 * Drafts that were approved without a review and are not being posted wait for one.
 * @param of one source, or all of an account
 * @returns their comments
 */
export async function reviewAgain(tx: Tx, of: SourceRef | { accountId: string }): Promise<CommentRow[]> {
  const source = 'kind' in of && [eq(comments.category, categories[of.kind]), eq(comments.source, of.source)];
  const found = await tx
    .select(getTableColumns(comments))
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, of.accountId),
        eq(drafts.state, 'approved'),
        isNotNull(drafts.autonomy),
        eq(comments.state, 'draft'),
        ...(source || []),
      ),
    );
  if (found.length > 0)
    await waitAgain(
      tx,
      found.map(({ id }) => id),
    );
  return found;
}

export async function waitAgain(tx: Tx, commentIds: string[]): Promise<void> {
  await tx
    .update(drafts)
    .set({ state: 'waiting', decidedAt: null, autonomy: null, notBefore: 0 })
    .where(inArray(drafts.commentId, commentIds));
}

/**
 * Whether the latest comments of a source all have neither a reaction nor a reply. An unanswered comment counts only
 * once it was read `settledAfter` ms after it was posted.
 * @param among how many comments, posted since `since`
 */
export async function isUnanswered(
  db: Reader,
  { accountId, kind, source }: SourceRef,
  { since, settledAfter, among }: { since: EngineTime; settledAfter: number; among: number },
): Promise<boolean> {
  const { createdAt, readAt, reactions, replies } = commentResults;
  const answers = sql<number>`${reactions} + ${replies}`.mapWith(Number);
  const latest = await db
    .select({ answers })
    .from(commentResults)
    .where(
      and(
        eq(commentResults.accountId, accountId),
        eq(commentResults.category, categories[kind]),
        eq(commentResults.source, source),
        gte(createdAt, since),
        isNotNull(readAt),
        or(sql`${answers} > 0`, sql`${readAt} >= ${createdAt} + ${settledAfter}`),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(among);
  return latest.length === among && latest.every((comment) => comment.answers === 0);
}

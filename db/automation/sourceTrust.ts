import { createHash } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { autonomy, comments, drafts, type StoredAutonomy, sourceTrust } from '../schema/index.ts';
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

const longestKey = 64;
/** Hashes a long value, because a search link may be longer than an index entry can be. */
const keyOf = (value: string): string =>
  value.length <= longestKey ? value : createHash('sha256').update(value).digest('hex');

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

/** Resets the trust of all sources of an account. */
export async function forgetTrust(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(sourceTrust).where(eq(sourceTrust.accountId, accountId));
}

/** Why drafts of this source skip review; null if they don't. */
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

/** Whether each of a person's latest `count` decisions approved a draft as it was written. */
export async function approvesUnchanged(db: Reader, accountId: string, count: number): Promise<boolean> {
  const latest = await db
    .select({ state: drafts.state, original: drafts.original, text: comments.comment })
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, accountId),
        inArray(drafts.state, ['approved', 'posted', 'discarded']),
        isNotNull(drafts.decidedBy),
      ),
    )
    .orderBy(desc(drafts.decidedAt))
    .limit(count);
  const isUnchanged = latest.every(({ state, original, text }) => state !== 'discarded' && text === original);
  return latest.length === count && isUnchanged;
}

/** Stores whether this draft's approval counts in its source's streak. */
export async function markCounted(tx: Tx, commentId: string, counted: boolean): Promise<void> {
  await tx.update(drafts).set({ counted }).where(eq(drafts.commentId, commentId));
}

/**
 * Sends drafts that skipped review, and are not being posted, back to review.
 * @param scope one source, or all sources of an account
 * @returns the comments of these drafts
 */
export async function reviewAgain(tx: Tx, scope: SourceRef | { accountId: string }): Promise<CommentRow[]> {
  const source = 'kind' in scope && [
    eq(comments.category, categories[scope.kind]),
    eq(comments.source, scope.source),
  ];
  const found = await tx
    .select(getTableColumns(comments))
    .from(drafts)
    .innerJoin(comments, eq(comments.id, drafts.commentId))
    .where(
      and(
        eq(drafts.accountId, scope.accountId),
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

import { and, asc, between, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains, indexed, jsonMember } from '../dialect/query.ts';
import type { Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { commentResults, comments } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import { confirmedTotal } from './commentTotals.ts';

export type CommentPage = Page<
  'createdAt' | 'posterName',
  {
    id?: string[] | undefined;
    accountId?: string | undefined;
    category?: (typeof comments.$inferSelect)['category'] | undefined;
    q?: string | undefined;
    /** Milliseconds since the epoch, both ends included. */
    from?: number | undefined;
    to?: number | undefined;
  }
>;

const listed = {
  id: comments.id,
  accountId: comments.accountId,
  postUrl: comments.postUrl,
  posterName: comments.posterName,
  posterImageUrl: comments.posterImageUrl,
  postExcerpt: comments.postExcerpt,
  comment: comments.comment,
  category: comments.category,
  createdAt: comments.createdAt,
};
const results = {
  reactions: commentResults.reactions,
  replies: commentResults.replies,
  resultsReadAt: commentResults.readAt,
  autonomyEarnedAt: jsonMember<number | string | null>(comments.trace, 'autonomy', 'earnedAt'),
};
/** The results are null until the comment is counted. */
export type ListedComment = Pick<typeof comments.$inferSelect, keyof typeof listed> & {
  reactions: number | null;
  replies: number | null;
  resultsReadAt: number | null;
  /** Null unless review mode was on and the comment skipped review. */
  autonomyEarnedAt: number | string | null;
};

/** `state` is written out, because SQLite uses a partial index only then. */
function matches(scope: Scope, byPoster: boolean, filter: CommentPage['filter']): SQL | undefined {
  const { id, accountId, category, q, from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER } = filter;
  const byAccount = accountId !== undefined && !byPoster;
  return and(
    eq(indexed(comments.userId, !byAccount), scope.userId),
    sql`${comments.state} = 'confirmed'`,
    accountId === undefined ? undefined : eq(indexed(comments.accountId, byAccount), accountId),
    between(indexed(comments.createdAt, !byPoster), from, to),
    covered(comments.accountId, scope),
    id && inArray(comments.id, id),
    category && eq(comments.category, category),
    q ? or(contains(comments.comment, q), contains(comments.posterName, q)) : undefined,
  );
}

/**
 * A page of confirmed comments with the total, which is stored per account and category. A filter by time
 * counts in an index, and a filter by words scans all comments.
 */
export async function listComments(
  db: Reader,
  scope: Scope,
  page: CommentPage,
): Promise<{ rows: ListedComment[]; total: number }> {
  const { id, q, from, to } = page.filter;
  const kept = !id && !q && from === undefined && to === undefined;
  return {
    rows: await commentPage(db, scope, page),
    total: kept
      ? await confirmedTotal(db, scope, page.filter)
      : await db.$count(comments, matches(scope, false, page.filter)),
  };
}

/** The same without the total, for exports. */
export async function commentPage(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter }: CommentPage,
): Promise<ListedComment[]> {
  const byPoster = sort.field === 'posterName';
  const order = sort.descending ? desc : asc;
  const columns = byPoster
    ? [comments.posterName, comments.createdAt, comments.id]
    : [comments.createdAt, comments.id];
  return db
    .select({ ...listed, ...results })
    .from(comments)
    .leftJoin(commentResults, eq(commentResults.commentId, comments.id))
    .where(matches(scope, byPoster, filter))
    .orderBy(...columns.map((column) => order(column)))
    .limit(limit)
    .offset(offset);
}

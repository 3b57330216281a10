import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import { contains } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import { accounts, comments, drafts } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { CommentRow } from './comments.ts';
import type { DraftRow, DraftView } from './drafts.ts';

export type DraftPage = {
  sort: { field: 'createdAt' | 'notBefore'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    id?: string[] | undefined;
    accountId?: string | undefined;
    state?: DraftRow['state'] | undefined;
    category?: CommentRow['category'] | undefined;
    q?: string | undefined;
  };
};

/** @param q searched in the comment, the post and its author's name */
export async function listDrafts(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter }: DraftPage,
): Promise<{ rows: DraftView[]; total: number }> {
  const { id, accountId, state, category, q } = filter;
  const where = and(
    eq(drafts.userId, scope.userId),
    isNull(accounts.removedAt),
    covered(drafts.accountId, scope),
    id && inArray(drafts.commentId, id),
    accountId === undefined ? undefined : eq(drafts.accountId, accountId),
    state && eq(drafts.state, state),
    category && eq(comments.category, category),
    q
      ? or(...[comments.comment, comments.posterName, drafts.postText].map((column) => contains(column, q)))
      : undefined,
  );
  const order = sort.descending ? desc : asc;
  return {
    rows: await db
      .select({ draft: getTableColumns(drafts), comment: getTableColumns(comments) })
      .from(drafts)
      .innerJoin(comments, eq(comments.id, drafts.commentId))
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .where(where)
      .orderBy(order(drafts[sort.field]), order(drafts.commentId))
      .limit(limit)
      .offset(offset),
    total:
      (
        await first(
          db
            .select({ n: count() })
            .from(drafts)
            .innerJoin(comments, eq(comments.id, drafts.commentId))
            .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
            .where(where),
        )
      )?.n ?? 0,
  };
}

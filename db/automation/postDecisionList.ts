import { and, asc, between, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains, hasNumber, indexed, pathOf } from '../dialect/query.ts';
import { alias } from '../dialect/table.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader } from '../open.ts';
import { accounts, postDecisions } from '../schema/index.ts';

type Row = typeof postDecisions.$inferSelect;
export type PostDecisionPage = {
  descending: boolean;
  offset: number;
  limit: number;
  filter: {
    accountId?: string | undefined;
    verdict?: Row['verdict'] | undefined;
    reason?: string | undefined;
    category?: Row['category'] | undefined;
    q?: string | undefined;
    /** A post's number, or its whole id or address. */
    post?: string | undefined;
    /** Milliseconds since the epoch, both ends included. */
    from?: number | undefined;
    to?: number | undefined;
  };
};

/** Finds a post by its key, or by its number anywhere in the id and address. */
type By = 'id' | 'anywhere' | null;

const { closed: _, ...listed } = getTableColumns(postDecisions);
export type ListedPostDecision = Omit<Row, 'closed'>;

const seen = alias(postDecisions, 'seen');

function matches(filter: PostDecisionPage['filter'], by: By): SQL | undefined {
  const { verdict, reason, category, q, post, from, to } = filter;
  return and(
    between(indexed(seen.at, by !== 'id'), from ?? Number.MIN_SAFE_INTEGER, to ?? Number.MAX_SAFE_INTEGER),
    verdict && eq(seen.verdict, verdict),
    reason === undefined ? undefined : eq(seen.reason, reason),
    category && eq(seen.category, category),
    q ? or(contains(seen.posterName, q), contains(seen.excerpt, q)) : undefined,
    by === 'id' ? inArray(seen.postId, keysOf(post ?? '')) : undefined,
    by === 'anywhere' ? hasPost(post ?? '') : undefined,
  );
}

const keysOf = (post: string): string[] => [
  post,
  ...['activity', 'ugcPost', 'share'].map((kind) => `urn:li:${kind}:${post}`),
];

const hasPost = (post: string): SQL | undefined =>
  or(
    eq(seen.postId, post),
    eq(seen.postUrl, post),
    /^\d+$/.test(post)
      ? and(
          // LIKE is cheaper than the exact match, so it filters first.
          or(contains(seen.postUrl, post), contains(seen.postId, post)),
          hasNumber(sql`${pathOf(seen.postUrl)} || ' ' || ${seen.postId} || ' '`, post),
        )
      : undefined,
  );

/**
 * A page of the posts that a user's accounts were shown, with the total. All posts are scanned only if the
 * searched text is no post's key.
 */
export async function listPostDecisions(
  db: Reader,
  userId: string,
  page: PostDecisionPage,
): Promise<{ rows: ListedPostDecision[]; total: number }> {
  if (page.filter.post === undefined) return find(db, userId, page, null);
  const byId = await find(db, userId, page, 'id');
  return byId.total > 0 ? byId : find(db, userId, page, 'anywhere');
}

async function find(
  db: Reader,
  userId: string,
  { descending, offset, limit, filter }: PostDecisionPage,
  by: By,
): Promise<{ rows: ListedPostDecision[]; total: number }> {
  const order = descending ? desc : asc;
  const { accountId } = filter;
  const owned = and(
    eq(accounts.userId, userId),
    accountId === undefined ? undefined : eq(accounts.accountId, accountId),
  );
  const ofAccount = and(eq(seen.accountId, accounts.accountId), matches(filter, by));
  // Reads per account no more rows than the page may need, in index order.
  const newest = db
    .select({ postId: seen.postId })
    .from(seen)
    .where(ofAccount)
    .orderBy(order(indexed(seen.at, by !== 'id')), order(seen.postId))
    .limit(offset + limit);
  const rows = await db
    .select(listed)
    .from(accounts)
    .innerJoin(
      postDecisions,
      and(eq(postDecisions.accountId, accounts.accountId), inArray(postDecisions.postId, newest)),
    )
    .where(owned)
    .orderBy(order(postDecisions.at), order(postDecisions.postId), order(postDecisions.accountId))
    .limit(limit)
    .offset(offset);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const { n } = await firstOrThrow(
    db
      .select({ n: sql`count(*)`.mapWith(Number) })
      .from(accounts)
      .innerJoin(seen, ofAccount)
      .where(owned),
  );
  return { rows, total: n };
}

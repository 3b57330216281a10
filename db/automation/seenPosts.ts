import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  max,
  or,
  sql,
} from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { among, list, param, rowsOf, values } from '../dialect/query.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { commentedPosts, comments, seenPosts } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';

export type SeenPostRow = typeof seenPosts.$inferSelect;
export type Sighting = Omit<SeenPostRow, 'accountId' | 'closed'>;

const insertSightings = prepare('insertSightings', (tx: Tx) =>
  tx
    .insert(seenPosts)
    .select(rowsOf(seenPosts, 'rows'))
    .onConflictDoUpdate({
      target: [seenPosts.accountId, seenPosts.postId],
      set: {
        verdict: sql`excluded.verdict`,
        reason: sql`excluded.reason`,
        detail: sql`excluded.detail`,
        at: sql`excluded.at`,
      },
      setWhere: sql`not ${seenPosts.closed} and (${seenPosts.verdict} <> 'chosen' or ${seenPosts.reason} = 'taken')`,
    }),
);

/**
 * Records the posts that an account was shown. Closed and chosen posts keep their decision, unless a post was
 * only taken and has been released since.
 */
export async function recordSeen(tx: Tx, accountId: string, sightings: Sighting[]): Promise<void> {
  if (sightings.length === 0) return;
  const columns = Object.entries(getTableColumns(seenPosts)) as [keyof SeenPostRow, Column][];
  const rows = sightings.map((sighting) => {
    const row = { ...sighting, accountId, closed: isPostgres ? false : 0 };
    return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
  });
  // Postgres rejects half of a surrogate pair in JSON.
  const wellFormed = (_: string, one: unknown) => (typeof one === 'string' ? one.toWellFormed() : one);
  await insertSightings(tx, { rows: JSON.stringify(rows, wellFormed) });
}

const decideOne = prepare('decidePost', (tx: Tx) =>
  tx
    .update(seenPosts)
    .set({
      ...values('verdict', 'reason', 'detail', 'closed', 'at'),
    })
    .where(and(eq(seenPosts.accountId, param('accountId')), eq(seenPosts.postId, param('postId')))),
);

export type Decision = Pick<SeenPostRow, 'verdict' | 'reason' | 'detail' | 'closed' | 'at'>;

export async function decidePost(
  tx: Tx,
  accountId: string,
  postId: string,
  decision: Decision,
): Promise<void> {
  await decideOne(tx, { accountId, postId, ...decision, closed: Number(decision.closed) });
}

/** Reasons of a post for which the engine tried to write and nothing was posted. */
const withoutComment = ['declined', 'judged', 'no_good_comment'];
const isWithoutComment = inArray(seenPosts.reason, withoutComment);

/** Counts the posts closed for one of these reasons. @param since ms since the epoch */
export async function closedByWriter(db: Reader, accountId: string, since: number): Promise<number> {
  return db.$count(
    seenPosts,
    and(
      eq(seenPosts.accountId, accountId),
      gte(seenPosts.at, since),
      eq(seenPosts.verdict, 'skipped'),
      isWithoutComment,
    ),
  );
}

/** How many written-for posts of an account are read to find a source's last three. */
const latestWritten = 200;
const row = 3;

/**
 * The sources whose last three posts got no comment. Sources without a post since `since` are left out, so
 * that each is tried once a day.
 * @param since ms since the epoch
 */
export async function decliningSources(db: Reader, accountId: string, since: number): Promise<Set<string>> {
  const rows = await db
    .select({ source: seenPosts.source, reason: seenPosts.reason, at: seenPosts.at })
    .from(seenPosts)
    .where(and(eq(seenPosts.accountId, accountId), or(eq(seenPosts.verdict, 'chosen'), isWithoutComment)))
    .orderBy(desc(seenPosts.at))
    .limit(latestWritten);
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return new Set(
    [...bySource]
      .filter(
        ([, [first, ...others]]) =>
          first !== undefined &&
          first.at >= since &&
          others.length >= row - 1 &&
          [first, ...others.slice(0, row - 1)].every(({ reason }) => withoutComment.includes(reason)),
      )
      .map(([source]) => source),
  );
}

export type SeenLine = Pick<SeenPostRow, 'verdict' | 'reason' | 'detail' | 'closed'>;
export type Known = {
  /** Posts that one of the user's accounts has taken. */
  taken: Set<string>;
  lines: Map<string, SeenLine>;
  /** When the account last answered each of the authors, ms since the epoch. */
  answered: Map<string, number>;
};

const takenOf = prepare('takenOf', (db) =>
  db
    .select({ postId: commentedPosts.postId })
    .from(commentedPosts)
    .where(and(eq(commentedPosts.userId, param('userId')), among(commentedPosts.postId, 'postIds'))),
);
const linesOf = prepare('linesOf', (db) =>
  db
    .select({
      postId: seenPosts.postId,
      verdict: seenPosts.verdict,
      reason: seenPosts.reason,
      detail: seenPosts.detail,
      closed: seenPosts.closed,
    })
    .from(seenPosts)
    .where(and(eq(seenPosts.accountId, param('accountId')), among(seenPosts.postId, 'postIds'))),
);
const answeredOf = prepare('answeredOf', (db) =>
  db
    .select({ author: comments.posterId, at: max(comments.createdAt) })
    .from(comments)
    .where(
      and(
        eq(comments.accountId, param('accountId')),
        among(comments.posterId, 'authors'),
        gt(comments.createdAt, param('since')),
        sql`${comments.state} in ('draft', 'reserved', 'sent', 'confirmed', 'unknown')`,
      ),
    )
    .groupBy(comments.posterId),
);

/** @param of.since ms since the epoch */
export async function readKnown(
  db: Reader,
  of: { userId: string; accountId: string; postIds: string[]; authorIds: string[]; since: EngineTime },
): Promise<Known> {
  const { userId, accountId } = of;
  const postIds = list(of.postIds);
  const [taken, lines, answered] = await Promise.all([
    takenOf(db, { userId, postIds }),
    linesOf(db, { accountId, postIds }),
    lastAnswered(db, accountId, of.authorIds, of.since),
  ]);
  return {
    taken: new Set(taken.map(({ postId }) => postId)),
    lines: new Map(lines.map(({ postId, ...line }) => [postId, line])),
    answered,
  };
}

/** When an account last answered each author. Failed comments don't count, and empty ids match nobody. */
export async function lastAnswered(
  db: Reader,
  accountId: string,
  authorIds: readonly string[],
  since: EngineTime,
): Promise<Map<string, number>> {
  const rows = await answeredOf(db, { accountId, authors: list(authorIds.filter(Boolean)), since });
  return new Map(rows.flatMap(({ author, at }) => (at === null ? [] : [[author, at]])));
}

export async function seenPostsAfter(
  db: Reader,
  accountId: string,
  postId: string,
  limit: number,
): Promise<SeenPostRow[]> {
  return db
    .select()
    .from(seenPosts)
    .where(and(eq(seenPosts.accountId, accountId), gt(seenPosts.postId, postId)))
    .orderBy(asc(seenPosts.postId))
    .limit(limit);
}

export async function countBySource(
  db: Reader,
  accountId: string,
  since: EngineTime,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ source: seenPosts.source, n: count() })
    .from(seenPosts)
    .where(
      and(eq(seenPosts.accountId, accountId), gte(seenPosts.at, since), eq(seenPosts.category, 'Search')),
    )
    .groupBy(seenPosts.source);
  return new Map(rows.map(({ source, n }) => [source, n]));
}

/** The latest post with a known date, for each monitored profile. */
export async function latestBySource(db: Reader, accountId: string): Promise<Map<string, SeenPostRow>> {
  const ofMonitors = and(
    eq(seenPosts.accountId, accountId),
    eq(seenPosts.category, 'Monitor'),
    gt(seenPosts.postedAt, 0),
  );
  const newest = db
    .select({ source: seenPosts.source, at: max(seenPosts.postedAt).as('newest_at') })
    .from(seenPosts)
    .where(ofMonitors)
    .groupBy(seenPosts.source)
    .as('newest');
  const rows = await db
    .select({ post: seenPosts })
    .from(seenPosts)
    .innerJoin(newest, and(eq(newest.source, seenPosts.source), eq(newest.at, seenPosts.postedAt)))
    .where(ofMonitors);
  return new Map(rows.map(({ post }) => [post.source, post]));
}

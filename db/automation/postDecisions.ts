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
import { among, list, param, rowsFromJson, values } from '../dialect/query.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { commentedPosts, comments, postDecisions } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';

export type PostDecisionRow = typeof postDecisions.$inferSelect;
export type NewPostDecision = Omit<PostDecisionRow, 'accountId' | 'closed'>;

const insertDecisions = prepare('insertDecisions', (tx: Tx) =>
  tx
    .insert(postDecisions)
    .select(rowsFromJson(postDecisions, 'rows'))
    .onConflictDoUpdate({
      target: [postDecisions.accountId, postDecisions.postId],
      set: {
        // The source whose sighting decided, as in the comment and the results.
        category: sql`excluded.category`,
        source: sql`excluded.source`,
        verdict: sql`excluded.verdict`,
        reason: sql`excluded.reason`,
        detail: sql`excluded.detail`,
        at: sql`excluded.at`,
      },
      setWhere: sql`not ${postDecisions.closed} and (${postDecisions.verdict} <> 'chosen' or ${postDecisions.reason} = 'taken')`,
    }),
);

/**
 * Records the posts that an account was shown. Closed and chosen posts keep their decision, unless a post was
 * only taken and has been released since.
 */
export async function recordPostDecisions(
  tx: Tx,
  accountId: string,
  decisions: NewPostDecision[],
): Promise<void> {
  if (decisions.length === 0) return;
  const columns = Object.entries(getTableColumns(postDecisions)) as [keyof PostDecisionRow, Column][];
  const rows = decisions.map((decision) => {
    const row = { ...decision, accountId, closed: isPostgres ? false : 0 };
    return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]));
  });
  // Postgres rejects half of a surrogate pair in JSON.
  const wellFormed = (_: string, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each);
  await insertDecisions(tx, { rows: JSON.stringify(rows, wellFormed) });
}

const decideOne = prepare('decidePost', (tx: Tx) =>
  tx
    .update(postDecisions)
    .set({
      ...values('verdict', 'reason', 'detail', 'closed', 'at'),
    })
    .where(and(eq(postDecisions.accountId, param('accountId')), eq(postDecisions.postId, param('postId')))),
);

export type Decision = Pick<PostDecisionRow, 'verdict' | 'reason' | 'detail' | 'closed' | 'at'>;

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
const isWithoutComment = inArray(postDecisions.reason, withoutComment);

/** Counts the posts closed for one of these reasons. @param since ms since the epoch */
export async function closedByWriter(db: Reader, accountId: string, since: number): Promise<number> {
  return db.$count(
    postDecisions,
    and(
      eq(postDecisions.accountId, accountId),
      gte(postDecisions.at, since),
      eq(postDecisions.verdict, 'skipped'),
      isWithoutComment,
    ),
  );
}

/** How many written-for posts of an account are read to find a source's last three. */
const latestWritten = 200;
const row = 3;

const writtenFor = prepare('writtenFor', (db) =>
  db
    .select({ source: postDecisions.source, reason: postDecisions.reason, at: postDecisions.at })
    .from(postDecisions)
    .where(
      and(
        eq(postDecisions.accountId, param('accountId')),
        or(eq(postDecisions.verdict, 'chosen'), isWithoutComment),
      ),
    )
    .orderBy(desc(postDecisions.at))
    .limit(latestWritten),
);

/**
 * The sources whose last three posts got no comment. Sources without a post since `since` are left out, so
 * that each is tried once a day.
 * @param since ms since the epoch
 */
export async function decliningSources(db: Reader, accountId: string, since: number): Promise<Set<string>> {
  const rows = await writtenFor(db, { accountId });
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

export type KnownDecision = Pick<PostDecisionRow, 'verdict' | 'reason' | 'detail' | 'closed'>;
export type Known = {
  /** Posts that one of the user's accounts has taken. */
  taken: Set<string>;
  lines: Map<string, KnownDecision>;
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
      postId: postDecisions.postId,
      verdict: postDecisions.verdict,
      reason: postDecisions.reason,
      detail: postDecisions.detail,
      closed: postDecisions.closed,
    })
    .from(postDecisions)
    .where(and(eq(postDecisions.accountId, param('accountId')), among(postDecisions.postId, 'postIds'))),
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
  page: { userId: string; accountId: string; postIds: string[]; authorIds: string[]; since: EngineTime },
): Promise<Known> {
  const { userId, accountId } = page;
  const postIds = list(page.postIds);
  const [taken, lines, answered] = await Promise.all([
    takenOf(db, { userId, postIds }),
    linesOf(db, { accountId, postIds }),
    lastAnswered(db, accountId, page.authorIds, page.since),
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

export async function postDecisionsAfter(
  db: Reader,
  accountId: string,
  postId: string,
  limit: number,
): Promise<PostDecisionRow[]> {
  return db
    .select()
    .from(postDecisions)
    .where(and(eq(postDecisions.accountId, accountId), gt(postDecisions.postId, postId)))
    .orderBy(asc(postDecisions.postId))
    .limit(limit);
}

export async function countBySource(
  db: Reader,
  accountId: string,
  since: EngineTime,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ source: postDecisions.source, n: count() })
    .from(postDecisions)
    .where(
      and(
        eq(postDecisions.accountId, accountId),
        gte(postDecisions.at, since),
        eq(postDecisions.category, 'Search'),
      ),
    )
    .groupBy(postDecisions.source);
  return new Map(rows.map(({ source, n }) => [source, n]));
}

/** The latest post with a known date, for each monitored profile. */
export async function latestBySource(db: Reader, accountId: string): Promise<Map<string, PostDecisionRow>> {
  const ofMonitors = and(
    eq(postDecisions.accountId, accountId),
    eq(postDecisions.category, 'Monitor'),
    gt(postDecisions.postedAt, 0),
  );
  const newest = db
    .select({ source: postDecisions.source, at: max(postDecisions.postedAt).as('newest_at') })
    .from(postDecisions)
    .where(ofMonitors)
    .groupBy(postDecisions.source)
    .as('newest');
  const rows = await db
    .select({ post: postDecisions })
    .from(postDecisions)
    .innerJoin(newest, and(eq(newest.source, postDecisions.source), eq(newest.at, postDecisions.postedAt)))
    .where(ofMonitors);
  return new Map(rows.map(({ post }) => [post.source, post]));
}

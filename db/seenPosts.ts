import { and, asc, count, eq, gt, gte, max } from 'drizzle-orm';
import type { Db } from './open.ts';
import { changeOf, given, prepared, preparedEach } from './prepared.ts';
import { seenPosts } from './schema/index.ts';

export type SeenPostRow = typeof seenPosts.$inferSelect;
/** What an account was shown, and what became of it. */
export type Sighting = Omit<SeenPostRow, 'accountId' | 'closed'>;

/** As many lines in one statement, which is done as a whole or not at all. */
const insertEach = preparedEach((db, { lines }: { lines: number }) =>
  db.$client.prepare(`
    insert into seen_posts
      (account_id, post_id, post_url, poster_name, excerpt, posted_at, category, source, verdict, reason, detail, at)
    values ${Array(lines).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
    on conflict (account_id, post_id) do update
      set verdict = excluded.verdict, reason = excluded.reason, detail = excluded.detail, at = excluded.at
      where not closed and (verdict <> 'chosen' or reason = 'taken')`),
);

/**
 * Writes down what an account was shown, all of it or nothing. What is decided meanwhile, closed for good or chosen, keeps its line; what
 * was only taken may have been given back.
 */
export async function recordSeen(db: Db, accountId: string, sightings: Sighting[]): Promise<void> {
  if (sightings.length === 0) return;
  const values: unknown[] = [];
  for (const {
    postId,
    postUrl,
    posterName,
    excerpt,
    postedAt,
    category,
    source,
    verdict,
    reason,
    detail,
    at,
  } of sightings)
    values.push(
      accountId,
      postId,
      postUrl,
      posterName,
      excerpt,
      postedAt,
      category,
      source,
      verdict,
      reason,
      detail,
      at,
    );
  const insert = insertEach(db, { lines: sightings.length });
  insert.run(values);
}

const decideOne = prepared((db) =>
  changeOf(
    db,
    db
      .update(seenPosts)
      .set({
        verdict: given('verdict') as never,
        reason: given('reason'),
        detail: given('detail'),
        closed: given('closed'),
        at: given('at'),
      })
      .where(and(eq(seenPosts.accountId, given('accountId')), eq(seenPosts.postId, given('postId')))),
  ),
);

export type Decision = Pick<SeenPostRow, 'verdict' | 'reason' | 'detail' | 'closed' | 'at'>;

/** What became of a post that was seen: another verdict than when it was, or for good. */
export function decidePost(db: Db, accountId: string, postId: string, decision: Decision): void {
  decideOne(db).run({ accountId, postId, ...decision, closed: Number(decision.closed) });
}

/** What stands written about a post. */
export type SeenLine = Pick<SeenPostRow, 'verdict' | 'reason' | 'detail' | 'closed'>;
export type Known = {
  /** Those of the posts that one of the user's accounts has. */
  taken: Set<string>;
  lines: Map<string, SeenLine>;
  /** When the account last answered those of the authors whom it has, ms since the epoch. */
  answered: Map<string, number>;
};

// No value is bound bare: see `given`.
const takenOf = prepared((db) =>
  db.$client
    .prepare(
      'select post_id from commented_posts where user_id = (select ?) and post_id in (select value from json_each((select ?)))',
    )
    .pluck(),
);
const linesOf = prepared((db) =>
  db.$client.prepare(`
    select post_id as postId, verdict, reason, detail, closed from seen_posts
    where account_id = (select ?) and post_id in (select value from json_each((select ?)))`),
);
const answeredOf = prepared((db) =>
  db.$client.prepare(`
    select poster_id as author, max(created_at) as at
    from json_each((select ?)) as authors
    cross join comments on account_id = (select ?) and poster_id = authors.value and created_at > (select ?)
    where state in ('draft', 'reserved', 'sent', 'confirmed', 'unknown') group by poster_id`),
);

/** What is known of a page of posts and of their authors, in three reads by key. @param of.since ms since the epoch */
export async function readKnown(
  db: Db,
  of: { userId: string; accountId: string; postIds: string[]; authorIds: string[]; since: number },
): Promise<Known> {
  const posts = JSON.stringify(of.postIds);
  const lines = linesOf(db).all([of.accountId, posts]) as (SeenLine & { postId: string; closed: unknown })[];
  return {
    taken: new Set(takenOf(db).all([of.userId, posts]) as string[]),
    lines: new Map(
      lines.map(({ postId, closed, ...line }) => [postId, { ...line, closed: Boolean(closed) }]),
    ),
    answered: await lastAnswered(db, of.accountId, of.authorIds, of.since),
  };
}

/**
 * When an account last answered each of these authors, of what counts: waiting, on its way or standing there, or not known to have
 * failed. An empty id is nobody's.
 */
export async function lastAnswered(
  db: Db,
  accountId: string,
  authorIds: readonly string[],
  since: number,
): Promise<Map<string, number>> {
  const authors = JSON.stringify(authorIds.filter(Boolean));
  const rows = answeredOf(db).all([authors, accountId, since]) as { author: string; at: number }[];
  return new Map(rows.map(({ author, at }) => [author, at]));
}

/** The posts that an account was shown, after `postId`. */
export async function seenPostsAfter(
  db: Db,
  accountId: string,
  postId: string,
  limit: number,
): Promise<SeenPostRow[]> {
  return db
    .select()
    .from(seenPosts)
    .where(and(eq(seenPosts.accountId, accountId), gt(seenPosts.postId, postId)))
    .orderBy(asc(seenPosts.postId))
    .limit(limit)
    .all();
}

/** How many posts each search link of an account has shown since a moment, ms since the epoch. */
export async function countBySource(db: Db, accountId: string, since: number): Promise<Map<string, number>> {
  const rows = db
    .select({ source: seenPosts.source, n: count() })
    .from(seenPosts)
    .where(
      and(eq(seenPosts.accountId, accountId), gte(seenPosts.at, since), eq(seenPosts.category, 'Search')),
    )
    .groupBy(seenPosts.source)
    .all();
  return new Map(rows.map(({ source, n }) => [source, n]));
}

/** The newest post that each monitored profile of an account has shown, where the network said when it was written. */
export async function latestBySource(db: Db, accountId: string): Promise<Map<string, SeenPostRow>> {
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
  const rows = db
    .select({ post: seenPosts })
    .from(seenPosts)
    .innerJoin(newest, and(eq(newest.source, seenPosts.source), eq(newest.at, seenPosts.postedAt)))
    .where(ofMonitors)
    .all();
  return new Map(rows.map(({ post }) => [post.source, post]));
}

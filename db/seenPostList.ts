import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains, patternOf } from './contains.ts';
import type { Db } from './open.ts';
import { given, preparedEach, rowsOf } from './prepared.ts';
import { seenPosts } from './schema/index.ts';

type Row = typeof seenPosts.$inferSelect;
export type SeenPostPage = {
  descending: boolean;
  offset: number;
  limit: number;
  filter: {
    accountId?: string | undefined;
    verdict?: Row['verdict'] | undefined;
    reason?: string | undefined;
    category?: Row['category'] | undefined;
    q?: string | undefined;
    /** The number that stands in the id or the address of the post, or all of either. */
    post?: string | undefined;
    /** Milliseconds since the epoch, both ends included. */
    from?: number | undefined;
    to?: number | undefined;
  };
};

/** What a query asks for, apart from the values: each of these is one prepared statement. */
type Shape = Record<'descending' | 'account' | 'verdict' | 'reason' | 'category' | 'words', boolean> & {
  post: 'id' | 'anywhere' | null;
};

const { closed: _, ...listed } = getTableColumns(seenPosts);
const owned = ({ account }: Shape): SQL =>
  sql`accounts.user_id = ${given('userId')}${account ? sql` and accounts.account_id = ${given('accountId')}` : sql``}`;

function matches({ verdict, reason, category, words, post }: Shape): SQL {
  return sql.join(
    [
      // Told so by the plus, SQLite looks for a post by its key and not through all that its account was shown.
      sql`${sql.raw(post === 'id' ? '+' : '')}s.at between ${given('from')} and ${given('to')}`,
      ...(verdict ? [sql`s.verdict = ${given('verdict')}`] : []),
      ...(reason ? [sql`s.reason = ${given('reason')}`] : []),
      ...(category ? [sql`s.category = ${given('category')}`] : []),
      ...(words
        ? [
            sql`(${contains(sql`s.poster_name`, given('words'))} or ${contains(sql`s.excerpt`, given('words'))})`,
          ]
        : []),
      ...(post === 'id' ? [sql`s.post_id in (select value from json_each(${given('ids')}))`] : []),
      // What it is exactly is asked of those alone that have the number somewhere: it takes far longer.
      ...(post === 'anywhere'
        ? [
            sql`(instr(s.post_url, ${given('post')}) > 0 or instr(s.post_id, ${given('post')}) > 0)
              and (${given('post')} in (s.post_id, s.post_url) or s.post_url || ' ' || s.post_id || ' ' glob ${given('aPart')})`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Of each account no more is read, in the order of its index, than the page may need; what is on the page is then read whole. */
const pages = preparedEach((db, shape: Shape) => {
  const direction = shape.descending ? 'desc' : 'asc';
  const at = shape.post === 'id' ? '+s.at' : 's.at';
  const order = (moment: string, table: string) =>
    sql.raw(`${moment} ${direction}, ${table}.rowid ${direction}`);
  const ofEach = sql`(
    select s.rowid from seen_posts s where s.account_id = accounts.account_id and ${matches(shape)}
    order by ${order(at, 's')} limit ${given('needed')})`;
  const ids = sql`(
    select p.rowid from accounts cross join seen_posts p on p.rowid in ${ofEach} where ${owned(shape)}
    order by ${order('p.at', 'p')} limit ${given('limit')} offset ${given('offset')})`;
  return rowsOf(db, listed, (columns) =>
    db
      .select(columns)
      .from(seenPosts)
      .where(sql`seen_posts.rowid in ${ids}`)
      .orderBy(order('seen_posts.at', 'seen_posts')),
  );
});

const counts = preparedEach((db, shape: Shape) =>
  rowsOf(db, {}, () =>
    db
      .select({ n: sql`count(*)`.as('n') })
      .from(sql`accounts join seen_posts s on s.account_id = accounts.account_id`)
      .where(sql`${owned(shape)} and ${matches(shape)}`),
  ),
);

export type ListedSeenPost = Omit<Row, 'closed'>;

/**
 * A page of the posts that a user's accounts were shown, and how many the filter leaves in all. A post that is looked for is found by
 * its key, where the number is the one that it has there; only else are all of them gone through.
 */
export function listSeenPosts(
  db: Db,
  userId: string,
  page: SeenPostPage,
): { rows: ListedSeenPost[]; total: number } {
  if (page.filter.post === undefined) return list(db, userId, page, null);
  const byId = list(db, userId, page, 'id');
  return byId.total > 0 ? byId : list(db, userId, page, 'anywhere');
}

function list(
  db: Db,
  userId: string,
  { descending, offset, limit, filter }: SeenPostPage,
  by: Shape['post'],
): { rows: ListedSeenPost[]; total: number } {
  const { accountId, verdict, reason, category, q, post = '', from, to } = filter;
  const shape: Shape = {
    descending,
    account: accountId !== undefined,
    verdict: verdict !== undefined,
    reason: reason !== undefined,
    category: category !== undefined,
    words: Boolean(q),
    post: by,
  };
  const values = {
    userId,
    accountId,
    verdict,
    reason,
    category,
    words: patternOf(q ?? ''),
    post,
    ids: JSON.stringify([post, ...['activity', 'ugcPost', 'share'].map((kind) => `urn:li:${kind}:${post}`)]),
    aPart: /^\d+$/.test(post) ? `*[^0-9]${post}[^0-9]*` : '',
    from: from ?? Number.MIN_SAFE_INTEGER,
    to: to ?? Number.MAX_SAFE_INTEGER,
  };
  const rows = pages(db, shape).all({ ...values, limit, offset, needed: offset + limit });
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const counted = counts(db, { ...shape, descending: false }).get(values) as { n: number } | undefined;
  return { rows, total: counted?.n ?? 0 };
}

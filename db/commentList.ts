import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { confirmedTotal } from './commentTotals.ts';
import { contains, patternOf } from './contains.ts';
import { isoOf, jsonObject, jsonPage } from './json.ts';
import type { Db } from './open.ts';
import { given, givenNumber, preparedEach, rowsOf } from './prepared.ts';
import { comments } from './schema/index.ts';

export type CommentPage = {
  sort: { field: 'createdAt' | 'posterName'; descending: boolean };
  offset: number;
  limit: number;
  filter: {
    accountId?: string | undefined;
    category?: (typeof comments.$inferSelect)['category'] | undefined;
    q?: string | undefined;
    /** Milliseconds since the epoch, both ends included. */
    from?: number | undefined;
    to?: number | undefined;
  };
};

/** As it is on the wire. */
const shown = jsonObject({
  _id: comments.id,
  accountId: comments.accountId,
  postUrl: comments.postUrl,
  posterName: comments.posterName,
  posterImageUrl: comments.posterImageUrl,
  postExcerpt: comments.postExcerpt,
  comment: comments.comment,
  category: comments.category,
  createdAt: isoOf(comments.createdAt),
});

/** What a query asks for, apart from the values: each of these is one prepared statement. */
type Shape = { byPoster: boolean; descending: boolean; account: boolean; category: boolean; words: boolean };

const rowid = sql`comments.rowid`;

/**
 * Left to choose, SQLite takes a poor index, as it does not know how many rows each has. A plus keeps it from using a column for that.
 * `state` is written out, because only then it knows that an index of confirmed comments will do.
 */
function matches({ byPoster, account, category, words }: Shape): SQL | undefined {
  const byAccount = account && !byPoster;
  return and(
    byAccount ? sql`+${comments.userId} = ${given('userId')}` : eq(comments.userId, given('userId')),
    sql`state = 'confirmed'`,
    account ? sql`${byAccount ? sql`` : sql`+`}${comments.accountId} = ${given('accountId')}` : undefined,
    sql`${byPoster ? sql`+` : sql``}${comments.createdAt} between ${given('from')} and ${given('to')}`,
    category ? eq(comments.category, given('category')) : undefined,
    words
      ? sql`(${contains(sql`comment`, given('words'))} or ${contains(sql`poster_name`, given('words'))})`
      : undefined,
  );
}

/** The columns of the index in its own order, so that nothing is sorted and a deep page is skipped to within the index. */
function ordered({ byPoster, descending }: Shape): SQL[] {
  const columns = byPoster
    ? [comments.posterName, comments.createdAt, comments.category, comments.accountId, rowid]
    : [comments.createdAt, comments.category, rowid];
  return columns.map(descending ? desc : asc);
}

/** Found in the index alone, however deep the page is, and then gone to in that order. */
const pages = preparedEach((db, shape: Shape) => {
  const found = db
    .select({ at: rowid.as('at') })
    .from(comments)
    .where(matches(shape))
    .orderBy(...ordered(shape))
    .limit(givenNumber('limit'))
    .offset(givenNumber('offset'))
    .as('found');
  return rowsOf(db, jsonPage(shown), (columns) =>
    db.select(columns).from(found).crossJoin(comments).where(eq(rowid, found.at)),
  );
});
const counts = preparedEach((db, shape: Shape) =>
  db.select({ n: count() }).from(comments).where(matches(shape)).prepare(),
);

/**
 * A page of a user's history, which are the comments that stand on the network, and how many the filter leaves in all. That number
 * is kept where only account and category are asked for, counted in an index where a time is, and by reading where words are.
 */
export function listComments(db: Db, userId: string, page: CommentPage) {
  const { shape, values } = asked(userId, page);
  const { from, to } = page.filter;
  const kept = !shape.words && from === undefined && to === undefined;
  const total = kept
    ? confirmedTotal(db, userId, page.filter)
    : (counts(db, { ...shape, byPoster: false }).get(values)?.n ?? 0);
  return { ...pages(db, shape).one(values), total };
}

/** A page of it alone: whoever goes through all of them need not know at each how many there are. */
export function commentPage(db: Db, userId: string, page: CommentPage) {
  const { shape, values } = asked(userId, page);
  return pages(db, shape).one(values);
}

function asked(userId: string, { sort, offset, limit, filter }: CommentPage) {
  const { accountId, category, q, from, to } = filter;
  const shape: Shape = {
    byPoster: sort.field === 'posterName',
    descending: sort.descending,
    account: Boolean(accountId),
    category: Boolean(category),
    words: Boolean(q),
  };
  const values = {
    userId,
    accountId,
    category,
    words: patternOf(q ?? ''),
    from: from ?? Number.MIN_SAFE_INTEGER,
    to: to ?? Number.MAX_SAFE_INTEGER,
    limit,
    offset,
  };
  return { shape, values };
}

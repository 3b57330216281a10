import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { accounts, commentReplies, commentResults, comments } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime } from '../time.ts';
import { isWithin, type Period, type Within } from './resultRows.ts';

const { authorId, authorName, authorHeadline, authorUrl, authorImageUrl, commentId, createdAt } =
  commentReplies;

const isByOthers = and(eq(commentReplies.isOwn, false), ne(authorId, ''));
const byPoster = sql<number>`sum(case when ${authorId} = ${comments.posterId} then 1 else 0 end)`;

/** A person who replied, as the network identifies them. */
export type Replier = { authorId: string; authorUrl: string };
/** `byPoster`: how many of the replies are to a comment on the person's own post. */
export type ReplierSums = Replier & { replies: number; byPoster: number };

/** The people who replied to the comments of a period. */
export async function repliersOf(
  db: Reader,
  { accountIds, from, to }: Period,
  within?: Within,
): Promise<ReplierSums[]> {
  if (accountIds.length === 0) return [];
  return db
    .select({
      authorId,
      authorUrl: sql<string>`max(${authorUrl})`,
      replies: count(),
      byPoster: byPoster.mapWith(Number),
    })
    .from(commentReplies)
    .innerJoin(commentResults, eq(commentResults.commentId, commentId))
    .innerJoin(comments, eq(comments.id, commentId))
    .where(
      and(
        inArray(commentReplies.accountId, accountIds),
        isByOthers,
        sql`${commentResults.day} between ${from} and ${to}`,
        within && isWithin(within),
      ),
    )
    .groupBy(authorId);
}

const ofScope = (scope: Scope) =>
  and(eq(commentReplies.userId, scope.userId), covered(commentReplies.accountId, scope), isByOthers);

/** Everybody who replied to the scope's comments. */
export const repliersIn = (db: Reader, scope: Scope): Promise<Replier[]> =>
  db
    .select({ authorId, authorUrl: sql<string>`max(${authorUrl})` })
    .from(commentReplies)
    .where(ofScope(scope))
    .groupBy(authorId);

export type ResponderPage = Page<
  'replies' | 'lastAt',
  {
    accountId?: string | undefined;
    /** Part of the name or headline. */
    q?: string | undefined;
    /** Only those who answered on their own post, or only the others. */
    postAuthor?: boolean | undefined;
  }
>;

/** A person with the latest reply and the places of all. */
export type ResponderRow = {
  authorId: string;
  replies: number;
  comments: number;
  byPoster: number;
  lastAt: EngineTime;
  latest: Pick<
    typeof commentReplies.$inferSelect,
    'authorName' | 'authorHeadline' | 'authorUrl' | 'authorImageUrl' | 'commentId' | 'providerReplyId'
  > &
    Pick<typeof comments.$inferSelect, 'postId' | 'postUrl' | 'posterName' | 'providerCommentId'>;
  accountNames: string[];
};

/** @param hidden people who are not listed */
export async function listResponders(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter }: ResponderPage,
  hidden: string[],
): Promise<{ rows: ResponderRow[]; total: number }> {
  const { accountId, q, postAuthor } = filter;
  const where = and(
    ofScope(scope),
    hidden.length > 0 ? notInArray(authorId, hidden) : undefined,
    accountId === undefined ? undefined : eq(commentReplies.accountId, accountId),
    q ? or(contains(authorName, q), contains(authorHeadline, q)) : undefined,
  );
  const isKind =
    postAuthor === undefined ? undefined : postAuthor ? sql`${byPoster} > 0` : sql`${byPoster} = 0`;
  const lastAt = max(createdAt);
  const order = sort.descending ? desc : asc;
  const people = () =>
    db
      .select({
        authorId,
        replies: count(),
        comments: countDistinct(commentId),
        byPoster: byPoster.mapWith(Number),
        lastAt: sql<EngineTime>`${lastAt}`.mapWith(Number),
      })
      .from(commentReplies)
      .innerJoin(comments, eq(comments.id, commentId))
      .where(where)
      .groupBy(authorId)
      .having(isKind);
  const found = await people()
    .orderBy(order(sort.field === 'replies' ? count() : lastAt), desc(lastAt), asc(authorId))
    .limit(limit)
    .offset(offset);
  const all = people().as('people');
  const total = (await first(db.select({ n: count() }).from(all)))?.n ?? 0;
  const ids = found.map((row) => row.authorId);
  const places =
    ids.length === 0 ? new Map<string, Place>() : await placesOf(db, and(where, inArray(authorId, ids)));
  return {
    total,
    rows: found.flatMap((row) => {
      const place = places.get(row.authorId);
      return place ? [{ ...row, ...place }] : [];
    }),
  };
}

type Place = Pick<ResponderRow, 'latest' | 'accountNames'>;

/** The latest reply of each person, and the accounts of all. */
async function placesOf(db: Reader, where: SQL | undefined): Promise<Map<string, Place>> {
  const rows = await db
    .select({
      id: authorId,
      accountName: accounts.name,
      latest: {
        ...{ authorName, authorHeadline, authorUrl, authorImageUrl, commentId },
        providerReplyId: commentReplies.providerReplyId,
        postId: comments.postId,
        postUrl: comments.postUrl,
        posterName: comments.posterName,
        providerCommentId: comments.providerCommentId,
      },
    })
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentId))
    .innerJoin(accounts, eq(accounts.accountId, commentReplies.accountId))
    .where(where)
    .orderBy(desc(createdAt), desc(commentReplies.id));
  const places = new Map<string, Place>();
  for (const { id, accountName, latest } of rows) {
    const known = places.get(id);
    if (!known) places.set(id, { latest, accountNames: [accountName] });
    else if (!known.accountNames.includes(accountName)) known.accountNames.push(accountName);
  }
  return places;
}

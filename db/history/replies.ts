import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import { changes, contains } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { accounts, commentReplies, comments } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type ReplyRow = typeof commentReplies.$inferSelect;

/** Stores replies that are new. @returns the stored ones */
export async function addReplies(tx: Tx, rows: ReplyRow[]): Promise<ReplyRow[]> {
  if (rows.length === 0) return [];
  return tx.insert(commentReplies).values(rows).onConflictDoNothing().returning();
}

/** A comment's stored replies. */
export const knownReplies = (
  db: Reader,
  commentId: string,
): Promise<Pick<ReplyRow, 'providerReplyId' | 'isOwn'>[]> =>
  db
    .select({ providerReplyId: commentReplies.providerReplyId, isOwn: commentReplies.isOwn })
    .from(commentReplies)
    .where(eq(commentReplies.commentId, commentId));

const listed = {
  ...getTableColumns(commentReplies),
  accountName: accounts.name,
  comment: {
    comment: comments.comment,
    postId: comments.postId,
    postUrl: comments.postUrl,
    posterName: comments.posterName,
    postExcerpt: comments.postExcerpt,
    providerCommentId: comments.providerCommentId,
  },
};
/** A reply together with the comment that it answers. */
export type ListedReply = ReplyRow & {
  accountName: string;
  comment: Pick<typeof comments.$inferSelect, keyof (typeof listed)['comment']>;
};

const select = (db: Reader) =>
  db
    .select(listed)
    .from(commentReplies)
    .innerJoin(comments, eq(comments.id, commentReplies.commentId))
    .innerJoin(accounts, eq(accounts.accountId, commentReplies.accountId));

export type ReplyPage = {
  sort: { descending: boolean };
  offset: number;
  limit: number;
  filter: {
    id?: string[] | undefined;
    accountId?: string | undefined;
    /** The person's ID on the network. */
    authorId?: string | undefined;
    handled?: boolean | undefined;
    /** Part of the text, or of the person's name or headline. */
    q?: string | undefined;
    /** When it was written, both ends included. */
    from?: EngineTime | undefined;
    to?: EngineTime | undefined;
    /** People who are found neither by their ID nor by their name or headline. */
    hidden?: string[] | undefined;
  };
};

/** Replies by others that match. */
function matches(scope: Scope, filter: ReplyPage['filter']): SQL | undefined {
  const { id, accountId, authorId, handled, q, from, to, hidden = [] } = filter;
  const { authorName, authorHeadline, text, createdAt, handledAt } = commentReplies;
  const isWithin =
    from === undefined && to === undefined
      ? undefined
      : between(createdAt, from ?? Number.MIN_SAFE_INTEGER, to ?? Number.MAX_SAFE_INTEGER);
  const isNamed = hidden.length > 0 ? notInArray(commentReplies.authorId, hidden) : undefined;
  return and(
    eq(commentReplies.userId, scope.userId),
    covered(commentReplies.accountId, scope),
    eq(commentReplies.isOwn, false),
    id && inArray(commentReplies.id, id),
    accountId === undefined ? undefined : eq(commentReplies.accountId, accountId),
    authorId === undefined ? undefined : and(eq(commentReplies.authorId, authorId), isNamed),
    handled === undefined ? undefined : handled ? isNotNull(handledAt) : isNull(handledAt),
    isWithin,
    q
      ? or(contains(text, q), and(isNamed, or(contains(authorName, q), contains(authorHeadline, q))))
      : undefined,
  );
}

export async function listReplies(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter }: ReplyPage,
): Promise<{ rows: ListedReply[]; total: number }> {
  const where = matches(scope, filter);
  const order = sort.descending ? desc : asc;
  const rows = await select(db)
    .where(where)
    .orderBy(order(commentReplies.createdAt), order(commentReplies.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(commentReplies, where) };
}

/** The replies that match, newest first, after the reply `after`; for exports. */
export const repliesBefore = (
  db: Reader,
  scope: Scope,
  filter: ReplyPage['filter'],
  { after, limit }: { after: Pick<ReplyRow, 'createdAt' | 'id'> | null; limit: number },
): Promise<ListedReply[]> => {
  const { createdAt, id } = commentReplies;
  const isLater =
    after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
  return select(db)
    .where(and(matches(scope, filter), isLater ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
};

/** A reply by another person to one of the scope's comments. */
export const findReply = (db: Reader, scope: Scope, id: string): Promise<ListedReply | undefined> =>
  first(
    select(db).where(
      and(
        eq(commentReplies.id, id),
        eq(commentReplies.userId, scope.userId),
        covered(commentReplies.accountId, scope),
        eq(commentReplies.isOwn, false),
      ),
    ),
  );

/** The latest `limit` replies to a comment, oldest first. */
export async function threadOf(db: Reader, commentId: string, limit: number): Promise<ReplyRow[]> {
  const latest = await db
    .select()
    .from(commentReplies)
    .where(eq(commentReplies.commentId, commentId))
    .orderBy(desc(commentReplies.createdAt), desc(commentReplies.id))
    .limit(limit);
  return latest.reverse();
}

/** @param at null marks the reply as open again; a handled reply keeps its first time */
export async function markHandled(db: Db, id: string, at: MachineTime | null): Promise<void> {
  const where = and(eq(commentReplies.id, id), at === null ? undefined : isNull(commentReplies.handledAt));
  await transaction(db, (tx) => tx.update(commentReplies).set({ handledAt: at }).where(where));
}

/** Deletes at most `limit` replies that were found before `before`. @returns how many */
export async function pruneReplies(db: Db, before: EngineTime, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const old = tx
      .select({ id: commentReplies.id })
      .from(commentReplies)
      .where(lt(commentReplies.foundAt, before))
      .limit(limit);
    return changes(await tx.delete(commentReplies).where(inArray(commentReplies.id, old)));
  });
}

/** A page of a user's replies, by id, for the export. */
export const repliesAfter = (db: Reader, userId: string, after: string, limit: number): Promise<ReplyRow[]> =>
  db
    .select()
    .from(commentReplies)
    .where(and(eq(commentReplies.userId, userId), gt(commentReplies.id, after)))
    .orderBy(asc(commentReplies.id))
    .limit(limit);

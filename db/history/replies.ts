import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
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
  reply: getTableColumns(commentReplies),
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
export type ListedReply = {
  reply: ReplyRow;
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
    handled?: boolean | undefined;
  };
};

/** Replies by others. */
export async function listReplies(
  db: Reader,
  scope: Scope,
  { sort, offset, limit, filter: { id, accountId, handled } }: ReplyPage,
): Promise<{ rows: ListedReply[]; total: number }> {
  const where = and(
    eq(commentReplies.userId, scope.userId),
    covered(commentReplies.accountId, scope),
    eq(commentReplies.isOwn, false),
    id && inArray(commentReplies.id, id),
    accountId === undefined ? undefined : eq(commentReplies.accountId, accountId),
    handled === undefined
      ? undefined
      : handled
        ? isNotNull(commentReplies.handledAt)
        : isNull(commentReplies.handledAt),
  );
  const order = sort.descending ? desc : asc;
  const rows = await select(db)
    .where(where)
    .orderBy(order(commentReplies.createdAt), order(commentReplies.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(commentReplies, where) };
}

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

/** All replies to a comment, oldest first. */
export const threadOf = (db: Reader, commentId: string): Promise<ReplyRow[]> =>
  db
    .select()
    .from(commentReplies)
    .where(eq(commentReplies.commentId, commentId))
    .orderBy(asc(commentReplies.createdAt), asc(commentReplies.id));

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

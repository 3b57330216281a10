import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import { changes } from '../dialect/query.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { commentReplies } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

export type ReplyRow = typeof commentReplies.$inferSelect;

/** Stores those that are new. @returns them */
export async function addReplies(tx: Tx, rows: ReplyRow[]): Promise<ReplyRow[]> {
  if (rows.length === 0) return [];
  return tx.insert(commentReplies).values(rows).onConflictDoNothing().returning();
}

/** How many own replies each of these comments has. */
export async function ownReplies(tx: Reader, commentId: string): Promise<number> {
  return tx.$count(
    commentReplies,
    and(eq(commentReplies.commentId, commentId), eq(commentReplies.isOwn, true)),
  );
}

/** Deletes at most `limit` replies that were found before `before`. @returns how many */
export async function pruneReplies(db: Db, before: number, limit: number): Promise<number> {
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

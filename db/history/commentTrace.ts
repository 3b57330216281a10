import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { CommentRow } from '../automation/comments.ts';
import { type DraftRow, type Edit, editsOf } from '../automation/drafts.ts';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import { accounts, commentResults, comments, drafts, type StoredUsage, settings } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';

/** `prompt` is the account's current one. */
export type CommentTrace = {
  comment: CommentRow;
  accountName: string;
  prompt: string | null;
  draft: DraftRow | null;
  edits: Edit[];
  /** Null until the comment is counted. */
  results: { reactions: number; replies: number; resultsReadAt: number | null } | null;
};

/** A confirmed comment of this user. Includes removed accounts. */
export async function findTrace(
  db: Reader,
  scope: Scope,
  commentId: string,
): Promise<CommentTrace | undefined> {
  const found = await first(
    db
      .select({
        comment: getTableColumns(comments),
        accountName: accounts.name,
        prompt: settings.prompt,
        draft: getTableColumns(drafts),
        results: {
          reactions: commentResults.reactions,
          replies: commentResults.replies,
          resultsReadAt: commentResults.readAt,
        },
      })
      .from(comments)
      .innerJoin(accounts, eq(accounts.accountId, comments.accountId))
      .leftJoin(settings, eq(settings.accountId, comments.accountId))
      .leftJoin(drafts, eq(drafts.commentId, comments.id))
      .leftJoin(commentResults, eq(commentResults.commentId, comments.id))
      .where(
        and(
          eq(comments.id, commentId),
          eq(comments.userId, scope.userId),
          covered(comments.accountId, scope),
          eq(comments.state, 'confirmed'),
        ),
      ),
  );
  if (!found) return undefined;
  const edits = found.draft?.edits ? ((await editsOf(db, [commentId])).get(commentId) ?? []) : [];
  return { ...found, edits };
}

/** The recorded calls to the model, by comment. Null for a comment without a record. */
export async function usagesOf(db: Reader, ids: string[]): Promise<Map<string, StoredUsage | null>> {
  const rows = await db
    .select({ id: comments.id, trace: comments.trace })
    .from(comments)
    .where(inArray(comments.id, ids));
  return new Map(rows.map(({ id, trace }) => [id, trace?.usage ?? null]));
}

import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm';
import { takeTurns } from '../dialect/query.ts';
import { first } from '../first.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  accounts,
  commentedPosts,
  commentResults,
  comments,
  drafts,
  settings,
  users,
} from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import { addToTotals, type Period, type ResultRow } from './resultTotals.ts';

/** The counts of a comment before its first read. */
export const notRead = {
  ...{ reactions: 0, replies: 0, replyCounter: 0, readAt: null, removedAt: null },
  ...{ reactions24h: null, replies24h: null, readAt24h: null },
  ...{ reactions72h: null, replies72h: null, readAt72h: null },
  ...{ reactions168h: null, replies168h: null, readAt168h: null },
};

/** A confirmed comment that is not in the results yet. */
export type Uncounted = Pick<
  typeof comments.$inferSelect,
  'id' | 'accountId' | 'createdAt' | 'windowDay' | 'category' | 'source' | 'comment' | 'trace'
> & {
  /** Null before the account's first save. */
  timing: (typeof settings.$inferSelect)['timing'] | null;
  /** The text before the review; null without a draft. */
  original: string | null;
  /** When its draft was decided about; null for an automatic comment. */
  decidedAt: number | null;
  decidedBy: string | null;
};
type Counted = Omit<ResultRow, keyof typeof notRead>;

/**
 * Adds at most `limit` confirmed comments to the results, newest first.
 * @returns how many it added
 */
export async function countComments(
  db: Db,
  { now, limit, toResult }: { now: EngineTime; limit: number; toResult: (comment: Uncounted) => Counted },
): Promise<number> {
  const { id, accountId, createdAt, windowDay, category, source, comment, trace } = comments;
  return transaction(
    db,
    async (tx) => {
      await takeTurns(tx, commentResults, 'count');
      const found = await tx
        .select({
          ...{ id, accountId, createdAt, windowDay, category, source, comment, trace },
          timing: settings.timing,
          original: drafts.original,
          decidedAt: drafts.decidedAt,
          decidedBy: drafts.decidedBy,
        })
        .from(comments)
        .leftJoin(settings, eq(settings.accountId, accountId))
        .leftJoin(drafts, eq(drafts.commentId, id))
        .where(sql`${comments.state} = 'confirmed' and ${comments.countedAt} is null`)
        .orderBy(desc(createdAt))
        .limit(limit);
      if (found.length === 0) return 0;
      const rows = found.map((row): ResultRow => ({ ...toResult(row), ...notRead }));
      await tx.insert(commentResults).values(rows);
      await addToTotals(
        tx,
        rows.map((after) => ({ before: null, after })),
      );
      const ids = found.map((row) => row.id);
      await tx.update(comments).set({ countedAt: now }).where(inArray(id, ids));
      return found.length;
    },
    { isolation: 'read committed' },
  );
}

const isReadable = and(
  eq(accounts.status, 'Connected'),
  isNull(accounts.removedAt),
  inArray(users.status, ['Paid', 'Trial']),
);

/**
 * Queues a job for each account whose results are due and can be read now. Comments follow the engine's
 * clock, jobs the machine's.
 * @returns the number of accounts
 */
export async function queueReads(db: Db, now: EngineTime, createdAt: MachineTime): Promise<number> {
  const due = await db
    .selectDistinct({ accountId: commentResults.accountId })
    .from(commentResults)
    .innerJoin(accounts, eq(accounts.accountId, commentResults.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(isNotNull(commentResults.nextReadAt), lte(commentResults.nextReadAt, now), isReadable));
  if (due.length > 0)
    await transaction(db, async (tx) => {
      for (const { accountId } of due) await addJob(tx, { kind: 'result_reads', key: accountId, createdAt });
    });
  return due.length;
}

/** Ends the reads that have been due since before this time: their account could not be asked. */
export async function endOverdueReads(db: Db, before: EngineTime): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(commentResults)
      .set({ nextReadAt: null })
      .where(and(isNotNull(commentResults.nextReadAt), lt(commentResults.nextReadAt, before))),
  );
}

export type ReadableAccount = Pick<typeof accounts.$inferSelect, 'accountId' | 'userId' | 'providerId'>;

/** Undefined if its results can't be read now. */
export const findReadable = (db: Reader, accountId: string): Promise<ReadableAccount | undefined> =>
  first(
    db
      .select({ accountId: accounts.accountId, userId: accounts.userId, providerId: accounts.providerId })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(and(eq(accounts.accountId, accountId), isReadable)),
  );

/** A result with the data that identifies the comment on the network. */
export type TrackedComment = ResultRow &
  Pick<typeof comments.$inferSelect, 'postId' | 'postUrl' | 'posterName' | 'providerCommentId' | 'comment'>;
const tracked = {
  ...getTableColumns(commentResults),
  postId: comments.postId,
  postUrl: comments.postUrl,
  posterName: comments.posterName,
  providerCommentId: comments.providerCommentId,
  comment: comments.comment,
};

/** Newest first. */
export const dueReads = (db: Reader, accountId: string, now: EngineTime): Promise<TrackedComment[]> =>
  db
    .select(tracked)
    .from(commentResults)
    .innerJoin(comments, eq(comments.id, commentResults.commentId))
    .where(
      and(
        eq(commentResults.accountId, accountId),
        isNotNull(commentResults.nextReadAt),
        lte(commentResults.nextReadAt, now),
      ),
    )
    .orderBy(desc(commentResults.createdAt));

/** An account's counted comments on these posts. */
export async function resultsOnPosts(
  db: Reader,
  { userId, accountId }: ReadableAccount,
  postIds: string[],
): Promise<TrackedComment[]> {
  if (postIds.length === 0) return [];
  return db
    .select(tracked)
    .from(commentedPosts)
    .innerJoin(commentResults, eq(commentResults.commentId, commentedPosts.commentId))
    .innerJoin(comments, eq(comments.id, commentResults.commentId))
    .where(
      and(
        eq(commentedPosts.userId, userId),
        inArray(commentedPosts.postId, postIds),
        eq(commentResults.accountId, accountId),
      ),
    );
}

/** Postpones all due reads of an account. */
export async function postponeReads(
  db: Db,
  accountId: string,
  now: EngineTime,
  until: EngineTime,
): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .update(commentResults)
      .set({ nextReadAt: until })
      .where(
        and(
          eq(commentResults.accountId, accountId),
          isNotNull(commentResults.nextReadAt),
          lte(commentResults.nextReadAt, now),
        ),
      ),
  );
}

export type Reading = Pick<
  ResultRow,
  'commentId' | 'reactions' | 'replies' | 'replyCounter' | 'nextReadAt'
> & {
  /** Null if the comment was not found. Its figures then stay. */
  readAt: EngineTime | null;
};

const hour = 3_600_000;

/** The kept counts that a read changes: those of each age that the comment had not passed at the read. */
export function countsAtAge(
  createdAt: number,
  { reactions, replies, readAt }: { reactions: number; replies: number; readAt: EngineTime },
): Partial<ResultRow> {
  const age = readAt - createdAt;
  return {
    ...(age <= 24 * hour && { reactions24h: reactions, replies24h: replies, readAt24h: readAt }),
    ...(age <= 72 * hour && { reactions72h: reactions, replies72h: replies, readAt72h: readAt }),
    ...(age <= 168 * hour && { reactions168h: reactions, replies168h: replies, readAt168h: readAt }),
  };
}

/** @returns the IDs of those that no earlier read has missed */
export async function markRemoved(
  tx: Tx,
  gone: Pick<ResultRow, 'commentId'>[],
  now: EngineTime,
): Promise<string[]> {
  const ids = gone.map(({ commentId }) => commentId);
  const marked = await tx
    .update(commentResults)
    .set({ removedAt: now })
    .where(and(inArray(commentResults.commentId, ids), isNull(commentResults.removedAt)))
    .returning({ commentId: commentResults.commentId });
  return marked.map(({ commentId }) => commentId);
}

/** Stores what a read has found, with the counts at 24, 72 and 168 hours, and updates the sums. Each read calls it. */
export async function saveReadings(tx: Tx, readings: Reading[]): Promise<void> {
  const ids = readings.map(({ commentId }) => commentId);
  if (ids.length === 0) return;
  const rows = await tx.select().from(commentResults).where(inArray(commentResults.commentId, ids));
  const changes: { before: ResultRow; after: ResultRow }[] = [];
  for (const { commentId, readAt, nextReadAt, ...figures } of readings) {
    const before = rows.find((row) => row.commentId === commentId);
    if (!before) continue;
    // Another server has stored a later read meanwhile.
    if (readAt !== null && before.readAt !== null && readAt < before.readAt) continue;
    const found = readAt !== null && {
      ...{ readAt, ...figures },
      ...countsAtAge(before.createdAt, { ...figures, readAt }),
    };
    const after = { ...before, ...found, nextReadAt };
    const { reactions, replies } = after;
    await tx
      .update(commentResults)
      .set({ ...found, nextReadAt })
      .where(eq(commentResults.commentId, commentId));
    if (before.readAt === null || reactions !== before.reactions || replies !== before.replies)
      changes.push({ before, after });
  }
  if (changes.length > 0) await addToTotals(tx, changes);
}

/** Comments with a reply or a reaction; most replies first, then most reactions. */
export async function bestComments(db: Reader, { accountIds, from, to }: Period, limit: number) {
  const { accountId, day, replies, reactions } = commentResults;
  // Limited before the join, which lets the index answer alone.
  const best = db
    .select({ id: commentResults.commentId })
    .from(commentResults)
    .where(
      and(
        inArray(accountId, accountIds),
        sql`${day} between ${from} and ${to}`,
        gt(sql`${replies} + ${reactions}`, 0),
      ),
    )
    .orderBy(desc(replies), desc(reactions), desc(commentResults.commentId))
    .limit(limit);
  return db
    .select({
      id: comments.id,
      accountId: comments.accountId,
      postUrl: comments.postUrl,
      posterName: comments.posterName,
      comment: comments.comment,
      createdAt: comments.createdAt,
      reactions,
      replies,
    })
    .from(commentResults)
    .innerJoin(comments, eq(comments.id, commentResults.commentId))
    .where(inArray(commentResults.commentId, best))
    .orderBy(desc(replies), desc(reactions), desc(comments.id));
}

/** A page of an account's results for the export, after the comment `after`. */
export const resultsAfter = (
  db: Reader,
  accountId: string,
  after: string,
  limit: number,
): Promise<ResultRow[]> =>
  db
    .select()
    .from(commentResults)
    .where(and(eq(commentResults.accountId, accountId), gt(commentResults.commentId, after)))
    .orderBy(asc(commentResults.commentId))
    .limit(limit);

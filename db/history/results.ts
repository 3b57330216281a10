import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { takeTurns } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  accounts,
  commentedPosts,
  commentReplies,
  commentResults,
  comments,
  drafts,
  settings,
  users,
} from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';
import { isWithin, type Period, type ResultRow, type Within } from './resultRows.ts';

/** The counts of a comment before its first read. */
export const notRead = {
  ...{ reactions: 0, reactionsAt: null, replies: 0, replyCounter: 0, readAt: null, removedAt: null },
  threadCursor: null,
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
  {
    now,
    limit,
    toResult,
    nextReadAt,
  }: {
    now: EngineTime;
    limit: number;
    toResult: (comment: Uncounted) => Counted;
    nextReadAt: NextRead;
  },
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
      const ids = found.map((row) => row.id);
      await tx.update(comments).set({ countedAt: now }).where(inArray(id, ids));
      const newest = new Map(found.map((row) => [row.accountId, row.createdAt] as const).reverse());
      for (const account of newest) await readNoLaterThan(tx, account, nextReadAt);
      return found.length;
    },
    { isolation: 'read committed' },
  );
}

/** @param readAt the account's latest read @returns null if its newest comment is too old to be read */
export type NextRead = (newest: number, readAt: EngineTime | null) => EngineTime | null;

/** Brings an account's next read forward after a comment. */
async function readNoLaterThan(
  tx: Tx,
  [accountId, newest]: readonly [string, number],
  nextReadAt: NextRead,
): Promise<void> {
  const { resultsReadAt, resultsNextReadAt } = accounts;
  const isAccount = eq(accounts.accountId, accountId);
  const account = await first(tx.select({ readAt: resultsReadAt }).from(accounts).where(isAccount));
  const at = account && nextReadAt(newest, account.readAt);
  if (typeof at !== 'number') return;
  const isLater = or(isNull(resultsNextReadAt), gt(resultsNextReadAt, at));
  await tx.update(accounts).set({ resultsNextReadAt: at }).where(and(isAccount, isLater));
}

const hasPlan = inArray(users.status, ['Paid', 'Trial']);
/** Results are read for this long after a plan has ended. */
const afterPlan = 7 * 24 * 3_600_000;

const isReadable = (now: EngineTime) =>
  and(
    eq(accounts.status, 'Connected'),
    isNull(accounts.removedAt),
    or(hasPlan, and(isNull(accounts.planRenewedAt), gt(accounts.planEndedAt, now - afterPlan))),
  );

/** Notes when the plans of accounts ended whose results are being read. */
export async function noteEndedPlans(db: Db, now: EngineTime): Promise<void> {
  const { accountId, planEndedAt, planRenewedAt, resultsNextReadAt } = accounts;
  const ended = await db
    .select({ accountId })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(isNotNull(resultsNextReadAt), not(hasPlan), or(isNull(planEndedAt), isNotNull(planRenewedAt))),
    );
  if (ended.length === 0) return;
  const ids = ended.map((row) => row.accountId);
  const change = { planEndedAt: now, planRenewedAt: null };
  await transaction(db, (tx) => tx.update(accounts).set(change).where(inArray(accountId, ids)));
}

/**
 * Queues a job for each account whose results are due and can be read now. Comments follow the engine's
 * clock, jobs the machine's.
 * @returns the number of accounts
 */
export async function queueReads(db: Db, now: EngineTime, createdAt: MachineTime): Promise<number> {
  const due = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(isNotNull(accounts.resultsNextReadAt), lte(accounts.resultsNextReadAt, now), isReadable(now)));
  if (due.length > 0)
    await transaction(db, async (tx) => {
      for (const { accountId } of due) await addJob(tx, { kind: 'result_reads', key: accountId, createdAt });
    });
  return due.length;
}

const readable = {
  accountId: accounts.accountId,
  userId: accounts.userId,
  providerId: accounts.providerId,
  readAt: accounts.resultsReadAt,
  planEndedAt: accounts.planEndedAt,
  planRenewedAt: accounts.planRenewedAt,
  hasPlan: sql<boolean>`${hasPlan}`.mapWith(Boolean),
};
export type ReadableAccount = Pick<
  typeof accounts.$inferSelect,
  'accountId' | 'userId' | 'providerId' | 'planEndedAt' | 'planRenewedAt'
> & { readAt: EngineTime | null; hasPlan: boolean };

/** Undefined if its results are not due or can't be read now. */
export const findDue = (
  db: Reader,
  accountId: string,
  now: EngineTime,
): Promise<ReadableAccount | undefined> =>
  first(
    db
      .select(readable)
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(and(eq(accounts.accountId, accountId), lte(accounts.resultsNextReadAt, now), isReadable(now))),
  );

/** When the accounts of a scope were read and are read next. */
export async function readTimes(db: Reader, scope: Scope, now: EngineTime) {
  const { accountId, planEndedAt, planRenewedAt, status } = accounts;
  const rows = await db
    .select({
      ...{ accountId, planEndedAt, planRenewedAt },
      readAt: accounts.resultsReadAt,
      nextReadAt: accounts.resultsNextReadAt,
      isConnected: sql<boolean>`${status} = 'Connected'`.mapWith(Boolean),
      // Without `planEndedAt` it is null.
      isReadable: sql<boolean>`${isReadable(now)}`.mapWith(Boolean),
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, scope.userId), covered(accountId, scope), isNull(accounts.removedAt)))
    .orderBy(asc(accounts.createdAt));
  const counted: (Omit<(typeof rows)[number], 'planEndedAt' | 'planRenewedAt'> & { sinceEnd: number })[] = [];
  for (const { planEndedAt: ended, planRenewedAt: renewed, ...row } of rows)
    counted.push({
      ...row,
      sinceEnd: ended === null || renewed === null ? 0 : await repliersSince(db, row.accountId, ended),
    });
  return counted;
}

/** People who replied since then and whose replies are not handled. */
async function repliersSince(db: Reader, accountId: string, since: EngineTime): Promise<number> {
  const { authorId, isOwn, createdAt, handledAt } = commentReplies;
  const where = and(
    eq(commentReplies.accountId, accountId),
    eq(isOwn, false),
    gte(createdAt, since),
    isNull(handledAt),
  );
  return (
    await firstOrThrow(
      db
        .select({ n: countDistinct(authorId) })
        .from(commentReplies)
        .where(where),
    )
  ).n;
}

/** Stores when an account was read and is read next. @param change `resultsReadAt` only after a whole read */
export async function saveAccountRead(
  db: Db,
  accountId: string,
  change: Partial<
    Pick<typeof accounts.$inferSelect, 'resultsReadAt' | 'resultsNextReadAt' | 'planRenewedAt'>
  >,
): Promise<void> {
  await transaction(db, (tx) => tx.update(accounts).set(change).where(eq(accounts.accountId, accountId)));
}

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

/** An account's counted comments since then, newest first. */
export const trackedSince = (db: Reader, accountId: string, since: EngineTime): Promise<TrackedComment[]> =>
  db
    .select(tracked)
    .from(commentResults)
    .innerJoin(comments, eq(comments.id, commentResults.commentId))
    .where(
      and(
        eq(commentResults.accountId, accountId),
        // The index has days, which begin up to 14 hours before or after those of UTC.
        gte(commentResults.day, dateOf(since - 24 * hour)),
        gte(commentResults.createdAt, since),
      ),
    )
    .orderBy(desc(commentResults.createdAt));
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** When the account posted its newest counted comment; null without one. */
export async function newestResult(db: Reader, accountId: string): Promise<EngineTime | null> {
  const row = await first(
    db
      .select({ createdAt: commentResults.createdAt })
      .from(commentResults)
      .where(eq(commentResults.accountId, accountId))
      .orderBy(desc(commentResults.day), desc(commentResults.createdAt))
      .limit(1),
  );
  return row?.createdAt ?? null;
}

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

export type Reading = Pick<ResultRow, 'commentId' | 'reactions' | 'replies' | 'replyCounter'> & {
  readAt: EngineTime;
  /** Missing if the thread was not read. */
  threadCursor?: string | null;
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

/** Stores what a read has found, with the counts at 24, 72 and 168 hours. Each read calls it. */
export async function saveReadings(tx: Tx, readings: Reading[]): Promise<void> {
  const { commentId: id, createdAt, readAt: before, reactions: had, reactionsAt } = commentResults;
  const ids = readings.map(({ commentId }) => commentId);
  if (ids.length === 0) return;
  const rows = await tx.select({ id, createdAt }).from(commentResults).where(inArray(id, ids));
  const posted = new Map(rows.map((row) => [row.id, row.createdAt]));
  for (const { commentId, ...figures } of readings) {
    const postedAt = posted.get(commentId);
    if (postedAt === undefined) continue;
    await tx
      .update(commentResults)
      .set({
        ...figures,
        ...countsAtAge(postedAt, figures),
        reactionsAt: sql`case when ${had} < ${figures.reactions} then ${figures.readAt} else ${reactionsAt} end`,
      })
      // Another server may have stored a later read meanwhile.
      .where(and(eq(id, commentId), or(isNull(before), lte(before, figures.readAt))));
  }
}

/** Comments with a reply or a reaction; most replies first, then most reactions. */
export async function bestComments(
  db: Reader,
  { accountIds, from, to }: Period,
  limit: number,
  within?: Within,
) {
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
        within && isWithin(within),
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

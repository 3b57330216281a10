import { and, asc, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { changes, forUpdate, param, value, values } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Db, Reader, Tx } from '../open.ts';
import { addCosts, type Spent } from '../operations/modelCosts.ts';
import { prepare } from '../prepare.ts';
import { automations, commentedPosts, comments, type StoredTrace } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import type { Lease } from './lease.ts';
import { addReads } from './providerReads.ts';
import { keepsGoing } from './switches.ts';

export type CommentRow = typeof comments.$inferSelect;
type Category = CommentRow['category'];

/** The states that count against the day's limit. */
const counts = sql`${comments.state} in ('reserved', 'sent', 'confirmed', 'unknown')`;

const usage = prepare('usageOfDay', (db) =>
  db
    .select({ category: comments.category, n: sql<number>`count(*)`.mapWith(Number) })
    .from(comments)
    .where(
      and(eq(comments.accountId, param('accountId')), eq(comments.windowDay, param('windowDay')), counts),
    )
    .groupBy(comments.category),
);

const usageSince = prepare('usageSince', (db) =>
  db
    .select({
      windowDay: comments.windowDay,
      category: comments.category,
      n: sql<number>`count(*)`.mapWith(Number),
    })
    .from(comments)
    .where(and(eq(comments.accountId, param('accountId')), gte(comments.windowDay, param('since')), counts))
    .groupBy(comments.windowDay, comments.category),
);

export type Used = Record<Category, number>;

/** Counts comments against the limits, by window day and category. @param since the first day, YYYY-MM-DD */
export async function countsSince(
  db: Reader,
  accountId: string,
  since: string,
): Promise<(windowDay: string) => Used> {
  const rows = await usageSince(db, { accountId, since });
  return (day) => {
    const count = (category: Category) =>
      rows.find((row) => row.windowDay === day && row.category === category)?.n ?? 0;
    return { Search: count('Search'), Monitor: count('Monitor') };
  };
}

/** Counts a window day's comments against the limits, by category. */
export async function countsOn(
  db: Reader,
  accountId: string,
  windowDay: string,
): Promise<Record<Category, number>> {
  const used: Record<Category, number> = { Search: 0, Monitor: 0 };
  for (const row of await usage(db, { accountId, windowDay })) used[row.category] = row.n;
  return used;
}

const recentTexts = prepare('recentTexts', (db) =>
  db
    .select({ text: comments.comment })
    .from(comments)
    .where(and(eq(comments.accountId, param('accountId')), sql`${comments.state} = 'confirmed'`))
    .orderBy(desc(comments.createdAt))
    .limit(param('limit')),
);

/** The account's latest comments, newest first. A new comment is compared with them. */
export async function latestTexts(db: Reader, accountId: string): Promise<string[]> {
  return (await recentTexts(db, { accountId, limit: 50 })).map(({ text }) => text);
}

export type Intent = Pick<
  CommentRow,
  | 'id'
  | 'accountId'
  | 'userId'
  | 'postId'
  | 'postUrl'
  | 'posterId'
  | 'posterName'
  | 'posterImageUrl'
  | 'postExcerpt'
  | 'category'
  | 'source'
  | 'windowDay'
  | 'createdAt'
>;

const leaseOf = prepare('leaseOf', (tx: Tx) =>
  forUpdate(
    tx
      .select({ holder: automations.leaseHolder, fence: automations.fence })
      .from(automations)
      .where(eq(automations.accountId, param('accountId'))),
    automations,
  ),
);

export async function holds(tx: Tx, accountId: string, lease: Lease): Promise<boolean> {
  const row = await first(leaseOf(tx, { accountId }));
  return row?.holder === lease.holder && row.fence === lease.fence;
}

const insertIntent = prepare('insertIntent', (tx: Tx) =>
  tx.insert(comments).values({
    state: 'reserved',
    ...values(
      'id',
      'accountId',
      'userId',
      'postId',
      'postUrl',
      'posterId',
      'posterName',
      'posterImageUrl',
      'postExcerpt',
      'category',
      'source',
      'windowDay',
      'createdAt',
    ),
  }),
);
const insertTaken = prepare('insertTaken', (tx: Tx) =>
  tx
    .insert(commentedPosts)
    .values({ userId: value('userId'), postId: value('postId'), commentId: value('commentId') }),
);

/**
 * Counts a window day's comments against the limits; null if the lease is lost. The counts hold until the
 * transaction ends, because only the holder of the lease adds comments.
 */
export async function usedWithLease(
  tx: Tx,
  accountId: string,
  lease: Lease,
  windowDay: string,
): Promise<Record<Category, number> | null> {
  const [isHeld, used] = await Promise.all([holds(tx, accountId, lease), countsOn(tx, accountId, windowDay)]);
  return isHeld ? used : null;
}

/**
 * Takes a post before anything is written or sent. Call it in the transaction that has checked the day's
 * limit.
 * @param postIds the post and, for a repost, its original; the user may have taken none of them yet
 */
export async function reservePost(tx: Tx, intent: Intent, postIds: string[]): Promise<void> {
  const { userId, id: commentId } = intent;
  const ids = [...new Set(postIds)];
  await Promise.all([
    insertIntent(tx, intent),
    ...ids.map((postId) => insertTaken(tx, { userId, postId, commentId })),
  ]);
}

const send = prepare('sendComment', (tx: Tx) =>
  tx
    .update(comments)
    .set({ state: 'sent', comment: value('text'), trace: value('trace'), sentAt: value('at') })
    .where(and(eq(comments.id, param('id')), sql`${comments.state} = 'reserved'`)),
);

export type Sending = {
  text: string;
  trace: StoredTrace | null;
  /** Ms since the epoch. */
  at: number;
  /** The provider's day, YYYY-MM-DD. */
  day: string;
  /** The calls to the model for this comment; null if they are recorded already. */
  spent: Spent | null;
};

/**
 * The last step before the call that posts: from here on the outcome is open until it is settled. False if
 * the lease is lost, the account was paused or everything was stopped.
 */
export async function markSent(
  db: Db,
  lease: Lease,
  { id, accountId }: { id: string; accountId: string },
  { text, trace, at, day, spent }: Sending,
): Promise<boolean> {
  return transaction(
    db,
    async (tx) => {
      if (!(await keepsGoing(tx, accountId, lease))) return false;
      const sent = await send(tx, { id, text, trace: trace && JSON.stringify(trace), at });
      await addReads(tx, accountId, day, { comments: 1 });
      await addCosts(tx, spent);
      return changes(sent) > 0;
    },
    // Read committed, because it locks the rows that it decides by. Durable, because a crash after the call
    // must not post the comment twice.
    { isolation: 'read committed', durable: true },
  );
}

export async function openIntents(db: Reader, accountId: string): Promise<CommentRow[]> {
  return db
    .select(getTableColumns(comments))
    .from(comments)
    .where(and(eq(comments.accountId, accountId), sql`${comments.state} in ('reserved', 'sent')`))
    .orderBy(asc(comments.createdAt));
}

import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { countConfirmed } from './commentTotals.ts';
import type { Db } from './open.ts';
import { given, givenNumber, prepared } from './prepared.ts';
import { automations, commentedPosts, comments, skippedPosts } from './schema/index.ts';

export type CommentRow = typeof comments.$inferSelect;
type Category = CommentRow['category'];

/** An intent that counts against the day's limit: taken, perhaps posted, or posted. */
const counting = ['reserved', 'sent', 'confirmed', 'unknown'] as const;

const usage = prepared((db) =>
  db
    .select({ category: comments.category, n: count() })
    .from(comments)
    .where(
      and(
        eq(comments.accountId, given('accountId')),
        eq(comments.windowDay, given('windowDay')),
        inArray(comments.state, [...counting]),
      ),
    )
    .groupBy(comments.category)
    .prepare(),
);

/** How many comments of each category count for an account's window day. */
export async function usedOn(db: Db, accountId: string, windowDay: string): Promise<Record<Category, number>> {
  const used: Record<Category, number> = { Search: 0, Monitor: 0 };
  for (const row of usage(db).all({ accountId, windowDay })) used[row.category] = row.n;
  return used;
}

const taken = prepared((db) =>
  db
    .select({ postId: commentedPosts.postId })
    .from(commentedPosts)
    .where(and(eq(commentedPosts.userId, given('userId')), eq(commentedPosts.postId, given('postId'))))
    .prepare(),
);
const skipped = prepared((db) =>
  db
    .select({ postId: skippedPosts.postId })
    .from(skippedPosts)
    .where(and(eq(skippedPosts.accountId, given('accountId')), eq(skippedPosts.postId, given('postId'))))
    .prepare(),
);

/** Whether this account must leave the post alone: an account of its user has taken it, or it was skipped for good. */
export function isPostClosed(db: Db, userId: string, accountId: string, postId: string): boolean {
  return taken(db).get({ userId, postId }) !== undefined || skipped(db).get({ accountId, postId }) !== undefined;
}

export async function skipPost(db: Db, skip: { accountId: string; postId: string; reason: string; at: number }): Promise<void> {
  db.insert(skippedPosts).values(skip).onConflictDoNothing().run();
}

const recentTexts = prepared((db) =>
  db
    .select({ comment: comments.comment })
    .from(comments)
    .where(and(eq(comments.accountId, given('accountId')), sql`state = 'confirmed'`))
    .orderBy(desc(comments.createdAt))
    .limit(givenNumber('limit'))
    .prepare(),
);

/** The account's latest comments, newest first. */
export async function latestTexts(db: Db, accountId: string, limit: number): Promise<string[]> {
  return recentTexts(db)
    .all({ accountId, limit })
    .map((row) => row.comment);
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
  | 'category'
  | 'source'
  | 'windowDay'
  | 'createdAt'
>;
/** What an engine must still hold for a write to count. */
export type Lease = { holder: string; fence: number };

const leaseOf = prepared((db) =>
  db
    .select({ holder: automations.leaseHolder, fence: automations.fence })
    .from(automations)
    .where(eq(automations.accountId, given('accountId')))
    .prepare(),
);

function holds(db: Db, accountId: string, lease: Lease): boolean {
  const row = leaseOf(db).get({ accountId });
  return row?.holder === lease.holder && row.fence === lease.fence;
}

const insertIntent = prepared((db) =>
  db
    .insert(comments)
    .values({
      id: given('id'),
      accountId: given('accountId'),
      userId: given('userId'),
      state: 'reserved',
      postId: given('postId'),
      postUrl: given('postUrl'),
      posterId: given('posterId'),
      posterName: given('posterName'),
      posterImageUrl: given('posterImageUrl'),
      category: given('category'),
      source: given('source'),
      windowDay: given('windowDay'),
      createdAt: given('createdAt'),
    })
    .prepare(),
);
const insertTaken = prepared((db) =>
  db
    .insert(commentedPosts)
    .values({ userId: given('userId'), postId: given('postId'), commentId: given('commentId') })
    .prepare(),
);

/** closed: another account of the user has the post. refused: the day's limit is reached, or the lease is lost. */
export type Reservation = 'reserved' | 'closed' | 'refused';

/**
 * Takes a post for an account before anything is written or sent.
 * @param postIds the post and, of a repost, its original
 */
export async function reservePost(
  db: Db,
  lease: Lease,
  intent: Intent,
  postIds: string[],
  dailyLimit: number,
): Promise<Reservation> {
  const { userId, accountId, windowDay } = intent;
  return db.transaction(
    (): Reservation => {
      if (!holds(db, accountId, lease)) return 'refused';
      if (postIds.some((postId) => taken(db).get({ userId, postId }))) return 'closed';
      const used = usage(db)
        .all({ accountId, windowDay })
        .find((row) => row.category === intent.category);
      if ((used?.n ?? 0) >= dailyLimit) return 'refused';
      insertIntent(db).run(intent);
      for (const postId of new Set(postIds)) insertTaken(db).run({ userId, postId, commentId: intent.id });
      return 'reserved';
    },
    { behavior: 'immediate' },
  );
}

const reserved = prepared((db) =>
  db
    .select({ accountId: comments.accountId, running: automations.running })
    .from(comments)
    .innerJoin(automations, eq(automations.accountId, comments.accountId))
    .where(and(eq(comments.id, given('id')), eq(comments.state, 'reserved')))
    .prepare(),
);
const send = prepared((db) =>
  db
    .update(comments)
    .set({ state: 'sent', comment: given('text'), sentAt: given('at') })
    .where(eq(comments.id, given('id')))
    .prepare(),
);

/**
 * The last step before the call that posts: from here on the outcome is open until it is settled.
 * Refused when the lease is lost or the account was paused in the meantime, so a pause takes effect before the next call.
 */
export async function markSent(db: Db, lease: Lease, commentId: string, text: string, at: number): Promise<boolean> {
  return db.transaction(
    () => {
      const row = reserved(db).get({ id: commentId });
      if (!row?.running || !holds(db, row.accountId, lease)) return false;
      send(db).run({ id: commentId, text, at });
      return true;
    },
    { behavior: 'immediate' },
  );
}

export type Posted = {
  /** When the call that posted it began, ms since the epoch. */
  at: number;
  providerCommentId: string | null;
  /** The account's next comment comes no earlier. */
  notBefore: number;
  intervalIndex: number;
};

const confirm = prepared((db) =>
  db
    .update(comments)
    .set({ state: 'confirmed', createdAt: given('at'), providerCommentId: given('providerCommentId') })
    .where(and(eq(comments.id, given('id')), inArray(comments.state, ['sent', 'failed', 'unknown'])))
    .returning({ accountId: comments.accountId, userId: comments.userId, category: comments.category })
    .prepare(),
);
const wait = prepared((db) =>
  db
    .update(automations)
    .set({ notBefore: given('notBefore'), intervalIndex: given('intervalIndex'), faults: 0, dry: 0 })
    .where(eq(automations.accountId, given('accountId')))
    .prepare(),
);

/**
 * Records that the comment stands on the network, and with it the wait for the next one. True once; repeating it changes nothing.
 * Whoever has the network's own answer is right, even where somebody else has closed the intent meanwhile.
 */
export async function recordPosted(db: Db, commentId: string, posted: Posted): Promise<boolean> {
  const { at, providerCommentId, notBefore, intervalIndex } = posted;
  return db.transaction(
    () => {
      const row = confirm(db).get({ id: commentId, at, providerCommentId });
      if (!row) return false;
      countConfirmed(db, row);
      wait(db).run({ accountId: row.accountId, notBefore, intervalIndex });
      return true;
    },
    { behavior: 'immediate' },
  );
}

/** Gives a post back: nothing was sent, or the network said for certain that it took nothing. */
export async function releasePost(db: Db, commentId: string): Promise<void> {
  // The taken posts go with the row.
  db.delete(comments)
    .where(and(eq(comments.id, commentId), inArray(comments.state, ['reserved', 'sent'])))
    .run();
}

/** Closes an open outcome for good: `failed` is known not to stand there, `unknown` could not be found out. The post stays taken. */
export async function closeIntent(db: Db, commentId: string, state: 'failed' | 'unknown'): Promise<void> {
  db.update(comments)
    .set({ state })
    .where(and(eq(comments.id, commentId), eq(comments.state, 'sent')))
    .run();
}

/** Counts a look at the post that did not find the comment; answers how many there were. */
export async function countLook(db: Db, commentId: string): Promise<number> {
  const row = db
    .update(comments)
    .set({ looks: sql`${comments.looks} + 1` })
    .where(eq(comments.id, commentId))
    .returning({ looks: comments.looks })
    .get();
  return row?.looks ?? 0;
}

const open = prepared((db) =>
  db
    .select()
    .from(comments)
    .where(and(eq(comments.accountId, given('accountId')), sql`state in ('reserved', 'sent')`))
    .orderBy(asc(comments.createdAt))
    .prepare(),
);

/** The account's intents whose outcome is open, oldest first. */
export async function openIntents(db: Db, accountId: string): Promise<CommentRow[]> {
  return open(db).all({ accountId });
}

/** Puts finished comments into the history with the posts they took: for the demo's seed. */
export async function addHistory(db: Db, rows: (typeof comments.$inferInsert)[]): Promise<void> {
  db.transaction((tx) => {
    for (const row of rows) {
      tx.insert(comments).values(row).run();
      if (row.state === 'confirmed') countConfirmed(db, row);
      tx.insert(commentedPosts).values({ userId: row.userId, postId: row.postId, commentId: row.id }).onConflictDoNothing().run();
    }
  });
}

import { and, asc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import { countConfirmed } from './commentTotals.ts';
import type { Db } from './open.ts';
import { changedOf, changeOf, given, prepared, rowsOf } from './prepared.ts';
import { automations, commentedPosts, comments, drafts, type StoredReceipt } from './schema/index.ts';
import { decidePost } from './seenPosts.ts';
import { mayGoOn } from './switches.ts';

export type CommentRow = typeof comments.$inferSelect;
type Category = CommentRow['category'];

/** An intent that counts against the day's limit: taken, perhaps posted, or posted. */
const counts = sql`${comments.state} in ('reserved', 'sent', 'confirmed', 'unknown')`;

const usage = prepared((db) =>
  rowsOf(db, { category: comments.category, n: sql<number>`count(*)` }, (columns) =>
    db
      .select(columns)
      .from(comments)
      .where(
        and(eq(comments.accountId, given('accountId')), eq(comments.windowDay, given('windowDay')), counts),
      )
      .groupBy(comments.category),
  ),
);

/** How many comments of each category count for an account's window day. */
export function countsOn(db: Db, accountId: string, windowDay: string): Record<Category, number> {
  const used: Record<Category, number> = { Search: 0, Monitor: 0 };
  for (const row of usage(db).all({ accountId, windowDay })) used[row.category] = row.n;
  return used;
}

const taken = prepared((db) =>
  rowsOf(db, { postId: commentedPosts.postId }, (columns) =>
    db
      .select(columns)
      .from(commentedPosts)
      .where(and(eq(commentedPosts.userId, given('userId')), eq(commentedPosts.postId, given('postId')))),
  ),
);

const recentTexts = prepared((db) =>
  db.$client
    .prepare(
      `select comment from comments where account_id = (select ?) and state = 'confirmed'
    order by created_at desc limit (select ?)`,
    )
    .pluck(),
);

/** The account's latest comments, newest first. */
export async function latestTexts(db: Db, accountId: string, limit: number): Promise<string[]> {
  return recentTexts(db).all([accountId, limit]) as string[];
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
/** What an engine must still hold for a write to count. */
export type Lease = { holder: string; fence: number };

const leaseOf = prepared((db) =>
  rowsOf(db, { holder: automations.leaseHolder, fence: automations.fence }, (columns) =>
    db
      .select(columns)
      .from(automations)
      .where(eq(automations.accountId, given('accountId'))),
  ),
);

/** Whether the lease still counts. */
export function holds(db: Db, accountId: string, lease: Lease): boolean {
  const row = leaseOf(db).get({ accountId });
  return row?.holder === lease.holder && row.fence === lease.fence;
}

const insertIntent = prepared((db) =>
  changeOf(
    db,
    db.insert(comments).values({
      id: given('id'),
      accountId: given('accountId'),
      userId: given('userId'),
      state: 'reserved',
      postId: given('postId'),
      postUrl: given('postUrl'),
      posterId: given('posterId'),
      posterName: given('posterName'),
      posterImageUrl: given('posterImageUrl'),
      postExcerpt: given('postExcerpt'),
      category: given('category'),
      source: given('source'),
      windowDay: given('windowDay'),
      createdAt: given('createdAt'),
    }),
  ),
);
const insertTaken = prepared((db) =>
  changeOf(
    db,
    db
      .insert(commentedPosts)
      .values({ userId: given('userId'), postId: given('postId'), commentId: given('commentId') }),
  ),
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
  return db.transaction((): Reservation => {
    if (!holds(db, accountId, lease)) return 'refused';
    if (postIds.some((postId) => taken(db).get({ userId, postId }))) return 'closed';
    if (countsOn(db, accountId, windowDay)[intent.category] >= dailyLimit) return 'refused';
    insertIntent(db).run(intent);
    for (const postId of new Set(postIds)) insertTaken(db).run({ userId, postId, commentId: intent.id });
    return 'reserved';
  });
}

const reserved = prepared((db) =>
  rowsOf(db, { accountId: comments.accountId }, (columns) =>
    db
      .select(columns)
      .from(comments)
      .where(and(eq(comments.id, given('id')), sql`${comments.state} = 'reserved'`)),
  ),
);
const send = prepared((db) =>
  changeOf(
    db,
    db
      .update(comments)
      .set({ state: 'sent', comment: given('text'), receipt: given('receipt') as never, sentAt: given('at') })
      .where(eq(comments.id, given('id'))),
  ),
);

export type Sending = {
  text: string;
  receipt: StoredReceipt | null;
  /** Ms since the epoch. */
  at: number;
};

/**
 * The last step before the call that posts: from here on the outcome is open until it is settled. Refused when the lease is lost, the
 * account was paused or everything was stopped in the meantime, so that each of these takes effect before the next call.
 */
export async function markSent(
  db: Db,
  lease: Lease,
  commentId: string,
  { text, receipt, at }: Sending,
): Promise<boolean> {
  return db.transaction(() => {
    const row = reserved(db).get({ id: commentId });
    if (!row || !mayGoOn(db, row.accountId, lease)) return false;
    send(db).run({ id: commentId, text, receipt: receipt && JSON.stringify(receipt), at });
    return true;
  });
}

export type Wait = {
  /** The account's next comment comes no earlier, ms since the epoch. */
  notBefore: number;
  intervalIndex: number;
};
export type Posted = {
  /** When the call that posted it began, ms since the epoch. */
  at: number;
  /** When it was known to stand there, ms since the epoch. */
  confirmedAt: number;
  providerCommentId: string | null;
  /** Null where the account has waited already. */
  wait: Wait | null;
};

type Confirmed = Pick<CommentRow, 'accountId' | 'userId' | 'category' | 'postId'>;
const confirm = prepared((db) =>
  changedOf<Confirmed>(
    db,
    db
      .update(comments)
      .set({
        state: 'confirmed',
        createdAt: given('at'),
        confirmedAt: given('confirmedAt'),
        providerCommentId: given('providerCommentId'),
        lookAt: null,
      })
      .where(and(eq(comments.id, given('id')), sql`${comments.state} in ('sent', 'failed', 'unknown')`))
      .returning({
        accountId: sql`account_id`.as('accountId'),
        userId: sql`user_id`.as('userId'),
        category: sql`category`.as('category'),
        postId: sql`post_id`.as('postId'),
      }),
  ),
);
const waitFor = prepared((db) =>
  changedOf<{ touched: number }>(
    db,
    db
      .update(automations)
      .set({
        notBefore: given('notBefore'),
        intervalIndex: given('intervalIndex'),
        faults: 0,
        skips: 0,
        dry: 0,
      })
      .where(eq(automations.accountId, given('accountId')))
      .returning({ touched: sql`touched`.as('touched') }),
  ),
);
/** A draft goes the way of its comment. */
const draftOver = prepared((db) =>
  changeOf(
    db,
    db
      .update(drafts)
      .set({ state: given('state') as never, reason: given('reason') })
      .where(eq(drafts.commentId, given('id'))),
  ),
);

/**
 * Records that the comment stands on the network, and with it the wait for the next one. Undefined where that was recorded before: repeating
 * it changes nothing. Whoever has the network's own answer is right, even where somebody else has closed the intent meanwhile.
 * `touched`: something about the account may have changed since its turn began.
 */
export async function recordPosted(
  db: Db,
  commentId: string,
  { at, confirmedAt, providerCommentId, wait }: Posted,
): Promise<{ touched: boolean } | undefined> {
  return db.transaction(() => {
    const row = confirm(db).get({ id: commentId, at, confirmedAt, providerCommentId });
    if (!row) return undefined;
    countConfirmed(db, row);
    draftOver(db).run({ id: commentId, state: 'posted', reason: null });
    decidePost(db, row.accountId, row.postId, {
      verdict: 'chosen',
      reason: 'posted',
      detail: '',
      closed: false,
      at,
    });
    const waits = wait && waitFor(db).get({ accountId: row.accountId, ...wait });
    return { touched: !waits || waits.touched === 1 };
  });
}

const unsent = and(eq(comments.id, given('id')), sql`${comments.state} in ('reserved', 'sent')`);
const draftOf = prepared((db) =>
  rowsOf(db, { id: drafts.commentId }, (columns) =>
    db
      .select(columns)
      .from(drafts)
      .where(eq(drafts.commentId, given('id'))),
  ),
);
const backToDraft = prepared((db) =>
  db.update(comments).set({ state: 'draft', sentAt: null }).where(unsent).prepare(),
);
const forget = prepared((db) => db.delete(comments).where(unsent).prepare());

/** Gives a post back: nothing was sent, or the network said for certain that it took nothing. A draft waits for another slot. */
export async function releasePost(db: Db, commentId: string): Promise<void> {
  const id = commentId;
  db.transaction(() => {
    // The taken posts go with the row.
    if (draftOf(db).get({ id })) backToDraft(db).run({ id });
    else forget(db).run({ id });
  });
}

/**
 * Takes what was sent for unknown: it is not sent again, it counts against the limit, and the account waits as if it stood there.
 * @param lookAt when to look once more, ms since the epoch; null where that would tell nothing
 */
export async function becomeUnknown(
  db: Db,
  commentId: string,
  lookAt: number | null,
  wait: Wait | null,
): Promise<void> {
  db.transaction((tx) => {
    const row = tx
      .update(comments)
      .set({ state: 'unknown', lookAt })
      .where(and(eq(comments.id, commentId), inArray(comments.state, ['sent', 'unknown'])))
      .returning({ accountId: comments.accountId, postId: comments.postId, at: comments.createdAt })
      .get();
    if (!row) return;
    draftOver(db).run({ id: commentId, state: 'posted', reason: 'unknown' });
    decidePost(db, row.accountId, row.postId, {
      verdict: 'chosen',
      reason: 'unknown',
      detail: '',
      closed: true,
      at: row.at,
    });
    if (wait) waitFor(db).get({ accountId: row.accountId, ...wait });
  });
}

/**
 * Closes an outcome for good: the comment does not stand there. It counts no more, and the account does not wait for its sake; the post
 * stays taken.
 */
export async function becomeFailed(db: Db, commentId: string): Promise<void> {
  db.transaction((tx) => {
    const row = tx
      .update(comments)
      .set({ state: 'failed', lookAt: null })
      .where(and(eq(comments.id, commentId), inArray(comments.state, ['sent', 'unknown'])))
      .returning({
        accountId: comments.accountId,
        postId: comments.postId,
        sentAt: comments.sentAt,
        at: comments.createdAt,
      })
      .get();
    if (!row) return;
    draftOver(db).run({ id: commentId, state: 'discarded', reason: 'not_posted' });
    decidePost(db, row.accountId, row.postId, {
      verdict: 'chosen',
      reason: 'not_posted',
      detail: '',
      closed: true,
      at: row.at,
    });
    const later = tx
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          eq(comments.accountId, row.accountId),
          inArray(comments.state, ['sent', 'confirmed', 'unknown']),
          gte(comments.createdAt, row.at),
        ),
      )
      .limit(1)
      .get();
    if (!later)
      tx.update(automations).set({ notBefore: 0 }).where(eq(automations.accountId, row.accountId)).run();
  });
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
  rowsOf(db, getTableColumns(comments), (columns) =>
    db
      .select(columns)
      .from(comments)
      .where(and(eq(comments.accountId, given('accountId')), sql`state in ('reserved', 'sent')`))
      .orderBy(asc(comments.createdAt)),
  ),
);

/** The account's intents whose outcome is open, oldest first. */
export async function openIntents(db: Db, accountId: string): Promise<CommentRow[]> {
  return open(db).all({ accountId });
}

const toLookAt = prepared((db) =>
  rowsOf(db, getTableColumns(comments), (columns) =>
    db
      .select(columns)
      .from(comments)
      .where(and(eq(comments.accountId, given('accountId')), sql`look_at is not null`))
      .orderBy(asc(comments.lookAt)),
  ),
);

/** The account's unknown comments that are to be looked at once more, the next one first. */
export async function unknownToLookAt(db: Db, accountId: string): Promise<CommentRow[]> {
  return toLookAt(db).all({ accountId });
}

/** Puts finished comments into the history with the posts they took: for the demo's seed. */
export async function addHistory(db: Db, rows: (typeof comments.$inferInsert)[]): Promise<void> {
  db.transaction((tx) => {
    for (const row of rows) {
      tx.insert(comments).values(row).run();
      if (row.state === 'confirmed') countConfirmed(db, row);
      tx.insert(commentedPosts)
        .values({ userId: row.userId, postId: row.postId, commentId: row.id })
        .onConflictDoNothing()
        .run();
    }
  });
}

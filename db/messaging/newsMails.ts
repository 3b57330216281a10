/** The readers of each kind of news by e-mail beside the digest. */
import {
  and,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import { lapsedApproved } from '../automation/drafts.ts';
import { changes } from '../dialect/query.ts';
import { first, firstOrThrow } from '../first.ts';
import type { UserRow } from '../identity/users.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  accounts,
  commentReplies,
  commentResults,
  comments,
  drafts,
  mails,
  memberAccounts,
  members,
  reportedNews,
  users,
} from '../schema/index.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type NewsMails = Pick<UserRow, 'draftMails' | 'signedOutMails' | 'resultMails'>;
export type NewsMail = keyof NewsMails;

export const saveNewsMails = (db: Db, userId: string, change: Partial<NewsMails>): Promise<void> =>
  transaction(db, async (tx) => {
    if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, userId));
  });

/** A reviewer of the account in the outer query. */
const isReviewer = (db: Reader) => {
  const assigned = db
    .select({ one: sql`1` })
    .from(memberAccounts)
    .where(and(eq(memberAccounts.memberId, members.id), eq(memberAccounts.accountId, accounts.accountId)));
  return db
    .select({ one: sql`1` })
    .from(members)
    .where(
      and(
        eq(members.ownerId, accounts.userId),
        eq(members.userId, users.id),
        eq(members.role, 'reviewer'),
        or(eq(members.allAccounts, true), exists(assigned)),
      ),
    );
};

const wants = (mail: NewsMail) =>
  and(eq(users[mail], true), eq(users.role, 'user'), isNotNull(users.verifiedAt));

/** The owner and the reviewers of an account who want such an e-mail. */
export async function readersOf(db: Reader, accountId: string, mail: NewsMail): Promise<UserRow[]> {
  const rows = await db
    .select({ user: users })
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, accountId))
    .where(and(wants(mail), or(eq(users.id, accounts.userId), exists(isReviewer(db)))))
    .orderBy(users.id);
  return rows.map(({ user }) => user);
}

/**
 * Those who want an e-mail about drafts and were not told of one in their accounts: of one that waits since
 * `before`, or of an approved one that lapsed after `since`.
 */
export async function awaitedReviewers(
  db: Reader,
  { before, since }: { before: EngineTime; since: EngineTime },
): Promise<UserRow[]> {
  const isTold = (kind: 'draft' | 'lapse') =>
    exists(
      db
        .select({ one: sql`1` })
        .from(reportedNews)
        .where(
          and(
            eq(reportedNews.userId, users.id),
            eq(reportedNews.accountId, drafts.accountId),
            eq(reportedNews.kind, kind),
            eq(reportedNews.subjectId, drafts.commentId),
          ),
        ),
    );
  const isWaiting = and(eq(drafts.state, 'waiting'), lte(drafts.createdAt, before), not(isTold('draft')));
  const isLapsed = and(
    eq(drafts.state, 'lapsed'),
    eq(drafts.reason, lapsedApproved),
    gte(drafts.lapsesAt, since),
    not(isTold('lapse')),
  );
  const news = db
    .select({ one: sql`1` })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(
      and(
        isNull(accounts.removedAt),
        or(eq(users.id, accounts.userId), exists(isReviewer(db))),
        or(isWaiting, isLapsed),
      ),
    );
  return db
    .select()
    .from(users)
    .where(and(wants('draftMails'), exists(news)))
    .orderBy(users.id);
}

/** When the latest e-mail of these kinds was queued for a person; null without one. */
export async function latestMail(db: Reader, userId: string, kinds: string[]): Promise<MachineTime | null> {
  const found = await first(
    db
      .select({ at: sql<MachineTime | null>`max(${mails.createdAt})`.mapWith(Number) })
      .from(mails)
      .where(and(eq(mails.userId, userId), inArray(mails.kind, kinds))),
  );
  return found?.at || null;
}

/** True for the first e-mail about the account's fault. It is marked as told. */
export async function markFault(
  tx: Tx,
  userId: string,
  accountId: string,
  reportedAt: MachineTime,
): Promise<boolean> {
  const mark = { userId, accountId, kind: 'fault' as const, subjectId: '', count: 1, reportedAt };
  return changes(await tx.insert(reportedNews).values(mark).onConflictDoNothing()) > 0;
}

/** An account works again: its next fault is news. */
export async function forgetFault(tx: Tx, accountId: string): Promise<void> {
  await tx
    .delete(reportedNews)
    .where(and(eq(reportedNews.accountId, accountId), eq(reportedNews.kind, 'fault')));
}

/** Marks replies as told to a person. */
export async function markReplies(
  tx: Tx,
  userId: string,
  replies: readonly { id: string; accountId: string }[],
  reportedAt: MachineTime,
): Promise<void> {
  for (const { id: subjectId, accountId } of replies)
    await tx
      .insert(reportedNews)
      .values({ userId, accountId, kind: 'reply', subjectId, count: 1, reportedAt })
      .onConflictDoNothing();
}

/** Replies by others to a user's comments, other than these. */
export async function hasOtherReplies(db: Reader, userId: string, ids: readonly string[]): Promise<boolean> {
  const { n } = await firstOrThrow(
    db
      .select({ n: count() })
      .from(commentReplies)
      .where(and(eq(commentReplies.userId, userId), eq(commentReplies.isOwn, false))),
  );
  return n > ids.length;
}

/** Users on trial who want to know what it brought, and whose trial ends by then. */
export const trialsEndingBy = (db: Reader, now: MachineTime, until: MachineTime): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        wants('resultMails'),
        eq(users.status, 'Trial'),
        gt(users.subscriptionEndsAt, now),
        lte(users.subscriptionEndsAt, until),
      ),
    );

export type TrialResults = { posted: number; replies: number; repliers: number; reactions: number };

/** The answers to a user's comments since then. */
export async function resultsSince(db: Reader, userId: string, since: EngineTime): Promise<TrialResults> {
  const posted = and(
    eq(comments.userId, userId),
    eq(comments.state, 'confirmed'),
    gte(comments.createdAt, since),
  );
  const { replies, repliers } = await firstOrThrow(
    db
      .select({
        replies: count(),
        repliers: sql<number>`count(distinct ${commentReplies.authorId})`.mapWith(Number),
      })
      .from(commentReplies)
      .where(
        and(
          eq(commentReplies.userId, userId),
          eq(commentReplies.isOwn, false),
          gte(commentReplies.createdAt, since),
        ),
      ),
  );
  const { reactions } = await firstOrThrow(
    db
      .select({ reactions: sum(commentResults.reactions).mapWith(Number) })
      .from(commentResults)
      .innerJoin(accounts, eq(accounts.accountId, commentResults.accountId))
      .where(and(eq(accounts.userId, userId), gte(commentResults.createdAt, since))),
  );
  return { posted: await db.$count(comments, posted), replies, repliers, reactions: reactions ?? 0 };
}

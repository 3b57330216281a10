import {
  and,
  type Column,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm';
import { lapses } from '../automation/lapses.ts';
import { changes } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { ReplyRow } from '../history/replies.ts';
import type { Db, Reader, Tx } from '../open.ts';
import {
  accounts,
  automations,
  commentReplies,
  commentResults,
  comments,
  commentTotals,
  drafts,
  proposals,
  reportedNews,
} from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

type Kind = Mark['kind'];

/** The news of a workspace that a person has not been told. */
export type News = {
  /** Replies by others that are not handled, the people who wrote them, and the latest of them. */
  replies: number;
  repliers: number;
  latest: Pick<ReplyRow, 'authorId' | 'authorName' | 'authorUrl' | 'text'>[];
  reactions: number;
  posted: number;
  /** Drafts that wait for a review. */
  drafts: number;
  /** Lines that edits proposed, for the owner alone. */
  proposals: number;
  /** Approved drafts that lapsed and are reported to this person. */
  lapsed: number;
  /** Accounts that can't comment until a person acts. */
  faults: number;
};

export const noNews: News = {
  ...{ replies: 0, repliers: 0, latest: [], reactions: 0, posted: 0 },
  ...{ drafts: 0, proposals: 0, lapsed: 0, faults: 0 },
};

type Reading = {
  scope: Scope;
  readerId: string;
  /** Findings from before are no news. */
  since: EngineTime;
  /** Comments of earlier days have no news. */
  oldestDay: string;
  now: MachineTime;
};

/** How many replies an e-mail quotes. */
const quoted = 5;

/**
 * Reads what a person has not been told about a workspace, and marks it as told. The caller queues the e-mail
 * in the same transaction.
 */
export async function takeNews(tx: Tx, reading: Reading): Promise<News> {
  const { scope, readerId } = reading;
  return {
    ...(await takeReplies(tx, reading)),
    reactions: await takeReactions(tx, reading),
    posted: await takePosted(tx, reading),
    drafts: await takeDrafts(tx, reading),
    proposals: readerId === scope.userId ? await takeProposals(tx, reading) : 0,
    lapsed: await takeLapses(tx, reading),
    faults: await takeFaults(tx, reading),
  };
}

/** The part of the news that is about drafts. */
export const takeDraftNews = async (
  tx: Tx,
  reading: Omit<Reading, 'oldestDay'>,
): Promise<Pick<News, 'drafts' | 'lapsed'>> => ({
  drafts: await takeDrafts(tx, reading),
  lapsed: await takeLapses(tx, reading),
});

async function takeReplies(tx: Tx, reading: Reading): Promise<Pick<News, 'replies' | 'repliers' | 'latest'>> {
  const { id, accountId, authorId, authorName, authorUrl, text, createdAt } = commentReplies;
  const isTold = tx
    .select({ one: sql`1` })
    .from(reportedNews)
    .where(isMark(reading, 'reply', accountId, id));
  const isNew = and(
    isIn(tx, accountId, reading.scope),
    eq(commentReplies.isOwn, false),
    isNull(commentReplies.handledAt),
    gte(commentReplies.foundAt, reading.since),
    not(exists(isTold)),
  );
  const { repliers } = await firstOrThrow(
    tx
      .select({ repliers: countDistinct(authorId) })
      .from(commentReplies)
      .where(isNew),
  );
  const latest = await tx
    .select({ authorId, authorName, authorUrl, text })
    .from(commentReplies)
    .where(isNew)
    .orderBy(desc(createdAt), desc(id))
    .limit(quoted);
  const marks = tx
    .select(markOf(reading, 'reply', accountId, id))
    .from(commentReplies)
    .where(isNew);
  return { replies: changes(await tx.insert(reportedNews).select(marks)), repliers, latest };
}

async function takeReactions(tx: Tx, reading: Reading): Promise<number> {
  const { commentId, accountId, reactions, reactionsAt, day } = commentResults;
  const marks = tx
    .select({ count: reportedNews.count })
    .from(reportedNews)
    .where(isMark(reading, 'reactions', accountId, commentId));
  const reported = sql`coalesce(${marks}, 0)`;
  const isNew = and(
    isIn(tx, accountId, reading.scope),
    gte(day, reading.oldestDay),
    gte(reactionsAt, reading.since),
    gt(reactions, reported),
  );
  const { n } = await firstOrThrow(
    tx
      .select({ n: sum(sql`${reactions} - ${reported}`).mapWith(Number) })
      .from(commentResults)
      .where(isNew),
  );
  await tx
    .insert(reportedNews)
    .select(
      tx
        .select({
          ...markOf(reading, 'reactions', accountId, commentId),
          count: sql<number>`${reactions}`.as('count'),
        })
        .from(commentResults)
        .where(isNew),
    )
    .onConflictDoUpdate(again);
  return n ?? 0;
}

/** From the first report on, compares the totals of accounts. */
async function takePosted(tx: Tx, reading: Reading): Promise<number> {
  const { accountId, total } = commentTotals;
  const totals = await tx
    .select({ accountId, total: sum(total).mapWith(Number), reported: reportedNews.count })
    .from(commentTotals)
    .leftJoin(reportedNews, isMark(reading, 'posted', accountId, wholeAccount))
    .where(isIn(tx, accountId, reading.scope))
    .groupBy(accountId, reportedNews.count);
  let posted = 0;
  for (const row of totals) {
    if (row.total === row.reported) continue;
    posted +=
      row.reported === null
        ? await postedSince(tx, row.accountId, reading.since)
        : Math.max(0, row.total - row.reported);
    await tx
      .insert(reportedNews)
      .values({
        ...{ userId: reading.readerId, accountId: row.accountId, kind: 'posted', subjectId: '' },
        ...{ count: row.total, reportedAt: reading.now },
      })
      .onConflictDoUpdate(again);
  }
  return posted;
}

const postedSince = (db: Reader, accountId: string, since: EngineTime): Promise<number> =>
  db.$count(
    comments,
    and(eq(comments.accountId, accountId), gte(comments.createdAt, since), sql`state = 'confirmed'`),
  );

async function takeDrafts(tx: Tx, reading: Omit<Reading, 'oldestDay'>): Promise<number> {
  const { accountId, commentId } = drafts;
  const marks = tx
    .select(markOf(reading, 'draft', accountId, commentId))
    .from(drafts)
    .where(and(isIn(tx, accountId, reading.scope), eq(drafts.state, 'waiting')));
  return changes(await tx.insert(reportedNews).select(marks).onConflictDoNothing());
}

async function takeProposals(tx: Tx, reading: Reading): Promise<number> {
  const { accountId, id } = proposals;
  const isOpen = and(isIn(tx, accountId, reading.scope), eq(proposals.state, 'open'));
  const marks = tx
    .select(markOf(reading, 'proposal', accountId, id))
    .from(proposals)
    .where(and(isOpen, gte(proposals.createdAt, reading.since)));
  return changes(await tx.insert(reportedNews).select(marks).onConflictDoNothing());
}

async function takeLapses(tx: Tx, reading: Omit<Reading, 'oldestDay'>): Promise<number> {
  const { scope, readerId, since } = reading;
  const marks = tx
    .select(markOf(reading, 'lapse', drafts.accountId, drafts.commentId))
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(lapses(tx, scope, readerId, { since }));
  return changes(await tx.insert(reportedNews).select(marks).onConflictDoNothing());
}

/** A fault that ended is forgotten, so that the next one of the account is told. */
async function takeFaults(tx: Tx, reading: Reading): Promise<number> {
  const { readerId, scope } = reading;
  const isBlocked = and(
    eq(automations.running, true),
    eq(automations.stateKind, 'blocked'),
    ne(automations.stateReason, 'stopped_by_user'),
    ne(automations.stateReason, 'stopped_by_operator'),
  );
  const { accountId } = accounts;
  const faulty = tx
    .select(markOf(reading, 'fault', accountId, wholeAccount))
    .from(accounts)
    .leftJoin(automations, eq(automations.accountId, accountId))
    .where(and(isIn(tx, accountId, scope), or(eq(accounts.status, 'Disconnected'), isBlocked)));
  const stopped = (await faulty).map((row) => row.accountId);
  const ended = and(
    eq(reportedNews.userId, readerId),
    eq(reportedNews.kind, 'fault'),
    isIn(tx, reportedNews.accountId, scope),
    notInArray(reportedNews.accountId, stopped),
  );
  await tx.delete(reportedNews).where(ended);
  return changes(await tx.insert(reportedNews).select(faulty).onConflictDoNothing());
}

/**
 * Deletes at most `limit` marks about news that is too old to be told. Those of accounts stay.
 * @returns how many
 */
export async function pruneReported(db: Db, before: MachineTime, limit: number): Promise<number> {
  return transaction(db, async (tx) => {
    const { userId, accountId, kind, subjectId, reportedAt } = reportedNews;
    const old = await tx
      .select({ userId, accountId, kind, subjectId })
      .from(reportedNews)
      .where(and(lt(reportedAt, before), ne(subjectId, '')))
      .limit(limit);
    for (const row of old)
      await tx
        .delete(reportedNews)
        .where(
          and(
            eq(userId, row.userId),
            eq(accountId, row.accountId),
            eq(kind, row.kind),
            eq(subjectId, row.subjectId),
          ),
        );
    return old.length;
  });
}

export type Mark = typeof reportedNews.$inferSelect;

/** A page of a person's marks after this one, for the export; null starts at the first. */
export function marksAfter(db: Reader, userId: string, after: Mark | null, limit: number): Promise<Mark[]> {
  const { accountId, kind, subjectId } = reportedNews;
  const from = after ?? { accountId: '', kind: '', subjectId: '' };
  return db
    .select()
    .from(reportedNews)
    .where(
      and(
        eq(reportedNews.userId, userId),
        sql`(${accountId}, ${kind}, ${subjectId}) > (${from.accountId}, ${from.kind}, ${from.subjectId})`,
      ),
    )
    .orderBy(accountId, kind, subjectId)
    .limit(limit);
}

/** In an account of the scope that is not removed. */
const isIn = (db: Reader, column: Column, scope: Scope): SQL =>
  inArray(
    column,
    db
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(
        and(
          eq(accounts.userId, scope.userId),
          isNull(accounts.removedAt),
          covered(accounts.accountId, scope),
        ),
      ),
  );

/** The `subjectId` of a mark about an account as a whole. */
const wholeAccount = sql<string>`''`;

/** The values of a mark, in the order of the table's columns. */
const markOf = (
  { readerId, now }: Pick<Reading, 'readerId' | 'now'>,
  kind: Kind,
  accountId: Column,
  subjectId: Column | SQL,
) => ({
  userId: sql<string>`${readerId}`.as('user_id'),
  accountId: sql<string>`${accountId}`.as('account_id'),
  kind: sql<Kind>`${kind}`.as('kind'),
  subjectId: sql<string>`${subjectId}`.as('subject_id'),
  count: sql<number>`1`.as('count'),
  // A parameter would be a text to Postgres.
  reportedAt: sql<MachineTime>`${sql.raw(String(now))}`.as('reported_at'),
});

const isMark = (
  { readerId }: Pick<Reading, 'readerId'>,
  kind: Kind,
  accountId: Column,
  subjectId: SQLWrapper,
): SQL | undefined =>
  and(
    eq(reportedNews.userId, readerId),
    eq(reportedNews.accountId, accountId),
    eq(reportedNews.kind, kind),
    sql`${reportedNews.subjectId} = ${subjectId}`,
  );

/** Told again, with a higher count. */
const again = {
  target: [reportedNews.userId, reportedNews.accountId, reportedNews.kind, reportedNews.subjectId],
  set: { count: sql`excluded.count`, reportedAt: sql`excluded.reported_at` },
};

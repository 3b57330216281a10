import { and, asc, between, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { arrays, changes } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { accounts, commentResults, comments, drafts } from '../schema/index.ts';
import type { EngineTime } from '../time.ts';

export type ResultRow = typeof commentResults.$inferSelect;
export type Period = {
  accountIds: string[];
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
};

const hour = 3_600_000;
/** The age at which comments are compared, and the least age of the read that their counts are from. */
const [comparedAt, readFrom] = [72 * hour, 60 * hour];

const { accountId, day, category, source, createdAt, readAt, reactions, replies } = commentResults;
const { readAt72h, reactions72h, replies72h } = commentResults;

const values = {
  search: source,
  profile: source,
  prompt: commentResults.promptVersion,
  move: commentResults.move,
  language: commentResults.language,
  hour: sql<string>`cast(${commentResults.hour} as text)`,
  review: commentResults.review,
  reviewer: commentResults.reviewer,
};
export type Dimension = keyof typeof values;
const categories: Partial<Record<Dimension, SQL>> = {
  search: eq(category, 'Search'),
  profile: eq(category, 'Monitor'),
};

/** One value of a dimension, whose comments alone count. */
export type Within = { by: Dimension; value: string };
export const isWithin = ({ by, value }: Within): SQL | undefined =>
  and(categories[by], sql`${values[by]} = ${value}`);

const flag = (condition: SQL): SQL<number> => sql<number>`case when ${condition} then 1 else 0 end`;
const isTooNew = (now: EngineTime): SQL => sql`${createdAt} > ${now - comparedAt}`;
/** Its counts at 72 hours are known. Null counts as no. */
const isMeasured = (now: EngineTime): SQL =>
  sql`${createdAt} <= ${now - comparedAt} and ${readAt72h} >= ${createdAt} + ${readFrom}`;
const isAnswered = (now: EngineTime): SQL => sql`${isMeasured(now)} and ${reactions72h} + ${replies72h} > 0`;

/** A comment as results count it. As an array: a year may have hundreds of thousands. */
export type Fact = [
  category: ResultRow['category'],
  ...texts: [source: string, prompt: string, move: string, language: string],
  hour: number,
  review: ResultRow['review'],
  reviewer: string,
  ...flags: [read: 0 | 1, tooNew: 0 | 1, measured: 0 | 1, answered: 0 | 1],
  ...counts: [reactions: number, replies: number],
  day: string,
  wordsChanged: number | null,
];

const factsOf = (
  db: Reader,
  id: string,
  days: Omit<Period, 'accountIds'>,
  now: EngineTime,
  within?: Within,
) =>
  arrays<Fact>(
    db
      .select({
        category,
        ...{ source, prompt: values.prompt, move: values.move, language: values.language },
        hour: commentResults.hour,
        ...{ review: values.review, reviewer: values.reviewer },
        read: flag(sql`${readAt} is not null`),
        tooNew: flag(isTooNew(now)),
        measured: flag(isMeasured(now)),
        answered: flag(isAnswered(now)),
        ...{ reactions, replies, day, wordsChanged: commentResults.wordsChanged },
      })
      .from(commentResults)
      .where(and(eq(accountId, id), between(day, days.from, days.to), within && isWithin(within))),
  );

/**
 * The counted comments of a period, by the index of accounts and days. A month of an account at a time, so
 * that the reader can yield in between. Accounts share pages of the file, so each month is read of all.
 */
export async function* readFacts(
  db: Reader,
  { accountIds, from, to }: Period,
  now: EngineTime,
  within?: Within,
): AsyncGenerator<{ accountId: string; facts: Fact[] }> {
  const known: string[] = [];
  const edges: string[] = [];
  for (const id of accountIds) {
    const days = [await edge(db, id, asc), await edge(db, id, desc)].flatMap((row) => row?.day ?? []);
    if (days.length > 0) known.push(id);
    edges.push(...days);
  }
  edges.sort();
  const [oldest, newest] = [edges[0] ?? '', edges.at(-1) ?? ''];
  for (const month of monthsOf({ from: from > oldest ? from : oldest, to: to < newest ? to : newest }))
    for (const id of known) yield { accountId: id, facts: await factsOf(db, id, month, now, within) };
}

/** The first or last day with a counted comment. */
const edge = (db: Reader, id: string, order: typeof asc) =>
  first(db.select({ day }).from(commentResults).where(eq(accountId, id)).orderBy(order(day)).limit(1));

function* monthsOf({ from, to }: { from: string; to: string }): Generator<{ from: string; to: string }> {
  for (let start = from; start <= to; ) {
    const month = start.slice(0, 7);
    const last = `${month}-31`;
    yield { from: start, to: last < to ? last : to };
    const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1));
    start = next.toISOString().slice(0, 10);
  }
}

/** The measured and answered comments of each source of an account since then. */
export const answersBySource = (
  db: Reader,
  id: string,
  { since, now, within }: { since: EngineTime; now: EngineTime; within?: Within },
) =>
  db
    .select({
      category,
      source,
      measured: sql<number>`sum(${flag(isMeasured(now))})`.mapWith(Number),
      answered: sql<number>`sum(${flag(isAnswered(now))})`.mapWith(Number),
    })
    .from(commentResults)
    .where(
      and(
        eq(accountId, id),
        // The index has days, which begin up to 14 hours before or after those of UTC.
        gte(day, new Date(since - 24 * hour).toISOString().slice(0, 10)),
        gte(createdAt, since),
        within && isWithin(within),
      ),
    )
    .groupBy(category, source);

/** The comments that an account posted in a month, and the measured and answered ones of these. */
export type MonthAnswers = {
  accountId: string;
  userId: string;
  comments: number;
  measured: number;
  answered: number;
};

/** @param month YYYY-MM in UTC, by the engine's clock */
export async function answersOfMonth(
  db: Reader,
  month: string,
  among: { accountIds: string[] } | { userIds: string[] },
  now: EngineTime,
): Promise<MonthAnswers[]> {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1);
  // The index has days, which begin up to 14 hours before or after those of UTC.
  const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return db
    .select({
      accountId,
      userId: accounts.userId,
      comments: count(),
      measured: sql<number>`sum(${flag(isMeasured(now))})`.mapWith(Number),
      answered: sql<number>`sum(${flag(isAnswered(now))})`.mapWith(Number),
    })
    .from(commentResults)
    .innerJoin(accounts, eq(accounts.accountId, accountId))
    .where(
      and(
        'userIds' in among ? inArray(accounts.userId, among.userIds) : inArray(accountId, among.accountIds),
        between(day, dateOf(start - 24 * hour), dateOf(end + 24 * hour)),
        gte(createdAt, start),
        lt(createdAt, end),
      ),
    )
    .groupBy(accountId, accounts.userId);
}

/** How many drafts of a period's days a person has discarded. */
export async function discardedOf(db: Reader, { accountIds, from, to }: Period): Promise<number> {
  if (accountIds.length === 0) return 0;
  const found = await first(
    db
      .select({ n: count() })
      .from(comments)
      .innerJoin(drafts, eq(drafts.commentId, comments.id))
      .where(
        and(
          inArray(comments.accountId, accountIds),
          between(comments.windowDay, from, to),
          eq(comments.state, 'discarded'),
          eq(drafts.state, 'discarded'),
          // Otherwise it ended without a person.
          isNull(drafts.reason),
        ),
      ),
  );
  return found?.n ?? 0;
}

/** Empties the reviewer of at most `limit` comments of an erased person. @returns how many */
export async function forgetReviewer(tx: Tx, reviewer: string, limit: number): Promise<number> {
  const { commentId, reviewer: column } = commentResults;
  const some = tx.select({ commentId }).from(commentResults).where(eq(column, reviewer)).limit(limit);
  return changes(await tx.update(commentResults).set({ reviewer: '' }).where(inArray(commentId, some)));
}

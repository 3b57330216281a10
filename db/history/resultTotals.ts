import { createHash } from 'node:crypto';
import { and, between, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../open.ts';
import { type commentResults, resultTotals } from '../schema/index.ts';

export type ResultRow = typeof commentResults.$inferSelect;
type TotalRow = typeof resultTotals.$inferSelect;
export type Dimension = TotalRow['dimension'];
type Sums = Pick<TotalRow, 'comments' | 'read' | 'answered' | 'reactions' | 'replies'>;

const longestKey = 64;
const rowsAtOnce = 500;

/** @param value a search link may be longer than an index entry */
const keyOf = (value: string): string =>
  value.length <= longestKey ? value : createHash('sha256').update(value).digest('hex');

function dimensionsOf(row: ResultRow): [Dimension, string][] {
  return [
    ['total', ''],
    [row.category === 'Search' ? 'search' : 'profile', row.source],
    ['prompt', row.promptVersion],
    ['language', row.language],
    ['hour', String(row.hour)],
    ['review', row.review],
  ];
}

const sumsOf = ({ readAt, reactions, replies }: ResultRow): Sums => ({
  comments: 1,
  read: readAt === null ? 0 : 1,
  answered: readAt !== null && reactions + replies > 0 ? 1 : 0,
  reactions,
  replies,
});
const sumNames = ['comments', 'read', 'answered', 'reactions', 'replies'] as const;
const sumOf = (name: keyof Sums) => sql`coalesce(sum(${resultTotals[name]}), 0)`.mapWith(Number);
const sums = {
  comments: sumOf('comments'),
  read: sumOf('read'),
  answered: sumOf('answered'),
  reactions: sumOf('reactions'),
  replies: sumOf('replies'),
};

/**
 * Adds what has changed to the sums of each dimension, in the transaction that changes the comments' results.
 * @param changes `before` is null for a comment that was not counted yet
 */
export async function addToTotals(
  tx: Tx,
  changes: { before: ResultRow | null; after: ResultRow }[],
): Promise<void> {
  const rows = new Map<string, TotalRow>();
  for (const { before, after } of changes) {
    const now = sumsOf(after);
    const was = before && sumsOf(before);
    for (const [dimension, value] of dimensionsOf(after)) {
      const { accountId, day } = after;
      const key = keyOf(value);
      const id = JSON.stringify([accountId, dimension, day, key]);
      const row = rows.get(id) ?? { accountId, dimension, day, key, value, ...nothing };
      for (const name of sumNames) row[name] += now[name] - (was?.[name] ?? 0);
      rows.set(id, row);
    }
  }
  // In one order, so that two transactions do not wait for each other's rows.
  const ordered = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  for (let from = 0; from < ordered.length; from += rowsAtOnce)
    await tx
      .insert(resultTotals)
      .values(ordered.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [resultTotals.accountId, resultTotals.dimension, resultTotals.day, resultTotals.key],
        set: Object.fromEntries(
          sumNames.map((name) => [name, sql`${resultTotals[name]} + ${sql.raw(`excluded."${name}"`)}`]),
        ),
      });
}
const nothing: Sums = { comments: 0, read: 0, answered: 0, reactions: 0, replies: 0 };

export type Period = {
  accountIds: string[];
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
};
export type Breakdown = { dimension: Dimension; value: string } & Sums;

/** The sums by each value of each dimension. Reads no comments. */
export async function readBreakdowns(
  db: Reader,
  { accountIds, from, to }: Period,
  dimensions: Dimension[],
): Promise<Breakdown[]> {
  const { dimension, key } = resultTotals;
  return db
    .select({ dimension, value: sql<string>`min(${resultTotals.value})`, ...sums })
    .from(resultTotals)
    .where(
      and(
        inArray(resultTotals.accountId, accountIds),
        inArray(dimension, dimensions),
        between(resultTotals.day, from, to),
      ),
    )
    .groupBy(dimension, key)
    .orderBy(dimension, key);
}

/** The sums of each account. */
export async function readAccountTotals(
  db: Reader,
  { accountIds, from, to }: Period,
): Promise<({ accountId: string } & Sums)[]> {
  const { accountId, dimension, day } = resultTotals;
  return db
    .select({ accountId, ...sums })
    .from(resultTotals)
    .where(and(inArray(accountId, accountIds), eq(dimension, 'total'), gte(day, from), lte(day, to)))
    .groupBy(accountId);
}

/** The searches and profiles with enough read comments up to `settledDay`, and no answer in the whole period. */
export async function sourcesWithoutAnswers(
  db: Reader,
  { accountIds, from, to }: Period,
  { settledDay, leastComments }: { settledDay: string; leastComments: number },
): Promise<{ accountId: string; dimension: Dimension; value: string; comments: number }[]> {
  const { accountId, dimension, key, value, day, read, answered } = resultTotals;
  const comments = sql`coalesce(sum(${read}) filter (where ${day} <= ${settledDay}), 0)`.mapWith(Number);
  return db
    .select({ accountId, dimension, value: sql<string>`min(${value})`, comments })
    .from(resultTotals)
    .where(
      and(inArray(accountId, accountIds), inArray(dimension, ['search', 'profile']), between(day, from, to)),
    )
    .groupBy(accountId, dimension, key)
    .having(and(eq(sql`sum(${answered})`, 0), gte(comments, leastComments)))
    .orderBy(accountId, dimension, key);
}

import { createHash } from 'node:crypto';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../open.ts';
import { commentResults, resultTotals } from '../schema/index.ts';

export type ResultRow = typeof commentResults.$inferSelect;
type TotalRow = typeof resultTotals.$inferSelect;
export type Dimension = TotalRow['dimension'];
export type Sums = Pick<TotalRow, 'comments' | 'read' | 'answered' | 'reactions' | 'replies'>;

const longestKey = 64;
const rowsAtOnce = 500;

/** Hashes a long value, because a search link may be longer than an index entry can be. */
export const keyOf = (value: string): string =>
  value.length <= longestKey ? value : createHash('sha256').update(value).digest('hex');

function dimensionsOf(row: ResultRow): [Dimension, string][] {
  return [
    ['total', ''],
    [row.category === 'Search' ? 'search' : 'profile', row.source],
    ['prompt', row.promptVersion],
    ['language', row.language],
    ['hour', String(row.hour)],
    ['review', row.review],
    ['reviewer', row.reviewer],
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
 * Adds the differences to the sums of each dimension. Call it in the transaction that changes the results.
 * @param changes `before` is null for a comment that was not counted before
 */
export async function addToTotals(
  tx: Tx,
  changes: { before: ResultRow | null; after: ResultRow }[],
): Promise<void> {
  const added = changes.flatMap(({ before, after }) => {
    const was = before ? sumsOf(before) : nothing;
    const now = sumsOf(after);
    const sums = Object.fromEntries(sumNames.map((name) => [name, now[name] - was[name]])) as Sums;
    return dimensionsOf(after).map(([dimension, value]) => ({ of: after, dimension, value, sums }));
  });
  await add(tx, added);
}

/** Moves at most `limit` comments of an erased reviewer to the sums without a reviewer. @returns how many */
export async function forgetReviewer(tx: Tx, reviewer: string, limit: number): Promise<number> {
  const { reviewer: column, commentId, accountId } = commentResults;
  const rows = await tx.select().from(commentResults).where(eq(column, reviewer)).limit(limit);
  if (rows.length === 0) return 0;
  const moved = rows.flatMap((of) => {
    const sums = sumsOf(of);
    const less = Object.fromEntries(sumNames.map((name) => [name, -sums[name]])) as Sums;
    return [
      { of, dimension: 'reviewer' as const, value: reviewer, sums: less },
      { of, dimension: 'reviewer' as const, value: '', sums },
    ];
  });
  await add(tx, moved);
  const ids = rows.map((row) => row.commentId);
  await tx.update(commentResults).set({ reviewer: '' }).where(inArray(commentId, ids));
  const left = await tx.selectDistinct({ accountId }).from(commentResults).where(eq(column, reviewer));
  const busy = new Set(left.map((row) => row.accountId));
  const done = [...new Set(rows.map((row) => row.accountId))].filter((id) => !busy.has(id));
  await tx
    .delete(resultTotals)
    .where(
      and(
        inArray(resultTotals.accountId, done),
        eq(resultTotals.dimension, 'reviewer'),
        eq(resultTotals.key, reviewer),
      ),
    );
  return rows.length;
}

type Added = { of: ResultRow; dimension: Dimension; value: string; sums: Sums };

async function add(tx: Tx, all: Added[]): Promise<void> {
  const rows = new Map<string, TotalRow>();
  for (const { of, dimension, value, sums } of all)
    for (const day of [of.day, monthOf(of.day)]) {
      const { accountId } = of;
      const key = keyOf(value);
      const id = JSON.stringify([accountId, dimension, day, key]);
      const row = rows.get(id) ?? { accountId, dimension, day, key, value, ...nothing };
      for (const name of sumNames) row[name] += sums[name];
      rows.set(id, row);
    }
  // A fixed order prevents a deadlock between two transactions.
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
export type Total = { accountId: string; dimension: Dimension; value: string } & Sums;

/** Sums per account and value of each dimension, read from `result_totals` alone. */
export async function readTotals(
  db: Reader,
  { accountIds, from, to }: Period,
  dimensions: Dimension[],
): Promise<Total[]> {
  const { accountId, dimension, key, day } = resultTotals;
  const merged = new Map<string, Total>();
  for (const span of spansOf(from, to)) {
    const rows = await db
      .select({ accountId, dimension, key, value: sql<string>`min(${resultTotals.value})`, ...sums })
      .from(resultTotals)
      .where(
        and(inArray(accountId, accountIds), inArray(dimension, dimensions), between(day, span.from, span.to)),
      )
      .groupBy(accountId, dimension, key);
    for (const { key: _key, ...row } of rows) {
      const id = `${row.accountId} ${row.dimension} ${row.value}`;
      const known = merged.get(id);
      if (known) for (const name of sumNames) known[name] += row[name];
      else merged.set(id, row);
    }
  }
  return [...merged.values()];
}

const dayMs = 86_400_000;
const monthOf = (day: string): string => `M${day.slice(0, 7)}`;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const nextMonth = (day: string): string => `${shifted(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** Ranges of the column `day` that cover a period: whole months as months, the days around them as days. */
export function spansOf(from: string, to: string): { from: string; to: string }[] {
  const firstMonth = from.endsWith('-01') ? from : nextMonth(from);
  // The month of the day after the period is not whole.
  const afterMonths = `${shifted(to, 1).slice(0, 7)}-01`;
  if (firstMonth >= afterMonths) return [{ from, to }];
  const spans = [{ from: monthOf(firstMonth), to: monthOf(shifted(afterMonths, -1)) }];
  if (from < firstMonth) spans.push({ from, to: shifted(firstMonth, -1) });
  if (afterMonths <= to) spans.push({ from: afterMonths, to });
  return spans;
}

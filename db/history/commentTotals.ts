import { and, between, count, eq, sql } from 'drizzle-orm';
import { values } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { prepare } from '../prepare.ts';
import { comments, commentTotals } from '../schema/index.ts';
import { covered, type Scope } from '../scope.ts';

type Counted = Pick<typeof commentTotals.$inferSelect, 'accountId' | 'userId' | 'category'>;

const addOne = prepare('countConfirmed', (tx: Tx) =>
  tx
    .insert(commentTotals)
    .values({
      ...values('accountId', 'category', 'userId'),
      total: 1,
    })
    .onConflictDoUpdate({
      target: [commentTotals.accountId, commentTotals.category],
      set: { total: sql`${commentTotals.total} + 1` },
    }),
);

/** Call it in the transaction that confirms the comment. */
export async function countConfirmed(tx: Tx, { accountId, userId, category }: Counted): Promise<void> {
  await addOne(tx, { accountId, userId, category });
}

/** The number of confirmed comments, read from stored totals. */
export async function confirmedTotal(
  db: Reader,
  scope: Scope,
  filter: { accountId?: string | undefined; category?: Counted['category'] | undefined },
): Promise<number> {
  const { total } = await firstOrThrow(
    db
      .select({ total: sql`coalesce(sum(${commentTotals.total}), 0)`.mapWith(Number) })
      .from(commentTotals)
      .where(
        and(
          eq(commentTotals.userId, scope.userId),
          filter.accountId ? eq(commentTotals.accountId, filter.accountId) : undefined,
          covered(commentTotals.accountId, scope),
          filter.category ? eq(commentTotals.category, filter.category) : undefined,
        ),
      ),
  );
  return total;
}

/** Read from an index alone. @param from, to YYYY-MM-DD, both included */
export const confirmedByDay = async (db: Reader, accountId: string, from: string, to: string) =>
  db
    .select({ date: comments.windowDay, category: comments.category, n: count() })
    .from(comments)
    .where(
      and(
        eq(comments.accountId, accountId),
        between(comments.windowDay, from, to),
        sql`${comments.state} = 'confirmed'`,
      ),
    )
    .groupBy(comments.windowDay, comments.category);

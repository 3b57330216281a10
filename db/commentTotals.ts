import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { changeOf, given, prepared, rowsOf } from './prepared.ts';
import { commentTotals } from './schema/index.ts';

type Counted = Pick<typeof commentTotals.$inferSelect, 'accountId' | 'userId' | 'category'>;

const addOne = prepared((db) =>
  changeOf(
    db,
    db
      .insert(commentTotals)
      .values({
        accountId: given('accountId'),
        category: given('category'),
        userId: given('userId'),
        total: 1,
      })
      .onConflictDoUpdate({
        target: [commentTotals.accountId, commentTotals.category],
        set: { total: sql`${commentTotals.total} + 1` },
      }),
  ),
);

/** Counts a comment that becomes confirmed. Belongs into the transaction that confirms it. */
export function countConfirmed(db: Db, { accountId, userId, category }: Counted): void {
  addOne(db).run({ accountId, userId, category });
}

const sum = prepared((db) =>
  rowsOf(db, { total: sql<number>`coalesce(sum(${commentTotals.total}), 0)` }, (columns) =>
    db
      .select(columns)
      .from(commentTotals)
      .where(
        and(
          eq(commentTotals.userId, given('userId')),
          sql`(${given('accountId')} is null or ${commentTotals.accountId} = ${given('accountId')})`,
          sql`(${given('category')} is null or ${commentTotals.category} = ${given('category')})`,
        ),
      ),
  ),
);

/** How many confirmed comments a user has, of one account or category where that is asked; the same work however many there are. */
export function confirmedTotal(
  db: Db,
  userId: string,
  of: { accountId?: string | undefined; category?: Counted['category'] | undefined },
): number {
  return sum(db).one({ userId, accountId: of.accountId || null, category: of.category ?? null }).total;
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { given, prepared, rowsOf } from './prepared.ts';
import { comments } from './schema/index.ts';

const counts = prepared((db) =>
  rowsOf(db, { date: comments.windowDay, category: comments.category, n: sql<number>`count(*)` }, (columns) =>
    db
      .select(columns)
      .from(comments)
      .where(
        and(
          eq(comments.accountId, given('accountId')),
          sql`${comments.windowDay} between ${given('from')} and ${given('to')}`,
          sql`state = 'confirmed'`,
        ),
      )
      .groupBy(comments.windowDay, comments.category),
  ),
);

/**
 * How many comments of each category stand on the network for each window day of an account that has any, read from an index alone.
 * @param from, to YYYY-MM-DD, both included
 */
export const confirmedByDay = (db: Db, accountId: string, from: string, to: string) =>
  counts(db).all({ accountId, from, to });

import { and, between, count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../open.ts';
import { comments } from '../schema/index.ts';

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

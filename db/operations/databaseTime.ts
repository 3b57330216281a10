import { sql } from 'drizzle-orm';
import { databaseNow } from '../dialect/query.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader } from '../open.ts';

/** Ms since the epoch, by the database's clock. */
export async function databaseTime(db: Reader): Promise<number> {
  return Number((await firstOrThrow(db.select({ at: databaseNow }).from(sql`(select 1) as one_row`))).at);
}

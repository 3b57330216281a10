import { eq, sql } from 'drizzle-orm';
import { connectionsOf, type Db } from '../connections.ts';
import { isPostgres } from '../dialect/engine.ts';
import { firstOrThrow } from '../first.ts';
import { switches } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** Above this size, a full check would block all requests. */
const quickBelowBytes = 200 * 1024 * 1024;

/**
 * Writes and deletes a row. Checks every page of a SQLite file below the size limit.
 * @throws SQLite's errors
 */
export async function testDatabase(
  db: Db,
): Promise<{ bytes: number; looked: boolean; damage: string | null }> {
  await transaction(db, async (tx) => {
    await tx.insert(switches).values({ name: 'self_test' as 'stop_everything', since: 0, reason: '' });
    await tx.delete(switches).where(eq(switches.name, 'self_test' as 'stop_everything'));
  });
  if (isPostgres) {
    const size = sql`pg_database_size(current_database())`.mapWith(Number);
    const { bytes } = await firstOrThrow(db.select({ bytes: size }).from(sql`(select 1) as once`));
    return { bytes, looked: false, damage: null };
  }
  const { driver } = connectionsOf(db).snapshot();
  const bytes =
    Number(driver.pragma('page_count', { simple: true })) *
    Number(driver.pragma('page_size', { simple: true }));
  const looked = bytes < quickBelowBytes;
  const result = looked ? String(driver.pragma('quick_check(1)', { simple: true })) : 'ok';
  return { bytes, looked, damage: result === 'ok' ? null : result };
}

import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseProblem } from './problem.ts';

/**
 * Locks on an empty file beside the database show who has it open. The system releases them when a process
 * ends, however it ends, and they work whatever the state of the database.
 */
const lockOf = (path: string) => `${path}.lock`;

/** Marks the database as in use. Returns a function that releases the lock. Throws if another process holds it alone. */
export function lockShared(path: string): () => void {
  return take(path, 'begin', 5000, `${path} is being restored or upgraded. Start again when that is done`);
}

/**
 * Claims the database for this process alone. Returns a function that releases the lock.
 * @throws {DatabaseProblem} `refusal` if the database stays in use for `timeoutMs`
 */
export function lockAlone(path: string, timeoutMs: number, refusal: string): () => void {
  return take(path, 'begin exclusive', timeoutMs, refusal);
}

/**
 * The database's current time (ms since the epoch) if nobody has it open; null if somebody has, or if there
 * is none. Workers with an earlier heartbeat are dead.
 */
export function unusedAt(path: string): number | null {
  if (!existsSync(path)) return null;
  let leave = () => {};
  try {
    leave = lockAlone(path, 0, '');
    const driver = new SqliteDatabase(':memory:');
    const now = driver.prepare("select unixepoch('subsec') * 1000").pluck().get() as number;
    driver.close();
    return Math.floor(now);
  } catch (error) {
    if (error instanceof DatabaseProblem) return null;
    throw error;
  } finally {
    leave();
  }
}

function take(path: string, begin: string, timeoutMs: number, refusal: string): () => void {
  const driver = new SqliteDatabase(lockOf(path), { timeout: timeoutMs });
  try {
    // With a write-ahead log, an exclusive lock would let readers in.
    driver.pragma('journal_mode = delete');
    driver.exec(begin);
    // The first read takes the shared lock.
    driver.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    driver.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new DatabaseProblem(refusal, { cause: error });
    throw error;
  }
  return () => driver.close();
}

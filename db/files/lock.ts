import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseProblem } from './problem.ts';

/**
 * A lock on an empty file beside the database shows whether a process has it open, even if the database is
 * damaged. The system releases it when the process ends, also after a crash.
 */
const lockOf = (path: string) => `${path}.lock`;

/**
 * Marks the database as in use.
 * @returns releases the lock
 * @throws {DatabaseProblem} if another process holds it exclusively
 */
export function lockShared(path: string): () => void {
  return take(path, 'begin', 5000, `${path} is being restored or upgraded. Start again when that is done`);
}

/**
 * Locks the database for this process alone.
 * @returns releases the lock
 * @throws {DatabaseProblem} `refusal` if the database is still in use after `timeoutMs`
 */
export function lockAlone(path: string, timeoutMs: number, refusal: string): () => void {
  return take(path, 'begin exclusive', timeoutMs, refusal);
}

/**
 * The database's current time, ms since the epoch, if no process has it open: workers with an earlier
 * heartbeat are dead. Otherwise, or without a database, null.
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
    // In WAL mode, an exclusive lock would still admit readers.
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

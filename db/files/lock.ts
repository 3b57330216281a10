import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseProblem } from './problem.ts';

/*
 * Who has a database open is known by locks on an empty file beside it. The system lets them go with the process, however that ends, and
 * they hold whatever the state of the database itself is.
 */
const lockOf = (path: string) => `${path}.lock`;

/** Says that this process uses the database, together with others; answers what ends that. @throws while somebody has it alone */
export function lockShared(path: string): () => void {
  return take(path, 'begin', 5000, `${path} is being restored or upgraded. Start again when that is done`);
}

/** Has the database for this process alone; answers what ends that. @throws {DatabaseProblem} `refusal`, where it is in use for longer than `timeoutMs` */
export function lockAlone(path: string, timeoutMs: number, refusal: string): () => void {
  return take(path, 'begin exclusive', timeoutMs, refusal);
}

/**
 * When nobody at all had the database open, ms since the epoch by the database's clock; null where somebody has, or where there is none.
 * A worker whose heart beat last before that is dead.
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
    // An exclusive lock of a write-ahead log would let readers in.
    driver.pragma('journal_mode = delete');
    driver.exec(begin);
    // The lock to read is taken by the first look.
    driver.prepare('select count(*) from sqlite_schema').get();
  } catch (error) {
    driver.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new DatabaseProblem(refusal, { cause: error });
    throw error;
  }
  return () => driver.close();
}

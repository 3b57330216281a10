import { chownSync, existsSync, linkSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type Db, openDb } from '../open.ts';
import { copy } from './backUp.ts';
import { contents, type Inspection, inspect } from './inspect.ts';
import { lockAlone } from './lock.ts';
import { draftOf, dropDraft, toDisk } from './place.ts';
import { DatabaseProblem, toProblem } from './problem.ts';

const timeoutMs = 2000;

/** The database before the restore; `contents` is null if it could not be read. */
export type Replaced = { keptAt: string; contents: ReturnType<typeof contents> | null };
export type Restored = { found: Inspection; replaced: Replaced | null };

/**
 * Replaces a database with a backup and migrates it to this version. Keeps the replaced database.
 * @param stamp part of the kept database's name
 * @param prepare changes the copy before it replaces the database
 * @throws {DatabaseProblem} in that case nothing was changed
 */
export async function restore(
  path: string,
  backup: string,
  stamp: string,
  prepare: (db: Db, found: Inspection) => Promise<void>,
): Promise<Restored> {
  const file = resolve(backup);
  if (!existsSync(file)) throw new DatabaseProblem(`There is no backup at ${file}`);
  if (file === path) throw new DatabaseProblem(`${file} is the database itself`);
  let draft: string | undefined;
  let finish = () => {};
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    finish = lockAlone(path, timeoutMs, `A server or a command is using ${path}. Stop it first`);
    draft = draftOf(path);
    await copy(file, draft).catch((error: unknown) => {
      throw toProblem(error, file);
    });
    const found = inspect(draft);
    const db = openDb(draft, { backupDir: null });
    await prepare(db, found);
    db.close();
    inspect(draft);
    toDisk(draft);
    const replaced = existsSync(path) ? setAside(path, `${path}.replaced-${stamp}`) : null;
    renameSync(draft, path);
    giveToOwner(path);
    toDisk(dirname(path));
    return { found, replaced };
  } catch (error) {
    throw toProblem(error, path);
  } finally {
    if (draft) dropDraft(draft);
    finish();
  }
}

/** Root may restore the file, but the server's user, who owns the folder, must be able to write it. */
function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  for (const file of [path, `${path}.lock`]) chownSync(file, uid, gid);
}

/** Keeps the database under another name, with its WAL files: SQLite would take them for the new one's. */
function setAside(path: string, keptAt: string): Replaced {
  const was = read(path);
  linkSync(path, keptAt);
  for (const rest of ['-wal', '-shm']) if (existsSync(path + rest)) renameSync(path + rest, keptAt + rest);
  return { keptAt, contents: was };
}

/** Merges the write-ahead log into the file and reads its contents; null if that fails. */
function read(path: string): Replaced['contents'] {
  try {
    const driver = new SqliteDatabase(path);
    try {
      driver.pragma('journal_mode = delete');
      return contents(driver);
    } finally {
      driver.close();
    }
  } catch {
    return null;
  }
}

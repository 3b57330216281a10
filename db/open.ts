import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { lockShared } from './files/lock.ts';
import { toProblem } from './files/problem.ts';
import { migrationsFolder } from './files/schemaVersion.ts';
import { upgrade } from './files/upgrade.ts';
import * as schema from './schema/index.ts';

/** The open database. Only db/ looks inside; everybody else passes it to a named operation. */
export type Db = BetterSQLite3Database<typeof schema> & {
  readonly $client: SqliteDatabase.Database;
  readonly close: () => void;
};
/** What an operation may use inside its own transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

type Options = {
  /** Where the backup before an upgrade goes: the folder `backups` beside the database unless said; null takes none. */
  backupDir?: string | null;
};

/**
 * Opens (and makes, and upgrades) the database file at `path`; `:memory:` for one that is forgotten.
 * @throws {DatabaseProblem} where a person can do something about it: a newer schema, a disk that takes nothing, a restore under way
 */
export function openDb(path: string, options: Options = {}): Db {
  if (path === ':memory:') return connect(path, () => {}, options);
  let leave = () => {};
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    leave = lockShared(path);
    return connect(path, leave, options);
  } catch (error) {
    leave();
    throw toProblem(error, path);
  }
}

function connect(path: string, leave: () => void, { backupDir }: Options): Db {
  const driver = new SqliteDatabase(path);
  try {
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = NORMAL');
    driver.pragma('foreign_keys = ON');
    driver.pragma('busy_timeout = 5000');
    // Deleted content is overwritten with zeros: free pages go into every backup.
    driver.pragma('secure_delete = ON');
    // 16 MB: the pages that the accounts of many customers share.
    driver.pragma('cache_size = -16000');
    // 16 MB: a page that is written again and again goes from the log into the file once.
    driver.pragma('wal_autocheckpoint = 4000');
    const orm = drizzle(driver, { schema });
    const plain = orm.transaction.bind(orm);
    // One that reads first and takes the lock only then is refused at once where another server has written in between.
    const transaction = ((work, how = { behavior: 'immediate' }) => plain(work, how)) as typeof plain;
    const toLatest = () => migrate(orm, { migrationsFolder });
    if (driver.memory) toLatest();
    const left = driver.memory ? leave : upgrade(driver, path, { migrate: toLatest, leave, backupDir });
    const db: Db = Object.assign(orm, {
      transaction,
      close: () => {
        driver.close();
        left();
      },
    });
    return db;
  } catch (error) {
    driver.close();
    throw error;
  }
}

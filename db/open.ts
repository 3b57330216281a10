import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  type Connection,
  type Db,
  insideTransaction,
  keepConnections,
  keepTransactions,
  outsideTransactions,
  type Reader,
} from './connections.ts';
import { isPostgres, isPostgresUrl } from './dialect/engine.ts';
import { lockShared } from './files/lock.ts';
import { toProblem } from './files/problem.ts';
import { migrationsFolder } from './files/schemaVersion.ts';
import { runOnFile } from './files/transaction.ts';
import { upgrade } from './files/upgrade.ts';
import type { Limits } from './postgres/open.ts';
import type { PrimaryWatch } from './postgres/primary.ts';

export type { Db, Reader, Tx } from './connections.ts';

type Options = {
  /** Folder of the backup before an upgrade: `backups` beside the database by default; null takes none. */
  backupDir?: string | null;
  /** `off` never waits for the disk: for tests, whose files nobody needs after a power cut. */
  synchronous?: 'normal' | 'off';
};

const queues = new Map<string, LimitFunction>();

/** The queue of those who write to a file. One that waited for the file's own lock would block the thread that the other needs. */
function writersOf(path: string): LimitFunction {
  const queue = queues.get(path) ?? pLimit(1);
  queues.set(path, queue);
  return queue;
}

/**
 * Opens the database of this process: Postgres by its URL, or a SQLite file; creates and upgrades its schema if needed.
 * @throws {DatabaseProblem} if a person can do something about it
 */
export async function openDatabase(
  target: string,
  { limits, watch, ...options }: Pick<Options, 'backupDir'> & { limits?: Limits; watch?: PrimaryWatch } = {},
): Promise<Db> {
  if (isPostgresUrl(target) !== isPostgres)
    throw new Error('DATABASE_URL must name the database when the process starts');
  if (!isPostgres) return openDb(target, options);
  // Loaded here, because a server with a SQLite file needs neither the driver nor the other half of the query builder.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(target, limits, watch);
}

/** On Postgres, checks the primary again: `synchronous_standby_names` may change while connections stay open. */
export async function recheckPrimary(db: Db): Promise<void> {
  if (isPostgres) await (await import('./postgres/open.ts')).recheckPrimary(db);
}

/**
 * Opens the database file at `path`; creates and upgrades it if needed.
 * @throws {DatabaseProblem} if a person can do something about it: a newer schema, a full disk, a restore under way
 */
export function openDb(path: string, options: Options = {}): Db {
  if (isPostgres) throw new Error(`this process uses Postgres, not ${path}`);
  let unlock = () => {};
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    unlock = lockShared(path);
    return connect(path, unlock, options);
  } catch (error) {
    unlock();
    throw toProblem(error, path);
  }
}

function connect(path: string, unlock: () => void, { backupDir, synchronous = 'normal' }: Options): Db {
  const opened: SqliteDatabase.Database[] = [];
  const open = (...pragmas: string[]): SqliteDatabase.Database => {
    const driver = new SqliteDatabase(path);
    opened.push(driver);
    const always = [`synchronous = ${synchronous}`, 'foreign_keys = on', 'busy_timeout = 5000'];
    for (const pragma of [...always, ...pragmas]) driver.pragma(pragma);
    return driver;
  };
  const closeAll = () => {
    for (const driver of opened) driver.close();
  };
  try {
    const writer = open(
      'journal_mode = wal',
      // Deleted content is overwritten with zeros: free pages go into every backup.
      'secure_delete = on',
      // 16 MB: the pages that the accounts of many customers share.
      'cache_size = -16000',
      // 16 MB: a page that is written again and again goes from the log into the file once.
      'wal_autocheckpoint = 4000',
    );
    const toLatest = () => migrate(drizzle(writer), { migrationsFolder });
    const release = upgrade(writer, path, { migrate: toLatest, leave: unlock, backupDir });
    const reader = open('query_only = on', 'cache_size = -16000');
    const db: Db = Object.assign(drizzle(reader, { logger: outsideTransactions }), {
      close() {
        closeAll();
        release();
      },
    });
    const connection = (driver: SqliteDatabase.Database, queue: LimitFunction) => ({
      driver,
      queries: drizzle(driver, { logger: insideTransaction(driver) }),
      queue,
      waiting: [],
    });
    const writing = connection(writer, writersOf(path));
    let opened: Connection<Reader> | undefined;
    const snapshot = () => {
      opened ??= connection(open('query_only = on'), pLimit(1));
      return opened;
    };
    keepConnections(db, { writing, snapshot });
    keepTransactions(db, {
      // Immediate: one that reads first and takes the lock only then is refused if another server has written in between.
      write: (work) => runOnFile(writing, 'begin immediate', work),
      one: (work) => runOnFile(writing, 'begin immediate', work),
      read: (work) => runOnFile(snapshot(), 'begin', work),
    });
    return db;
  } catch (error) {
    closeAll();
    throw error;
  }
}

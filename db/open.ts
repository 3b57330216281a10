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
  /** Folder of the backup before an upgrade, by default `backups` beside the database; null for no backup. */
  backupDir?: string | null;
  /** `off` never waits for the disk. For tests only, because a power cut may destroy the file. */
  synchronous?: 'normal' | 'off';
};

const queues = new Map<string, LimitFunction>();

/** One queue of writers per file. Waiting for the file's own lock would block the thread of its holder. */
function writersOf(path: string): LimitFunction {
  const queue = queues.get(path) ?? pLimit(1);
  queues.set(path, queue);
  return queue;
}

/**
 * Opens the database of this process, Postgres by its URL or a SQLite file. Creates or upgrades its schema.
 * @throws {DatabaseProblem} if the operator can fix the problem
 */
export async function openDatabase(
  target: string,
  { limits, watch, ...options }: Pick<Options, 'backupDir'> & { limits?: Limits; watch?: PrimaryWatch } = {},
): Promise<Db> {
  if (isPostgresUrl(target) !== isPostgres)
    throw new Error('DATABASE_URL must name the database when the process starts');
  if (!isPostgres) return openDb(target, options);
  // Imported on demand: a SQLite file needs neither the driver nor the query builder's other half.
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(target, limits, watch);
}

/** Checks Postgres's primary again: `synchronous_standby_names` may change while connections stay open. */
export async function recheckPrimary(db: Db): Promise<void> {
  if (isPostgres) await (await import('./postgres/open.ts')).recheckPrimary(db);
}

/**
 * Opens the database file at `path`. Creates or upgrades it if needed.
 * @throws {DatabaseProblem} if the operator can fix the problem: a newer schema, a full disk, a restore
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
      // Overwrites deleted content with zeros, because free pages are part of every backup.
      'secure_delete = on',
      // 16 MB, for the pages that many customers' accounts share.
      'cache_size = -16000',
      // 16 MB, so that a page that changes often is copied from the log into the file less often.
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
    });
    const writing = connection(writer, writersOf(path));
    let opened: Connection<Reader> | undefined;
    const snapshot = () => {
      opened ??= connection(open('query_only = on'), pLimit(1));
      return opened;
    };
    keepConnections(db, { writing, snapshot });
    keepTransactions(db, {
      // Immediate, because SQLite refuses the lock after a read if another process has written meanwhile.
      write: (work) => runOnFile(writing, 'begin immediate', work),
      read: (work) => runOnFile(snapshot(), 'begin', work),
    });
    return db;
  } catch (error) {
    closeAll();
    throw error;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type SqliteDatabase from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LimitFunction } from 'p-limit';

/** Reads: the open database, or a transaction. */
export type Reader = Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | '$count'>;
/** The open database. It reads what is committed; `transaction` is the only way to write. */
export type Db = Reader & { readonly close: () => void };
/** Reads and writes inside a `transaction`. */
export type Tx = Reader & Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'>;

/** A connection for transactions, which take it one after the other. */
export type Connection<Queries> = {
  driver: SqliteDatabase.Database;
  queries: Queries;
  /** Runs one task at a time. */
  queue: LimitFunction;
};
export type Connections = {
  writing: Connection<Tx>;
  /** For reads of several statements from one state; opened at the first of them. */
  snapshot: () => Connection<Reader>;
};

const ofDb = new WeakMap<Db, Connections>();

/** The connections behind a database: for `transaction.ts` and `files/` only. */
export function connectionsOf(db: Db): Connections {
  const found = ofDb.get(db);
  if (!found) throw new Error('this database was not opened by openDb');
  return found;
}

export const keepConnections = (db: Db, connections: Connections): void => {
  ofDb.set(db, connections);
};

/** The transaction that the current code runs in. */
export type Current = { driver: SqliteDatabase.Database; open: boolean };
export const current = new AsyncLocalStorage<Current>();

/** A logger of the query builder that sees each statement before it runs. */
type Guard = { logQuery: () => void };

/** A read of what is committed would miss what its own transaction has written. */
export const outsideTransactions: Guard = {
  logQuery() {
    if (current.getStore()?.open) throw new Error('inside a transaction, read through its tx');
  },
};

/** A statement that nobody awaited would run after its transaction, or within somebody else's. */
export const insideTransaction = (driver: SqliteDatabase.Database): Guard => ({
  logQuery() {
    const own = current.getStore();
    if (!own?.open || own.driver !== driver) throw new Error('this transaction has ended');
  },
});

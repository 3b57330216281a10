import { AsyncLocalStorage } from 'node:async_hooks';
import type SqliteDatabase from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LimitFunction } from 'p-limit';

/** Reads from the open database or a transaction. Has SQLite's types on Postgres too. */
export type Reader = Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | '$count'>;
/** The open database. It reads what is committed; `transaction` is the only way to write. */
export type Db = Reader & {
  /** Closes a file at once. Connections to Postgres close once their current work is done. */
  readonly close: () => void;
};
/** Reads and writes inside a `transaction`. */
export type Tx = Reader & Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'>;

/** For Postgres only: SQLite has one writer at a time, and all its commits are equally durable. */
export type TransactionOptions = {
  /** `read committed` is for a transaction that locks the rows it decides by. The default is serializable. */
  isolation?: 'serializable' | 'read committed';
  /** Waits until the commit is on disk, even if the operator has set `synchronous_commit` to off. */
  durable?: boolean;
};

/** How a database runs its transactions. */
export type Transactions = {
  write<Result>(work: (tx: Tx) => Promise<Result>, options: TransactionOptions): Promise<Result>;
  read<Result>(work: (tx: Reader) => Promise<Result>): Promise<Result>;
};

const ofDb = new WeakMap<Db, Transactions>();

export function transactionsOf(db: Db): Transactions {
  const found = ofDb.get(db);
  if (!found) throw new Error('this database was not opened by openDb');
  return found;
}

export const keepTransactions = (db: Db, transactions: Transactions): void => {
  ofDb.set(db, transactions);
};

/** A connection whose transactions run one after another. */
export type Connection<Queries> = {
  driver: SqliteDatabase.Database;
  queries: Queries;
  /** Runs one task at a time. */
  queue: LimitFunction;
};
export type Connections = {
  writing: Connection<Tx>;
  /** For reads of several statements from one snapshot. Opened on first use. */
  snapshot: () => Connection<Reader>;
};

const ofFile = new WeakMap<Db, Connections>();

/** The connections behind a file: for `files/` and tests only. */
export function connectionsOf(db: Db): Connections {
  const found = ofFile.get(db);
  if (!found) throw new Error('this database is not a SQLite file');
  return found;
}

export const keepConnections = (db: Db, connections: Connections): void => {
  ofFile.set(db, connections);
};

/** The transaction of the current async context. */
export type Current = {
  connection: object;
  open: boolean;
  /** Names of the advisory locks that it holds until it ends, on Postgres. */
  turns?: Set<string>;
  effects?: Effect[];
};
/** Effects after a commit, such as an event to open streams. */
export type Effect = (db: Db) => void;
export const current = new AsyncLocalStorage<Current>();

/** A query builder's logger, which is called before each statement. */
type Guard = { logQuery: () => void };

/** A read outside the transaction would miss the transaction's own writes. */
export const outsideTransactions: Guard = {
  logQuery() {
    if (current.getStore()?.open) throw new Error('inside a transaction, read through its tx');
  },
};

/** A statement that was not awaited would run after its transaction, or inside another one. */
export const insideTransaction = (connection: object): Guard => ({
  logQuery() {
    const own = current.getStore();
    if (!own?.open || own.connection !== connection) throw new Error('this transaction has ended');
  },
});

/** @throws inside a transaction */
export function refuseNested(): void {
  if (current.getStore()?.open) throw new Error('a transaction inside a transaction: pass its tx on');
}

export const waitedForSomethingElse = () =>
  new Error('a transaction waited for something else than the database');

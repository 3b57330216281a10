import { AsyncLocalStorage } from 'node:async_hooks';
import type SqliteDatabase from 'better-sqlite3';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { LimitFunction } from 'p-limit';

/** Reads: the open database, or a transaction. Its types are SQLite's for Postgres too. */
export type Reader = Pick<BetterSQLite3Database, 'select' | 'selectDistinct' | '$count'>;
/** The open database. It reads what is committed; `transaction` is the only way to write. */
export type Db = Reader & {
  /** Closes a file at once; connections to Postgres end after what they are doing. */
  readonly close: () => void;
};
/** Reads and writes inside a `transaction`. */
export type Tx = Reader & Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'>;

/** For Postgres only: SQLite has one writer at a time, and all its commits are equally durable. */
export type TransactionOptions = {
  /** `read committed` for a transaction that locks the rows it decides by. Serializable by default. */
  isolation?: 'serializable' | 'read committed';
  /** Is on the disk before it resolves, also where the operator has set `synchronous_commit` to off. */
  durable?: boolean;
};

/** How a database runs its transactions. */
export type Transactions = {
  write<Result>(work: (tx: Tx) => Promise<Result>, options: TransactionOptions): Promise<Result>;
  /** A transaction of one statement. */
  one<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
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

/** A transaction that waits for its connection. */
export type Waiting = {
  /** @returns answers the caller, after the commit */
  run: () => Promise<() => void>;
  reject: (error: unknown) => void;
};
/** A connection for transactions, which take it one after the other. */
export type Connection<Queries> = {
  driver: SqliteDatabase.Database;
  queries: Queries;
  /** Runs one task at a time. */
  queue: LimitFunction;
  /** Those that the next commit takes. */
  waiting: Waiting[];
};
export type Connections = {
  writing: Connection<Tx>;
  /** For reads of several statements from one state; opened at the first of them. */
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

/** The transaction that the current code runs in. */
export type Current = {
  connection: object;
  open: boolean;
  /** No statement may follow: the commit is on its way. */
  isClosing?: boolean;
  /** One statement may run. */
  isSingle?: boolean;
  /** The locks by name that it holds until its end, on Postgres. */
  turns?: Set<string>;
  /** Sends the commit behind the statements that are on their way. */
  commit?: () => void;
};
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
export const insideTransaction = (connection: object): Guard => ({
  logQuery() {
    const own = current.getStore();
    if (!own?.open || own.isClosing || own.connection !== connection)
      throw new Error('this transaction has ended');
    own.isClosing = own.isSingle ?? false;
  },
});

/** @throws inside a transaction */
export function refuseNested(): void {
  if (current.getStore()?.open) throw new Error('a transaction inside a transaction: pass its tx on');
}

export const waitedForSomethingElse = () =>
  new Error('a transaction waited for something else than the database');

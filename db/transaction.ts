import {
  current,
  type Db,
  type Reader,
  type TransactionOptions,
  type Tx,
  transactionsOf,
} from './connections.ts';

/**
 * The only way to write: all of `work` or nothing of it. Resolves once it is committed.
 *
 * Inside, await nothing but the database, through `tx`: a timer or a call to a provider makes the transaction fail. `work`
 * runs again when another transaction was in its way or shared its commit and failed, so it changes nothing outside of the database.
 */
export function transaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  return transactionsOf(db).write(work, options);
}

/**
 * The end of a transaction: on Postgres, its commit travels with these statements, all of which are sent at once. None may follow.
 * @param statements prepared ones, sent before it returns
 */
export function withCommit<Result>(statements: () => Promise<Result>): Promise<Result> {
  const own = current.getStore();
  if (!own?.open) throw new Error('withCommit is for the end of a transaction');
  const answer = statements();
  own.isClosing = true;
  own.commit?.();
  return answer;
}

/** A transaction of one prepared statement, which is read committed. On Postgres it needs no `begin` and no `commit`. */
export function oneStatement<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return transactionsOf(db).one(work);
}

/** Reads several things from one state of the database. It neither waits for writers nor sees them. */
export function readTransaction<Result>(db: Db, work: (tx: Reader) => Promise<Result>): Promise<Result> {
  return transactionsOf(db).read(work);
}

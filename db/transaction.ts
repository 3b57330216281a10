import {
  current,
  type Db,
  type Effect,
  type Reader,
  type TransactionOptions,
  type Tx,
  transactionsOf,
} from './connections.ts';

/**
 * The only way to write: `work` runs completely or not at all. Resolves after the commit.
 *
 * Inside, await only the database, through `tx`; a timer or a provider call makes the transaction fail.
 * `work` runs again after a conflict. What it does outside the database belongs in `afterCommit`.
 */
export async function transaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  let effects: Effect[] = [];
  const result = await transactionsOf(db).write((tx) => {
    effects = [];
    const own = current.getStore();
    if (own) own.effects = effects;
    return work(tx);
  }, options);
  for (const effect of effects) effect(db);
  return result;
}

/** Runs `effect` once this transaction has committed. A rollback drops it. */
export function afterCommit(_tx: Tx, effect: Effect): void {
  current.getStore()?.effects?.push(effect);
}

/**
 * Ends a transaction. On Postgres, the commit is sent together with these statements, and none may follow.
 * @param statements prepared ones, sent before the function returns
 */
export function withCommit<Result>(statements: () => Promise<Result>): Promise<Result> {
  const own = current.getStore();
  if (!own?.open) throw new Error('withCommit is for the end of a transaction');
  const answer = statements();
  own.isClosing = true;
  own.commit?.();
  return answer;
}

/** One prepared statement, read committed. On Postgres it needs neither `begin` nor `commit`. */
export function oneStatement<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return transactionsOf(db).one(work);
}

/** Reads from one snapshot. It neither waits for writers nor sees what they write. */
export function readTransaction<Result>(db: Db, work: (tx: Reader) => Promise<Result>): Promise<Result> {
  return transactionsOf(db).read(work);
}

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
 * The only way to write: `work` runs completely or not at all, and again after a conflict. Inside, await only
 * the database, through `tx`; anything outside it belongs in `afterCommit`.
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

/** Reads from one snapshot. It neither waits for writers nor sees what they write. */
export function readTransaction<Result>(db: Db, work: (tx: Reader) => Promise<Result>): Promise<Result> {
  return transactionsOf(db).read(work);
}

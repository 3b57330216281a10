import type { Db, Tx } from '../open.ts';
import type { jobs } from '../schema/jobs.ts';
import { afterCommit } from '../transaction.ts';

type Kind = typeof jobs.$inferSelect.kind;
type Listener = (kind: Kind) => void;
const listeners = new WeakMap<Db, Set<Listener>>();

/** Has this process's job engine look for due work of a kind once the transaction has committed. */
export function wake(tx: Tx, kind: Kind): void {
  afterCommit(tx, (db) => {
    for (const listener of listeners.get(db) ?? []) listener(kind);
  });
}

/** @returns stops listening */
export function onWake(db: Db, listener: Listener): () => void {
  const ofDb = listeners.get(db) ?? new Set();
  listeners.set(db, ofDb.add(listener));
  return () => ofDb.delete(listener);
}

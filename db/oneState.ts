import type { Db, Tx } from './open.ts';

/** Reads several things from one state of the database. It takes no lock, which a transaction that may write takes at its start. */
export const oneState = <Result>(db: Db, look: (tx: Tx) => Result): Result =>
  db.transaction(look, { behavior: 'deferred' });

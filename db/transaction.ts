import { type Connection, connectionsOf, current, type Db, type Reader, type Tx } from './connections.ts';

/**
 * The only way to write: all of `work` or nothing of it. Resolves once it is committed.
 *
 * Inside, await nothing but the database, through `tx`. Every other write of this process waits meanwhile, and a timer or a call to a
 * provider makes the transaction fail.
 */
export function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  // Immediate: one that reads first and takes the lock only then is refused if another server has written in between.
  return run(connectionsOf(db).writing, 'begin immediate', work);
}

/** Reads several things from one state of the database. It neither waits for writers nor sees them. */
export function readTransaction<Result>(db: Db, work: (tx: Reader) => Promise<Result>): Promise<Result> {
  return run(connectionsOf(db).snapshot(), 'begin', work);
}

async function run<Queries, Result>(
  { driver, queries, queue }: Connection<Queries>,
  begin: 'begin' | 'begin immediate',
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  if (current.getStore()?.open) throw new Error('a transaction inside a transaction: pass its tx on');
  return queue(async () => {
    const own = { driver, open: true };
    let late = false;
    // Runs only if the work waits for something that takes the event loop.
    const tick = setImmediate(() => {
      late = true;
    });
    try {
      driver.exec(begin);
      // A query is lazy: awaited in here, it runs within the transaction.
      const result = await current.run(own, async () => await work(queries));
      if (late) throw new Error('a transaction waited for something else than the database');
      driver.exec('commit');
      return result;
    } catch (error) {
      if (driver.inTransaction) driver.exec('rollback');
      throw error;
    } finally {
      own.open = false;
      clearImmediate(tick);
    }
  });
}

import { type Connection, current, refuseNested, waitedForSomethingElse } from '../connections.ts';

/** Runs a transaction on a connection to a file and resolves after the commit. One runs at a time. */
export async function runOnFile<Queries, Result>(
  { driver, queries, queue }: Connection<Queries>,
  begin: 'begin' | 'begin immediate',
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  refuseNested();
  return queue(async () => {
    driver.exec(begin);
    const own = { connection: driver, open: true };
    let late = false;
    // Runs only if the work awaits something that yields to the event loop.
    const tick = setImmediate(() => {
      late = true;
    });
    try {
      // A query is lazy. It must be awaited here to run inside the transaction.
      const result = await current.run(own, async () => await work(queries));
      if (late) throw waitedForSomethingElse();
      driver.exec('commit');
      return result;
    } catch (error) {
      // Some errors, such as a full disk, roll the transaction back by themselves.
      if (driver.inTransaction) driver.exec('rollback');
      throw error;
    } finally {
      own.open = false;
      clearImmediate(tick);
    }
  });
}

import { type Connection, current, refuseNested, waitedForSomethingElse } from '../connections.ts';

/** A transaction on a connection to a file. Every other one on it waits meanwhile. */
export async function runOnFile<Queries, Result>(
  { driver, queries, queue }: Connection<Queries>,
  begin: 'begin' | 'begin immediate',
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  refuseNested();
  return queue(async () => {
    const own = { connection: driver, open: true };
    let late = false;
    // Runs only if the work waits for something that takes the event loop.
    const tick = setImmediate(() => {
      late = true;
    });
    try {
      driver.exec(begin);
      // A query is lazy: awaited in here, it runs within the transaction.
      const result = await current.run(own, async () => await work(queries));
      if (late) throw waitedForSomethingElse();
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

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Connection,
  current,
  refuseNested,
  type Waiting,
  waitedForSomethingElse,
} from '../connections.ts';

/**
 * Runs a transaction on a connection to a file and resolves after the commit. Transactions that wait at the
 * same time share one commit, because a commit costs more than their statements. If one fails, all are rolled
 * back and run again, each in its own transaction. That is rare, and cheaper than a savepoint for each.
 */
export async function runOnFile<Queries, Result>(
  connection: Connection<Queries>,
  begin: 'begin' | 'begin immediate',
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  refuseNested();
  return new Promise<Result>((resolve, reject) => {
    const { waiting, queue } = connection;
    const run = AsyncLocalStorage.bind(async () => {
      const result = await runPart(connection, work);
      return () => resolve(result);
    });
    waiting.push({ run, reject });
    if (waiting.length === 1) void queue(() => runGroup(connection, begin, waiting.splice(0)));
  });
}

async function runGroup<Queries>(
  connection: Connection<Queries>,
  begin: string,
  group: Waiting[],
): Promise<void> {
  const { driver } = connection;
  const answers: (() => void)[] = [];
  try {
    driver.exec(begin);
  } catch (error) {
    // Another process held the lock for too long. Fails all of them, so that none waits again.
    for (const { reject } of group) reject(error);
    return;
  }
  try {
    for (const { run } of group) answers.push(await run());
    driver.exec('commit');
  } catch (error) {
    // Some errors, such as a full disk, roll the transaction back by themselves.
    if (driver.inTransaction) driver.exec('rollback');
    if (group.length === 1) group[0]?.reject(error);
    else for (const one of group) await runGroup(connection, begin, [one]);
    return;
  }
  for (const answer of answers) answer();
}

async function runPart<Queries, Result>(
  { driver, queries }: Connection<Queries>,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
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
    return result;
  } finally {
    own.open = false;
    clearImmediate(tick);
  }
}

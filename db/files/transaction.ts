import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Connection,
  current,
  refuseNested,
  type Waiting,
  waitedForSomethingElse,
} from '../connections.ts';

/**
 * A transaction on a connection to a file. Transactions that wait for the connection at the same time share one commit, because a
 * commit costs more than their statements. Each resolves after the commit.
 */
export async function runOnFile<Queries, Result>(
  connection: Connection<Queries>,
  begin: 'begin' | 'begin immediate',
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  refuseNested();
  return new Promise<Result>((resolve, reject) => {
    const { waiting, queue } = connection;
    const run = AsyncLocalStorage.bind((isAlone: boolean) =>
      runPart(connection, isAlone, work, resolve, reject),
    );
    waiting.push({ run, reject });
    if (waiting.length === 1) void queue(() => commitTogether(connection, begin));
  });
}

async function commitTogether<Queries>(
  { driver, waiting }: Connection<Queries>,
  begin: string,
): Promise<void> {
  const group = waiting.splice(0);
  const answers: (() => void)[] = [];
  try {
    driver.exec(begin);
    for (const { run } of group) answers.push(await run(group.length === 1));
    driver.exec('commit');
    for (const answer of answers) answer();
  } catch (error) {
    for (const { reject } of group) reject(error);
    if (driver.inTransaction) driver.exec('rollback');
  }
}

/**
 * All of `work` or nothing of it, whatever becomes of the others: each has a savepoint. One that is alone
 * needs none, which would copy every page that it changes.
 * @returns answers its caller, after the commit
 */
async function runPart<Queries, Result>(
  { driver, queries }: Connection<Queries>,
  isAlone: boolean,
  work: (tx: Queries) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: Waiting['reject'],
): ReturnType<Waiting['run']> {
  const own = { connection: driver, open: true };
  let late = false;
  // Runs only if the work waits for something that takes the event loop.
  const tick = setImmediate(() => {
    late = true;
  });
  try {
    if (!isAlone) driver.exec('savepoint work');
    // A query is lazy: awaited in here, it runs within the transaction.
    const result = await current.run(own, async () => await work(queries));
    if (late) throw waitedForSomethingElse();
    if (!isAlone) driver.exec('release work');
    return () => resolve(result);
  } catch (error) {
    // A full disk, for example, ends the whole transaction.
    if (isAlone || !driver.inTransaction) throw error;
    driver.exec('rollback to work; release work');
    return () => reject(error);
  } finally {
    own.open = false;
    clearImmediate(tick);
  }
}

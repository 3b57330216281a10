import { drizzle } from 'drizzle-orm/node-postgres';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Pool, PoolClient } from 'pg';
import {
  type Current,
  current,
  insideTransaction,
  type Reader,
  refuseNested,
  type Transactions,
  type Tx,
  waitedForSomethingElse,
} from '../connections.ts';
import { codeOf, reasonOf } from './problem.ts';

/** Serialization failures, deadlocks and duplicate keys. A retry sees what the other transaction wrote. */
const conflicts = ['40001', '40P01', '23505'];
/** If the key is still a duplicate after so many tries, it is no conflict with a concurrent transaction. */
const mostTriesOfKey = 3;
const mostTries = 20;

/** SQLSTATE of a statement that waited for a lock as long as `lock_timeout` allows. */
const lockTimeout = '55P03';

/** SQLSTATE of statements that follow a failed one in the same transaction. */
const aborted = '25P02';

/** A pooled connection, with its query builder: prepared statements live as long as both. */
type Session = {
  tx: Tx;
  /** Identifies the connection to the guard of its statements. */
  connection: object;
  begin(): void;
  end(): void;
  /** Whether the transaction has awaited anything but its statements. */
  isLate(): boolean;
  /** The error of the first failed statement. Later ones only report that the transaction is aborted. */
  fault(): unknown;
};

const sessions = new WeakMap<PoolClient, Session>();

function sessionOf(client: PoolClient): Session {
  const known = sessions.get(client);
  if (known) return known;
  let running = 0;
  let late = false;
  let tick: NodeJS.Immediate | undefined;
  let fault: unknown;
  // Runs only if no statement follows in this turn of the event loop.
  const watch = () => {
    clearImmediate(tick);
    tick = setImmediate(() => {
      late ||= running === 0;
    });
  };
  const connection = {
    query: async (...args: Parameters<PoolClient['query']>) => {
      running += 1;
      try {
        return await client.query(...args);
      } catch (error) {
        fault ??= error;
        throw error;
      } finally {
        running -= 1;
        if (running === 0) watch();
      }
    },
  };
  const session: Session = {
    connection,
    tx: drizzle({
      client: connection as unknown as PoolClient,
      logger: insideTransaction(connection),
    }) as unknown as Tx,
    begin() {
      late = false;
      fault = undefined;
      watch();
    },
    end: () => clearImmediate(tick),
    isLate: () => late,
    fault: () => fault,
  };
  sessions.set(client, session);
  return session;
}

async function runOnce<Result>(
  pool: Pool,
  begin: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const session = sessionOf(client);
  const own: Current = { connection: session.connection, open: true, turns: new Set() };
  let broken: Error | undefined;
  try {
    await client.query(begin);
    session.begin();
    const result = await current.run(own, async () => await work(session.tx));
    own.open = false;
    session.end();
    if (session.isLate()) throw waitedForSomethingElse();
    const { command } = await client.query('commit');
    // A statement has failed, and the work has ignored its error.
    if (command !== 'COMMIT') throw session.fault() ?? new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    own.open = false;
    session.end();
    await client.query('rollback').catch((fault: Error) => {
      broken = fault;
    });
    // Unwraps the query builder's error, which repeats every value of the statement.
    throw reasonOf(codeOf(error) === aborted ? (session.fault() ?? error) : error);
  } finally {
    client.release(broken);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries after a conflict. Such transactions run one at a time, so that they don't conflict again. */
async function withRetries<Result>(retries: LimitFunction, once: () => Promise<Result>): Promise<Result> {
  const isConflict = (error: unknown) => conflicts.includes(codeOf(error));
  try {
    return await once();
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  return retries(async () => {
    for (let tries = 2; ; tries += 1) {
      try {
        return await once();
      } catch (error) {
        const most = codeOf(error) === '23505' ? mostTriesOfKey : mostTries;
        if (!isConflict(error) || tries >= most) throw error;
        await pause(Math.random() * Math.min(100, 2 ** tries));
      }
    }
  });
}

export function transactionsOn(pool: Pool): Transactions {
  const retries = pLimit(1);
  return {
    async write(work, { isolation = 'serializable', durable = false }) {
      refuseNested();
      const begin = `begin isolation level ${isolation}${durable ? '; set local synchronous_commit = on' : ''}`;
      const once = () => runOnce(pool, begin, work);
      return withRetries(retries, () =>
        once().catch((error: unknown) => {
          // The second wait outlasts a server that is cut off: by then the idle time-out has freed its locks.
          if (codeOf(error) === lockTimeout) return once();
          throw error;
        }),
      );
    },
    async read(work: (tx: Reader) => Promise<unknown>) {
      refuseNested();
      return runOnce(pool, 'begin isolation level repeatable read read only', work) as never;
    },
  };
}

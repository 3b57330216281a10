import { drizzle } from 'drizzle-orm/node-postgres';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Pool, PoolClient } from 'pg';
import {
  current,
  insideTransaction,
  type Reader,
  refuseNested,
  type Transactions,
  type Tx,
  waitedForSomethingElse,
} from '../connections.ts';
import { codeOf, reasonOf } from './problem.ts';

/**
 * Two transactions that could not both be right, or waited for each other, or wrote the same key at once: one is to begin again, and
 * finds what the other has written.
 */
const conflicts = ['40001', '40P01', '23505'];
/** A key that is there still is no conflict. */
const mostTriesOfKey = 3;
const mostTries = 20;

/** A pooled connection, with its query builder: prepared statements live as long as both. */
type Session = {
  tx: Tx;
  begin(): void;
  /** Whether the transaction has waited for something else than its statements. */
  end(): boolean;
  /** Stands for the connection in the guard of its statements. */
  connection: object;
};

const sessions = new WeakMap<PoolClient, Session>();

function sessionOf(client: PoolClient): Session {
  const known = sessions.get(client);
  if (known) return known;
  let running = 0;
  let late = false;
  let tick: NodeJS.Immediate | undefined;
  // Runs only if no statement follows before the event loop goes on.
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
      watch();
    },
    end() {
      clearImmediate(tick);
      return late;
    },
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
  const own = { connection: session.connection, open: true };
  let broken: Error | undefined;
  try {
    await client.query(begin);
    session.begin();
    const result = await current.run(own, async () => await work(session.tx));
    own.open = false;
    if (session.end()) throw waitedForSomethingElse();
    await client.query('commit');
    return result;
  } catch (error) {
    own.open = false;
    session.end();
    await client.query('rollback').catch((fault: Error) => {
      broken = fault;
    });
    // The query builder's own error repeats every value of the statement.
    throw reasonOf(error);
  } finally {
    client.release(broken);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins again after a conflict: those that have had one follow one another, so that they are not in each other's way again. */
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
      return withRetries(retries, () => runOnce(pool, begin, work));
    },
    async read(work: (tx: Reader) => Promise<unknown>) {
      refuseNested();
      return runOnce(pool, 'begin isolation level repeatable read read only', work) as never;
    },
  };
}

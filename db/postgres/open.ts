import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, keepTransactions, outsideTransactions } from '../connections.ts';
import { migratePostgres } from './migrate.ts';
import { transactionsOn } from './transaction.ts';

/** A server that is cut off holds no locks for longer than these, ms. */
const limits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};

const pools = new WeakMap<Db, pg.Pool>();

/** The connections behind a database: for tests only. */
export function poolOf(db: Db): pg.Pool {
  const found = pools.get(db);
  if (!found) throw new Error('this database is not on Postgres');
  return found;
}

/** A database whose schema is there already. Connects when the first statement comes. */
export function connectPostgres(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'chimein',
    max: 10,
    allowExitOnIdle: true,
    ...limits,
  });
  // A connection that breaks is replaced, and the next statement says what is wrong. Unheard, these would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const reading = drizzle({ client: pool, logger: outsideTransactions });
  const db: Db = Object.assign(reading as unknown as Db, { close: () => void pool.end() });
  keepTransactions(db, transactionsOn(pool));
  pools.set(db, pool);
  return db;
}

/**
 * Opens the database at a URL, and brings it to the schema of this version.
 * @throws {DatabaseProblem} if a person can do something about it
 */
export async function openPostgres(url: string): Promise<Db> {
  await migratePostgres(url);
  return connectPostgres(url);
}

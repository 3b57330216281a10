import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, keepTransactions, outsideTransactions } from '../connections.ts';
import { driverAddress } from './address.ts';
import { migratePostgres } from './migrate.ts';
import { type PrimaryWatch, watchPrimary } from './primary.ts';
import { transactionsOn } from './transaction.ts';

/** Times in seconds. They also limit how long a server that is cut off holds locks. */
export type Limits = { pool: number; statementTimeout: number; lockTimeout: number; idleTimeout: number };
const usual: Limits = { pool: 10, statementTimeout: 15, lockTimeout: 5, idleTimeout: 10 };

const pools = new WeakMap<Db, pg.Pool>();

/** The pool behind a database. For tests only. */
export function poolOf(db: Db): pg.Pool {
  const found = pools.get(db);
  if (!found) throw new Error('this database is not on Postgres');
  return found;
}

/** Opens a database whose schema exists. Connects with the first statement. */
export function connectPostgres(url: string, limits = usual, watch?: PrimaryWatch): Db {
  const pool = new pg.Pool({
    connectionString: driverAddress(url),
    application_name: 'chimein',
    max: limits.pool,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: limits.statementTimeout * 1000,
    // Postgres cancels the statement first. This limit is for a Postgres that can't be reached.
    query_timeout: limits.statementTimeout * 1000 + 2000,
    lock_timeout: limits.lockTimeout * 1000,
    idle_in_transaction_session_timeout: limits.idleTimeout * 1000,
    keepAlive: true,
    ...(watch && { onConnect: watchPrimary(watch) }),
    // Statements that are awaited together are sent together.
    pipeline: true,
  });
  // The pool replaces a broken connection, and the next statement reports the error. Without these listeners,
  // the error would end the process.
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
 * Opens the database at a URL, and migrates it to this version's schema.
 * @throws {DatabaseProblem} if the operator can fix the problem
 */
export async function openPostgres(url: string, limits?: Limits, watch?: PrimaryWatch): Promise<Db> {
  await migratePostgres(url);
  return connectPostgres(url, limits, watch);
}

/** Checks the primary as a new connection does. */
export async function recheckPrimary(db: Db): Promise<void> {
  const pool = poolOf(db);
  const client = await pool.connect();
  try {
    await pool.options.onConnect?.(client);
  } finally {
    client.release();
  }
}

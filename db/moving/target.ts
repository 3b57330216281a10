import pg from 'pg';
import { DatabaseProblem } from '../files/problem.ts';
import { driverAddress } from '../postgres/address.ts';
import { inspect } from '../postgres/migrate.ts';
import { codeOf, toProblem } from '../postgres/problem.ts';
import { listOf, quoted, type Table } from './tables.ts';

/**
 * Runs work on one connection to Postgres and closes it. An open transaction is rolled back.
 * @throws {DatabaseProblem} if the operator can fix the problem
 */
export async function onPostgres<Result>(
  url: string,
  work: (client: pg.Client, name: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: driverAddress(url),
    application_name: 'chimein move',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // The operator's own limits may be too short for copying a table.
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    lock_timeout: 5000,
  });
  client.on('error', () => {});
  const name = `The database ${client.database} at ${client.host}`;
  try {
    await client.connect();
    await inspect(client, name);
    return await work(client, name);
  } catch (error) {
    throw toProblem(error, name);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Locks the tables against all other writers until the transaction ends. Waits a while, because an autovacuum
 * ends itself when a lock waits for it.
 * @throws {DatabaseProblem} if another process is writing
 */
export async function lockTables(client: pg.Client, name: string, tables: Table[]): Promise<void> {
  const all = listOf(tables.map((table) => table.name));
  await client.query(`lock table ${all} in share row exclusive mode`).catch((error: unknown) => {
    throw /^(55P03|40P01)$/.test(codeOf(error)) ? inUse(name, error) : error;
  });
}

const inUse = (name: string, cause?: unknown) =>
  new DatabaseProblem(`A server or a command is using ${lower(name)}. Stop it first`, { cause });

/** The heartbeat's time limit: `db/jobs/workers.ts` releases the claims of workers silent for longer. */
const silentMs = 20_000;

/** @throws {DatabaseProblem} while a server has connections or a heartbeat */
export async function refuseLiving(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select exists (select 1 from pg_stat_activity where datname = current_database() and application_name = 'chimein') as connected,
      exists (select 1 from engines where beat_at > extract(epoch from clock_timestamp()) * 1000 - $1) as beats`,
    [silentMs],
  );
  if (rows[0].connected) throw inUse(name);
  if (rows[0].beats)
    throw new DatabaseProblem(
      `A server has used ${lower(name)} within the last 20 seconds. Stop all servers and wait for 20 seconds`,
    );
}

/** @throws {DatabaseProblem} while a server has connections or a heartbeat */
export const refuseUsed = (url: string): Promise<void> => onPostgres(url, refuseLiving);

/** Tables in the connection's schema that are not in this version's. */
export async function otherPostgresTables(client: pg.Client, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const known = new Set(tables.map(({ name }) => name));
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

/** @throws {DatabaseProblem} naming the tables with rows */
export async function refuseRows(client: pg.Client, name: string, tables: Table[]): Promise<void> {
  const counts = tables.map(
    (table) => `select '${table.name}' as name, exists (select 1 from ${quoted(table.name)}) as used`,
  );
  const { rows } = await client.query<{ name: string; used: boolean }>(counts.join(' union all '));
  const used = rows.filter((row) => row.used).map((row) => row.name);
  if (used.length > 0) throw notEmpty(name, `rows in ${used.join(', ')}`);
}

export const notEmpty = (name: string, what: string) =>
  new DatabaseProblem(`${name} is not empty: it has ${what}. Create a new database for the move`);

const lower = (name: string): string => name.replace(/^The/, 'the');

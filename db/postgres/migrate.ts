import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DatabaseAway, DatabaseProblem } from '../files/problem.ts';
import { driverAddress } from './address.ts';
import { toProblem } from './problem.ts';
import { type Fit, fitOf, latest, migrationLock, oldest, schemaVersion } from './versions.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations-postgres', import.meta.url));
const oldestPostgres = 150_000;
/** Servers without a heartbeat for this long count as gone: `embedded.ts` frees their claims. */
const silentMs = 20_000;

/**
 * Migrates a database to this version's schema, also if several servers start at once. Runs graphile-worker's
 * migrations, then ours in one transaction. Keeps a later schema that this version can use.
 * @throws {DatabaseProblem} if that is impossible; the database is then unchanged
 * @throws {DatabaseAway} while servers run that could not use this version's schema
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: driverAddress(url),
    application_name: 'chimein migration',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  const name = `The database ${client.database} at ${client.host}`;
  try {
    await client.connect();
    await inspect(client, name);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const fit = await readFit(client, name);
    if (fit === 'tooNew') throw madeByLater(name);
    if (fit === 'newer') return;
    if (fit === 'older') await refuseOlderServers(client, name);
    // Before the migration, so that running servers can always read whether they may use the new schema.
    await keepOldest(client);
    // First, because ours have a view of its jobs.
    await migrateQueue(url);
    if (fit === 'older') await migrate(drizzle({ client }), { migrationsFolder });
  } catch (error) {
    throw toProblem(error, name);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Migrates the schema `graphile_worker`. Each of its migrations is a transaction of its own. */
async function migrateQueue(url: string): Promise<void> {
  const connectionString = driverAddress(url);
  const pgPool = new pg.Pool({ connectionString, application_name: 'chimein migration', max: 1 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => {
    client.on('error', () => {});
  });
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

/** @throws {DatabaseProblem} if Postgres is too old, a replica, or has another encoding */
export async function inspect(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, current_setting('transaction_read_only') = 'on' as replica",
  );
  if (rows[0].version < oldestPostgres)
    throw new DatabaseProblem(
      `${name} is on Postgres ${Math.floor(rows[0].version / 10_000)}. It takes 15 or later`,
    );
  if (rows[0].replica)
    throw new DatabaseProblem(`${name} is read-only, as a replica is. Set DATABASE_URL to the primary`);
  if (rows[0].encoding !== 'UTF8')
    throw new DatabaseProblem(`${name} has the encoding ${rows[0].encoding}. Create it with UTF8`);
}

/**
 * The creation time of the database's latest migration, ms since the epoch; 0 for an empty database.
 * @throws {DatabaseProblem} if another program or a later version created it
 */
export async function schemaAt(client: pg.Client, name: string): Promise<number> {
  const { version } = await readSchema(client, name);
  if (version > latest) throw madeByLater(name);
  return version;
}

async function readFit(client: pg.Client, name: string): Promise<Fit> {
  const { version, oldest } = await readSchema(client, name);
  return fitOf(version, oldest);
}

async function readSchema(
  client: pg.Client,
  name: string,
): Promise<{ version: number; oldest: number | null }> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known, to_regclass('drizzle.schema_state') is not null as stated,
      to_regclass('users') is not null as used`,
  );
  if (!rows[0].known) {
    if (rows[0].used) throw new DatabaseProblem(`${name} has tables, but not those of Chime In`);
    return { version: 0, oldest: null };
  }
  // Earlier versions stored nothing about which servers can use their schema.
  const found = await client.query(
    rows[0].stated ? schemaVersion : 'select max(created_at) as version from drizzle.__drizzle_migrations',
  );
  const { version, oldest } = found.rows[0];
  return { version: Number(version ?? 0), oldest: oldest === null ? null : Number(oldest) };
}

const madeByLater = (name: string) =>
  new DatabaseProblem(
    `${name} was made by a later version of Chime In. Install that version, or a later one`,
  );

/** Stores which servers can use this version's schema. */
async function keepOldest(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.schema_state (version bigint primary key, oldest_server bigint not null)',
  );
  await client.query(
    `insert into drizzle.schema_state (version, oldest_server) values ($1, $2)
    on conflict (version) do update set oldest_server = excluded.oldest_server`,
    [latest, oldest],
  );
}

/** @throws {DatabaseAway} lists the running servers that can't use this version's schema */
async function refuseOlderServers(client: pg.Client, name: string): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('engines') is not null as known");
  if (!tables[0].known) return;
  // As JSON, because earlier versions had other columns. The pools of graphile-worker are not servers.
  const { rows } = await client.query<{ server: string }>(
    `select coalesce(about->>'name', 'unknown') || ' (' || coalesce(about->>'version', 'unknown') || ')' as server
    from (
      select to_json(engines)->'about' as about from engines
      where beat_at > extract(epoch from clock_timestamp()) * 1000 - $1 and holder not like 'pool-%'
    ) as running
    where coalesce((about->>'schema')::bigint, 0) < $2
    order by 1`,
    [silentMs, oldest],
  );
  if (rows.length === 0) return;
  const servers = rows.map(({ server }) => server).join(', ');
  throw new DatabaseAway(
    `${name} can't be upgraded while servers of an earlier version run that could not use it: ${servers}. Stop them first`,
  );
}

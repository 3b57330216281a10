import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DatabaseProblem } from '../files/problem.ts';
import { toProblem } from './problem.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations-postgres', import.meta.url));
const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
export const latest = known.at(-1) ?? 0;
const oldestPostgres = 150_000;
/** Any number that nothing else in the database takes a lock by. */
const migrationLock = 725_406_118;

/**
 * Brings a database to the schema of this version, whichever server comes first. All missing migrations are one transaction; those of
 * graphile-worker follow.
 * @throws {DatabaseProblem} where it can't be; then the database is as it was
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chimein migration',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  const name = `The database ${client.database} at ${client.host}`;
  try {
    await client.connect();
    await inspect(client, name);
    await schemaAt(client, name);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if ((await schemaAt(client, name)) < latest) await migrate(drizzle({ client }), { migrationsFolder });
    await migrateQueue(url);
  } catch (error) {
    throw toProblem(error, name);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The schema `graphile_worker` and its migrations, which are transactions of their own. */
async function migrateQueue(url: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: url, application_name: 'chimein migration', max: 1 });
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

/** @throws {DatabaseProblem} for an earlier version of Postgres and another encoding */
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

/** When the last migration that it has had was made, ms since the epoch; 0 for an empty database. */
export async function schemaAt(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known, to_regclass('users') is not null as used",
  );
  if (!rows[0].known) {
    if (rows[0].used) throw new DatabaseProblem(`${name} has tables, but not those of Chime In`);
    return 0;
  }
  const found = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations');
  const at = Number(found.rows[0].at ?? 0);
  if (at > latest)
    throw new DatabaseProblem(
      `${name} was made by a later version of Chime In. Install that version, or a later one`,
    );
  return at;
}

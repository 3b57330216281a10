import pg from 'pg';
import { startCluster } from './cluster.ts';
import { withName } from './databases.ts';

const template = 'chimein_template';

/** One cluster for all tests. Each takes databases of its own, copied from one whose schema is there already. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  // Of no database: a process that a test starts must be given its own.
  process.env.DATABASE_URL = withName(cluster.url, 'none');
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const { migratePostgres } = await import('../../db/postgres/migrate.ts');
  await migratePostgres(withName(cluster.url, template));
  return () => cluster.stop();
}

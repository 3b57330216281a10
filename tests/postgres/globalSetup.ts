import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';
import { withName } from './databases.ts';

const template = 'chimein_template';

const memory = '/dev/shm';
/** Bytes. A run takes about a tenth. */
const enough = 2 * 1024 ** 3;

/** The disk takes most of the time of a new database, which has 700 files. */
function fastestDisk(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough ? memory : tmpdir();
}

/**
 * One cluster for all tests. Each takes databases of its own, copied from one whose schema is there already.
 */
export default async function setup({ name }: TestProject): Promise<void | (() => Promise<void>)> {
  // Every kind of tests calls it, and the run as a whole, which has no name.
  if (name) return;
  const cluster = await startCluster([], fastestDisk());
  process.env.SHARED_POSTGRES = cluster.binaries;
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

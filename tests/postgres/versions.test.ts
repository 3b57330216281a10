/** Whether a server may use the schema of another version. rollingUpgrade.test.ts has real processes. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldestServers } from '../../db/postgres/oldestServers.ts';
import { latest } from '../../db/postgres/versions.ts';
import { manualClock } from '../support/clock.ts';
import { call, type Site, site } from './servers.ts';

const clock = manualClock('2026-03-02T10:00:00.000Z');
let world: Site;
beforeEach(async () => {
  world = await site(clock);
});
afterEach(() => world.close());

async function run(statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  const result = await client.query(statement, values);
  await client.end();
  return result;
}

/** As a migration of a later version does, which `oldest` and later servers can use. */
async function upgrade(oldest: number): Promise<void> {
  await run('insert into drizzle.schema_state values ($1, $2)', [latest + 1000, oldest]);
  await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [
    latest + 1000,
  ]);
}

test('each migration names the oldest servers that can use the database, and never earlier ones than before', () => {
  const journal = new URL('../../db/migrations-postgres/meta/_journal.json', import.meta.url);
  const tags: string[] = JSON.parse(readFileSync(journal, 'utf8')).entries.map(
    ({ tag }: { tag: string }) => tag,
  );
  expect(Object.keys(oldestServers)).toEqual(tags);
  const named = tags.map((tag) => tags.indexOf(oldestServers[tag] ?? ''));
  expect(named).toEqual([...named].sort((a, b) => a - b));
  for (const [at, oldest] of named.entries()) expect([at, oldest >= 0 && oldest <= at]).toEqual([at, true]);
});

test('has no breaking migration of graphile-worker that oldestServers.ts does not account for', async () => {
  const { rows } = await run('select id from graphile_worker.migrations where breaking order by id');
  // A new one needs a migration of ours that names itself.
  expect(rows.map(({ id }) => id)).toEqual([1, 3, 11, 13, 14, 16, 19]);
});

test('goes on, and starts, on the schema of a later version that it can use', async () => {
  const server = await world.start();
  await upgrade(latest);
  expect((await call(server, 'GET', '/readyz')).status).toBe(200);
  const other = await world.start();
  expect((await call(other, 'GET', '/readyz')).status).toBe(200);
  expect((await run('select max(version) as at from drizzle.schema_state')).rows[0].at).toBe(
    String(latest + 1000),
  );
});

test('is not ready, says why and ends once a later version has excluded it', async () => {
  const server = await world.start();
  await upgrade(latest + 1);
  expect(await call(server, 'GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'schema' } });
  await expect(world.start()).rejects.toThrow(/was made by a later version of Chime In/);
  clock.advance(5000);
  expect(await server.excluded).toMatch(/^The database was upgraded by a later version of Chime In/);
});

test('does not upgrade while a server runs that could not use it, and does after its end', async () => {
  const server = await world.start();
  // An earlier version, which this one's schema excludes.
  await run(
    'update engines set about = (about::jsonb || \'{"schema": 1, "version": "0.0.9"}\')::json where about is not null',
  );
  await run('delete from drizzle.__drizzle_migrations where created_at = $1', [latest]);
  await expect(world.start()).rejects.toThrow(
    /can't be upgraded while servers of an earlier version run that could not use it: \S+ \(0\.0\.9\)\. Stop them first$/,
  );
  await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('again', $1)", [latest]);
  await server.stop();
  expect((await call(await world.start(), 'GET', '/readyz')).status).toBe(200);
});

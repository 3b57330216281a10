/** The sentence of a server that can't start on its Postgres. */
import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspect } from '../../db/postgres/migrate.ts';
import { freePort } from '../support/ports.ts';
import { call, type Site, site } from './servers.ts';
import { startTcpProxy } from './tcpProxy.ts';

let world: Site;
beforeEach(async () => {
  world = await site();
});
afterEach(() => world.close());

async function run(statement: string, url = world.url): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

/** Of no schema at all. */
async function emptyDatabase(): Promise<string> {
  const url = new URL(world.url);
  url.pathname = `/empty_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${url.pathname.slice(1)}`);
  return String(url);
}

test('ends with 1 and one sentence without the password while Postgres is away', async () => {
  const port = await freePort();
  const env = {
    ...{ PORT: '0', LOG_LEVEL: 'silent', AUTH_SECRET: 'a'.repeat(32) },
    DATABASE_URL: `postgres://ada:s3cret-word@127.0.0.1:${port}/chimein`,
  };
  const { exitCode, stderr } = await execa(process.execPath, ['server/main.ts'], { env, reject: false });
  expect([exitCode, stderr]).toEqual([
    1,
    `The database chimein at 127.0.0.1 can't be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
  ]);
});

test('waits DATABASE_WAIT seconds for Postgres, alive and not ready', async () => {
  const proxy = await startTcpProxy(world.url);
  await proxy.cut();
  const PORT = String(await freePort());
  const starting = world.start(proxy.url, { DATABASE_WAIT: '60', PORT });
  const early = { url: `http://127.0.0.1:${PORT}` };
  await expect.poll(() => world.logged.join('')).toContain('failed to open the database, will retry');
  expect((await call(early, 'GET', '/livez')).status).toBe(200);
  expect(await call(early, 'GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'starting' } });
  await proxy.restore();
  const server = await starting;
  expect((await call(server, 'GET', '/readyz')).status).toBe(200);
  await proxy.close();
});

test('refuses another AUTH_SECRET than the first server had', async () => {
  await world.start(world.url, { AUTH_SECRET: 'a'.repeat(32) });
  await expect(world.start(world.url, { AUTH_SECRET: 'b'.repeat(32) })).rejects.toThrow(
    /^AUTH_SECRET: is not the secret of this database/,
  );
  await world.start(world.url, { AUTH_SECRET: 'a'.repeat(32) });
});

test('refuses a schema of a later version, and leaves it as it is', async () => {
  const count = async () => (await run('select count(*) as n from drizzle.__drizzle_migrations')).rows[0].n;
  await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)");
  const before = await count();
  await expect(world.start()).rejects.toThrow(
    /was made by a later version of Chime In. Install that version, or a later one$/,
  );
  expect(await count()).toBe(before);
});

test('brings an older schema to its own version, once, if two servers start at once', async () => {
  const empty = await emptyDatabase();
  await Promise.all([world.start(empty), world.start(empty)]);
  const done = 'select created_at from drizzle.__drizzle_migrations order by id';
  expect((await run(done, empty)).rows).toEqual((await run(done)).rows);
});

test('refuses the database of another program, and a user who may not create tables', async () => {
  const empty = new URL(await emptyDatabase());
  const role = `reader_${empty.pathname.slice(-12)}`;
  await run(`create role ${role} login`);
  const asReader = new URL(empty);
  asReader.username = role;
  await expect(world.start(String(asReader))).rejects.toThrow(
    /^The user of DATABASE_URL may not create tables in /,
  );
  await run('create table users (id int)', String(empty));
  await expect(world.start(String(empty))).rejects.toThrow(/has tables, but not those of Chime In$/);
  await run(`drop role ${role}`);
});

test.each([
  [{ version: 140_005, encoding: 'UTF8', replica: false }, / is on Postgres 14\. It takes 15 or later$/],
  [
    { version: 180_000, encoding: 'SQL_ASCII', replica: false },
    / has the encoding SQL_ASCII\. Create it with UTF8$/,
  ],
])('refuses a Postgres with %o', async (facts, sentence) => {
  const client = { query: async () => ({ rows: [facts] }) } as unknown as pg.Client;
  await expect(inspect(client, 'The database x')).rejects.toThrow(sentence);
});

test('leaves the database as it was when a migration fails', async () => {
  const empty = await emptyDatabase();
  // A table in the way of one of the first migration's.
  await run('create table webhook_messages (x int)', empty);
  await expect(world.start(empty)).rejects.toThrow(/webhook_messages/);
  const tables = await run("select tablename from pg_tables where schemaname = 'public'", empty);
  expect(tables.rows).toEqual([{ tablename: 'webhook_messages' }]);
});

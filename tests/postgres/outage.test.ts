/** A server whose Postgres goes away, fails over to a replica or takes no more connections. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, type Site, signUp, site } from './servers.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

let world: Site;
let proxy: TcpProxy;
beforeEach(async () => {
  world = await site();
  proxy = await startTcpProxy(world.url);
});
afterEach(async () => {
  await proxy.restore();
  await world.close();
  await proxy.close();
});

async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('answers 503 with Retry-After while Postgres is away, signs nobody out, says it once, and recovers', async () => {
  const server = await world.start(proxy.url);
  const { token } = await signUp(server, 'ada@example.com');
  const me = () => call(server, 'GET', '/api/me', { token });
  expect((await me()).status).toBe(200);
  await proxy.cut();
  for (const kind of ['run', 'mail', 'webhook'] as const) server.deps.jobs.hurry(kind);
  for (const answer of [
    await me(),
    await call(server, 'GET', '/api/me', { token: `chi_${'x'.repeat(40)}` }),
    await call(server, 'POST', '/api/auth/login', { json: { email: 'ada@example.com', password: 'x' } }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect((await call(server, 'GET', '/livez')).status).toBe(200);
  expect(await call(server, 'GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'database' } });
  const errors = () => world.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  const outage = [{ msg: "the database can't be reached", alarm: 'storage' }];
  // A job meets the outage in its own time.
  await expect.poll(errors).toMatchObject(outage);
  await proxy.restore();
  expect((await me()).status).toBe(200);
  await expect.poll(async () => (await call(server, 'GET', '/readyz')).status).toBe(200);
  expect(errors()).toMatchObject(outage);
});

test('is not ready while Postgres is silent', async () => {
  const server = await world.start(proxy.url);
  proxy.silence();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(server, 'GET', '/readyz')));
  expect(new Set(answers.map(({ body }) => body.reason))).toEqual(new Set(['database']));
  await proxy.restore();
  await expect.poll(async () => (await call(server, 'GET', '/readyz')).status).toBe(200);
});

test('an open stream outlives an outage and misses nothing', async () => {
  const server = await world.start(proxy.url);
  const other = await world.start();
  const { userId, token } = await signUp(server, 'grace@example.com');
  const stream = await fetch(`${server.url}/api/automation/events`, { headers: { 'x-auth-token': token } });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let shown = '';
  const until = async (text: string) => {
    while (!shown.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after ${shown}`);
      shown += Buffer.from(value).toString();
    }
  };
  await until('still here');
  await proxy.cut();
  server.deps.events.wake(userId);
  await expect.poll(() => world.logged.join('')).toContain("the database can't be reached");
  await other.deps.events.publish(other.deps.db, {
    ...{ userId, accountId: 'none', kind: 'state', at: 1, message: 'Written meanwhile', data: {} },
  });
  await proxy.restore();
  await until('Written meanwhile');
  await reader.cancel();
});

test('refuses writes with 503 and reads on while Postgres is read-only', async () => {
  const server = await world.start();
  const { token } = await signUp(server, 'ada@example.com');
  const name = new URL(world.url).pathname.slice(1);
  const breakConnections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  await run(`alter database ${name} set default_transaction_read_only = on`, breakConnections);
  const saved = await call(server, 'PUT', '/api/me', { token, json: { language: 'de' } });
  expect([saved.status, saved.body.code]).toEqual([503, 'unavailable']);
  expect((await call(server, 'GET', '/api/me', { token })).status).toBe(200);
  expect(await call(server, 'GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'replica' } });
  await expect(world.start()).rejects.toThrow(
    /is read-only, as a replica is. Set DATABASE_URL to the primary$/,
  );
  await run(
    'set default_transaction_read_only = off',
    `alter database ${name} reset default_transaction_read_only`,
    breakConnections,
  );
  await expect
    .poll(async () => (await call(server, 'PUT', '/api/me', { token, json: { language: 'de' } })).status)
    .toBe(200);
});

test('answers 503 while Postgres takes no more connections, and a start says so', async () => {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const name = new URL(world.url).pathname.slice(1);
  // Owns what the superuser owns, but is bound by limits.
  await run(`create role ${owner} login in role postgres`);
  const url = new URL(world.url);
  url.username = owner;
  const server = await world.start(String(url));
  const { token } = await signUp(server, 'ada@example.com');
  await run(
    `alter role ${owner} connection limit 0`,
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${owner}'`,
  );
  await expect
    .poll(async () => {
      const { status, headers, body } = await call(server, 'GET', '/api/me', { token });
      return [status, body.code, headers.get('retry-after')];
    })
    .toEqual([503, 'unavailable', '5']);
  await expect(world.start(String(url))).rejects.toThrow(
    new RegExp(`^The database ${name} at \\S+ takes no connections at the moment: `),
  );
  await run(`alter role ${owner} connection limit -1`);
  await expect.poll(async () => (await call(server, 'GET', '/api/me', { token })).status).toBe(200);
});

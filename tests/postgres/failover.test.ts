/** Another server of Postgres takes over: one that may lack the latest commits stops all comments. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migratePostgres } from '../../db/postgres/migrate.ts';
import { connectPostgres } from '../../db/postgres/open.ts';
import { afterRestore } from '../../server/operations/backups/afterRestore.ts';
import type { startServer } from '../../server/startServer.ts';
import { manualClock } from '../support/clock.ts';
import { type Cluster, replication, startCluster, startStandby } from './cluster.ts';
import { withName } from './databases.ts';
import { call, type Site, signUp, site } from './servers.ts';
import { startTcpProxy, type TcpProxy } from './tcpProxy.ts';

const clock = manualClock('2026-03-02T10:00:00.000Z');
const heartbeat = 5000;
const template = 'chimein_template';
let primary: Cluster;
let standby: Awaited<ReturnType<typeof startStandby>>;
let world: Site;
let proxy: TcpProxy;
let server: Awaited<ReturnType<typeof startServer>>;
let admin: string;
let made = 0;
let name = '';

beforeAll(async () => {
  primary = await startCluster([...replication, 'synchronous_commit=on']);
  await primary.run(`create database ${template}`);
  await migratePostgres(withName(primary.url, template));
});
afterAll(() => primary.stop());

beforeEach(async () => {
  made += 1;
  name = `chimein_${made}`;
  await primary.start();
  await primary.run(`create database ${name} template ${template}`);
  const url = withName(primary.url, name);
  proxy = await startTcpProxy(url);
  world = await site(clock, Promise.resolve({ url, drop() {} }));
  server = await world.start(proxy.url);
  admin = (await signUp(server, 'ada@example.com', 'admin')).token;
  standby = await startStandby(primary, 'standby', ['synchronous_commit=on']);
});
afterEach(async () => {
  await world.close();
  await proxy.close();
  await standby.stop();
  await primary.crash();
});

/** @param then runs while neither takes writes */
async function failOver(then = async () => {}): Promise<void> {
  await primary.crash();
  proxy.moveTo(withName(standby.url, name));
  await then();
  await standby.promote();
}
const me = async () => (await call(server, 'GET', '/api/me', { token: admin })).status;
const on = (cluster: Cluster, statement: string) => cluster.run(statement, name);
const stops = "select details ->> 'reason' as reason from audit where actor_id = 'server'";
const lacking = /^The database failed over to a standby that may lack data after [\d/]+, [\d:]+ [AP]M UTC$/;
const elsewhere =
  /^The database is on another server than before, which may lack data after [\d/]+, [\d:]+ [AP]M UTC$/;

/** In the log, in the health, under Operations and for customers. */
async function expectStopped(reason: RegExp): Promise<void> {
  const { body: stop } = await call(server, 'GET', '/api/admin/switch', { token: admin });
  expect(stop).toMatchObject({ stopped: true, reason: expect.stringMatching(reason) });
  const fault = `${stop.reason}. Stop all servers, run npm run after-restore, start them, then resume comments. If nothing was lost, resume them at once`;
  const { status, body: health } = await call(server, 'GET', '/api/health');
  expect([status, health.engine]).toMatchObject([200, { state: 'stopped', fault }]);
  const { body: operations } = await call(server, 'GET', '/api/admin/operations', { token: admin });
  expect(operations.engine).toMatchObject({ state: 'stopped', fault });
  expect(world.logged.join('')).toContain(`all comments are stopped: ${fault}`);
}

test('a promoted standby that commits did not wait for stops all comments, once for all servers', async () => {
  const other = await world.start(proxy.url);
  await standby.disconnect();
  await signUp(server, 'lost@example.com');
  await failOver();
  expect(await me()).toBe(200);
  await expectStopped(lacking);
  expect((await call(other, 'GET', '/api/me', { token: admin })).status).toBe(200);
  clock.advance(heartbeat);
  expect(await on(standby, stops)).toHaveLength(1);
  expect(await on(standby, 'select known_until from restores')).toHaveLength(1);
});

test('goes on after the operator resumes, and starts again without a stop', async () => {
  await failOver();
  await me();
  const resume = { token: admin, json: { stopped: false, reason: '' } };
  expect((await call(server, 'PUT', '/api/admin/switch', resume)).status).toBe(200);
  const again = await world.start(proxy.url);
  const { body } = await call(again, 'GET', '/api/admin/switch', { token: admin });
  expect(body.stopped).toBe(false);
});

test('after-restore goes by what the standby knew, not by what was written since', async () => {
  await standby.disconnect();
  await failOver();
  await me();
  const [restore] = await on(standby, 'select known_until from restores');
  clock.advance(60 * heartbeat);
  await signUp(server, 'later@example.com');
  await server.stop();
  // Postgres ends a connection a moment after its client does.
  const connected = `select 1 from pg_stat_activity where datname = '${name}' and application_name = 'chimein'`;
  await expect.poll(() => on(standby, connected)).toEqual([]);
  const url = withName(standby.url, name);
  const db = connectPostgres(url);
  const done = await afterRestore({ db, clock }, url, { keepTokens: true });
  db.close();
  expect(done.knownUntil).toBe(Number(restore?.known_until));
  server = await world.start(proxy.url);
  const { body } = await call(server, 'GET', '/api/health');
  expect(body.engine).toMatchObject({ state: 'stopped', fault: null });
});

test('a standby that commits waited for goes on', async () => {
  await primary.run("alter system set synchronous_standby_names = 'standby'");
  await primary.run('select pg_reload_conf()');
  await expect
    .poll(async () => {
      clock.advance(heartbeat);
      const [row] = await on(primary, "select value from installation where name = 'postgres_primary'");
      return JSON.parse(String(row?.value)).synchronous;
    })
    .toBe(true);
  await failOver();
  expect(await me()).toBe(200);
  expect((await call(server, 'GET', '/api/admin/switch', { token: admin })).body.stopped).toBe(false);
  expect(world.logged.join('')).toContain('failed over to a standby that lacks nothing');
  await primary.start();
  await primary.run('alter system reset synchronous_standby_names');
  await primary.run('select pg_reload_conf()');
});

test('refuses a standby that is not promoted yet', async () => {
  await failOver(async () => {
    expect(await me()).toBe(503);
    expect(await call(server, 'GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'replica' } });
    // Between the primary's end and the standby, a heartbeat may have found neither.
    const alarms = () => {
      clock.advance(heartbeat);
      const lines = world.logged.filter((line) => line.includes('"alarm"'));
      return lines
        .map((line) => JSON.parse(line).msg)
        .filter((alarm) => alarm !== "the database can't be reached");
    };
    await expect.poll(alarms).toEqual(['the database is read-only, as a replica is']);
    await expect(world.start(proxy.url)).rejects.toThrow(
      /is read-only, as a replica is. Set DATABASE_URL to the primary$/,
    );
  });
  expect(await me()).toBe(200);
  await expectStopped(lacking);
});

test('an earlier primary that is back stops all comments', async () => {
  await failOver();
  await me();
  await call(server, 'PUT', '/api/admin/switch', {
    token: admin,
    json: { stopped: false, reason: '' },
  });
  await primary.start();
  proxy.moveTo(withName(primary.url, name));
  // The first call may meet a connection that broke this moment, and is answered with 503.
  await expect.poll(me).toBe(200);
  await expectStopped(elsewhere);
});

test('a copy of the database on another server stops all comments', async () => {
  const [row] = await on(primary, "select value from installation where name = 'postgres_primary'");
  const value = JSON.stringify({ ...JSON.parse(String(row?.value)), system: '7000000000000000000' });
  await server.stop();
  await on(primary, `update installation set value = '${value}' where name = 'postgres_primary'`);
  server = await world.start(proxy.url);
  await expectStopped(elsewhere);
});

/** The limits of a server's connections to Postgres, and of its clock. */
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAway } from '../../db/files/problem.ts';
import { firstOrThrow } from '../../db/first.ts';
import type { Db } from '../../db/open.ts';
import { databaseTime } from '../../db/operations/databaseTime.ts';
import { connectPostgres, poolOf } from '../../db/postgres/open.ts';
import { users } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log.ts';
import { checkMachineClock } from '../../server/operations/machineClock.ts';
import { manualClock } from '../support/clock.ts';
import { newDatabase } from './databases.ts';
import { call, site } from './servers.ts';
import { startTcpProxy } from './tcpProxy.ts';

let url: string;
let drop: () => void;
let db: Db | undefined;
beforeEach(async () => {
  ({ url, drop } = await newDatabase());
});
afterEach(() => {
  db?.close();
  db = undefined;
  drop();
});

test('a connection has the time-outs of the configuration', async () => {
  db = connectPostgres(url, { pool: 3, statementTimeout: 7, lockTimeout: 3, idleTimeout: 4 });
  const shown = [];
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    shown.push((await poolOf(db).query(`show ${name}`)).rows[0][name]);
  expect(shown).toEqual(['7s', '3s', '4s']);
  await Promise.all(Array.from({ length: 20 }, () => poolOf(db as Db).query('select 1')));
  expect(poolOf(db).totalCount).toBe(3);
});

test('gives up a statement to a silent server, and connects again', async () => {
  const proxy = await startTcpProxy(url);
  db = connectPostgres(proxy.url, { pool: 1, statementTimeout: 1, lockTimeout: 1, idleTimeout: 1 });
  await databaseTime(db);
  proxy.silence();
  // Nothing else ends it: the connection stays open until the proxy is restored.
  expect(isAway(await databaseTime(db).catch((error) => error))).toBe(true);
  await proxy.restore();
  await databaseTime(db);
  await proxy.close();
});

test('a server that is cut off inside a transaction loses its locks after the idle time-out', async () => {
  const proxy = await startTcpProxy(url);
  const cutOff = connectPostgres(proxy.url, { pool: 1, statementTimeout: 5, lockTimeout: 5, idleTimeout: 1 });
  const client = await poolOf(cutOff).connect();
  await client.query('begin');
  await client.query('lock table users in access exclusive mode');
  proxy.silence();
  const other = connectPostgres(url, { pool: 1, statementTimeout: 5, lockTimeout: 5, idleTimeout: 5 });
  await poolOf(other).query('select count(*) from users');
  await proxy.restore();
  client.release(true);
  for (const db of [cutOff, other]) db.close();
  await proxy.close();
});

test('a transaction waits a second time for a lock', async () => {
  db = connectPostgres(url, { pool: 2, statementTimeout: 5, lockTimeout: 1, idleTimeout: 5 });
  const holder = await poolOf(db).connect();
  await holder.query('begin');
  await holder.query('lock table users in access exclusive mode');
  const begun = vi.fn();
  const counting = transaction(db, (tx) => {
    begun();
    return firstOrThrow(tx.select({ n: count() }).from(users));
  });
  await expect.poll(() => begun.mock.calls.length, { timeout: 5000 }).toBe(2);
  await holder.query('commit');
  holder.release();
  expect(await counting).toEqual({ n: 0 });
});

test('a server takes its pool from DATABASE_POOL', async () => {
  const world = await site();
  const server = await world.start(world.url, { DATABASE_POOL: '2' });
  const reads = Array.from({ length: 20 }, () => call(server, 'GET', '/readyz'));
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(poolOf(server.deps.db).options.max).toBe(2);
  await world.close();
});

test.each([
  [1, null],
  [5, /^This machine's clock is \d seconds ahead of that of the database/],
  [-5, /^This machine's clock is \d seconds behind that of the database/],
])('a clock that is %i seconds ahead starts, with a warning above 2', async (seconds, warning) => {
  db = connectPostgres(url);
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(JSON.parse(line).msg) });
  await checkMachineClock(db, log, manualClock(systemClock.now() + seconds * 1000));
  expect(logged).toEqual(warning ? [expect.stringMatching(warning)] : []);
});

test.each([25, -25])('refuses to start with a clock that is %i seconds ahead', async (seconds) => {
  db = connectPostgres(url);
  const machine = manualClock(systemClock.now() + seconds * 1000);
  await expect(checkMachineClock(db, createLog('silent'), machine)).rejects.toThrow(
    /^This machine's clock is 2\d seconds (ahead of|behind) that of the database. Set both by NTP$/,
  );
});

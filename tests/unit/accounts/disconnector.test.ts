import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueDisconnections } from '../../../db/disconnections.ts';
import type { Db } from '../../../db/open.ts';
import { createDisconnector, type Disconnector } from '../../../server/accounts/disconnector.ts';
import type { Log } from '../../../server/log.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, testDb } from '../../support/database.ts';

let db: Db;
let clock: ManualClock;
let asked: string[];
let alarms: Record<string, unknown>[];
let isDown: boolean;
let running: Disconnector[];
beforeEach(() => {
  db = testDb();
  clock = manualClock(0);
  asked = [];
  alarms = [];
  isDown = false;
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((disconnector) => disconnector.close()));
  db.close();
});

function start(): Disconnector {
  const disconnector = createDisconnector({
    db,
    clock,
    log: { error: (details: Record<string, unknown>) => void alarms.push(details) } as unknown as Log,
    network: {
      deleteAccount: async (accountId) => {
        asked.push(accountId);
        if (isDown) throw new ProviderFault('unavailable', 'LinkedIn is away', { detail: 'HTTP 503' });
      },
    },
  });
  running.push(disconnector);
  return disconnector;
}
const pending = () => direct(db).query.disconnections.findMany().sync();

it('tries what an earlier run left at once, however long it was to wait', async () => {
  isDown = true;
  await queueDisconnections(direct(db), ['a', 'b'], 0);
  const first = start();
  await first.disconnectDue();
  expect(pending()).toMatchObject([
    { accountId: 'a', tries: 1, dueAt: 5_000, fault: 'unavailable: HTTP 503' },
    { accountId: 'b', tries: 1, dueAt: 5_000 },
  ]);
  await first.close();
  isDown = false;
  asked = [];
  start();
  await expect.poll(pending).toEqual([]);
  expect(asked.toSorted()).toEqual(['a', 'b']);
});

it('alarms the operator at every failed try, and waits longer from one to the next, at most an hour', async () => {
  isDown = true;
  await queueDisconnections(direct(db), ['a'], 0);
  const disconnector = start();
  await disconnector.disconnectDue();
  const waits: number[] = [];
  for (let tries = 1; tries <= 7; tries += 1) {
    const [row] = pending();
    expect(row?.tries).toBe(tries);
    waits.push((row?.dueAt ?? 0) - clock.now());
    clock.moveTo(row?.dueAt ?? 0);
    await disconnector.disconnectDue();
  }
  expect(waits.map((wait) => wait / 1000)).toEqual([5, 30, 300, 1800, 3600, 3600, 3600]);
  expect(alarms).toHaveLength(8);
  expect(alarms[0]).toMatchObject({ alarm: 'disconnect', accountId: 'a', tries: 1 });
});

it('wakes by itself when the wait is over', async () => {
  isDown = true;
  await queueDisconnections(direct(db), ['a'], 0);
  await start().disconnectDue();
  isDown = false;
  clock.advance(4_999);
  expect(pending()).toHaveLength(1);
  clock.advance(1);
  await expect.poll(pending).toEqual([]);
});

it('lets go of many, each once', async () => {
  const ids = Array.from({ length: 23 }, (_, n) => `account-${n}`);
  const disconnector = start();
  await queueDisconnections(direct(db), ids, 0);
  await Promise.all([disconnector.disconnectDue(), disconnector.disconnectDue()]);
  expect(pending()).toEqual([]);
  expect(asked.toSorted()).toEqual(ids.toSorted());
});

it('leaves for the next start what a stop cuts off, without an alarm', async () => {
  await queueDisconnections(direct(db), ['a'], 0);
  const network = {
    deleteAccount: (accountId: string, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        asked.push(accountId);
        signal?.addEventListener('abort', () => reject(new Error('cut off')));
      }),
  };
  const log = { error: (details: Record<string, unknown>) => void alarms.push(details) } as unknown as Log;
  const disconnector = createDisconnector({ db, clock, log, network });
  await expect.poll(() => asked).toEqual(['a']);
  await disconnector.close();
  expect(pending()).toMatchObject([{ accountId: 'a', tries: 0 }]);
  expect(alarms).toEqual([]);
});

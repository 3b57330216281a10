import { afterEach, beforeEach, expect, it } from 'vitest';
import { addJob } from '../../../db/jobs/jobs.ts';
import type { Db } from '../../../db/open.ts';
import { accountDeletion } from '../../../server/jobs/deletions.ts';
import type { Jobs } from '../../../server/jobs/jobs.ts';
import type { Log } from '../../../server/log.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, testDb } from '../../support/database.ts';
import { createJobs, jobsOf } from '../../support/jobs.ts';

let db: Db;
let clock: ManualClock;
let asked: string[];
let alarms: Record<string, unknown>[];
let isDown: boolean;
let running: Jobs[];
beforeEach(async () => {
  db = await testDb();
  clock = manualClock(0);
  asked = [];
  alarms = [];
  isDown = false;
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop(0)));
  db.close();
});

type Network = Parameters<typeof accountDeletion>[0]['network'];
const deleteAccount: Network['deleteAccount'] = async (accountId) => {
  asked.push(accountId);
  if (isDown) throw new ProviderFault('unavailable', 'LinkedIn is away', { detail: 'HTTP 503' });
};
async function start(network: Network = { deleteAccount }): Promise<Jobs> {
  const log = { error: (details: Record<string, unknown>) => void alarms.push(details) } as unknown as Log;
  const jobs = createJobs({ db, clock, log });
  jobs.define({ account_deletion: accountDeletion({ clock, log, network }) });
  await jobs.start(['account_deletion']);
  running.push(jobs);
  return jobs;
}
const queue = async (...keys: string[]) => {
  for (const key of keys) await addJob(direct(db), { kind: 'account_deletion', key, createdAt: 0 });
};
const pending = () => jobsOf(db, 'account_deletion');

it('retries the deletions of an earlier run at once, whatever their backoff', async () => {
  isDown = true;
  await queue('a', 'b');
  const first = await start();
  await first.runDue();
  expect(await pending()).toMatchObject([
    { key: 'a', attempts: 1, runAt: 5_000, lastError: 'unavailable: HTTP 503' },
    { key: 'b', attempts: 1, runAt: 5_000 },
  ]);
  await first.stop(0);
  running = [];
  isDown = false;
  asked = [];
  await start();
  await expect.poll(pending).toEqual([]);
  expect(asked.toSorted()).toEqual(['a', 'b']);
});

it('alerts the operator of every failed attempt, with a backoff of at most an hour', async () => {
  isDown = true;
  await queue('a');
  const jobs = await start();
  await jobs.runDue();
  const waits: number[] = [];
  for (let tries = 1; tries <= 7; tries += 1) {
    const [row] = await pending();
    expect(row?.attempts).toBe(tries);
    waits.push((row?.runAt ?? 0) - clock.now());
    clock.moveTo(row?.runAt ?? 0);
    await jobs.runDue();
  }
  expect(waits.map((wait) => wait / 1000)).toEqual([5, 30, 300, 1800, 3600, 3600, 3600]);
  expect(alarms).toHaveLength(8);
  expect(alarms[0]).toMatchObject({ alarm: 'disconnect', accountId: 'a', tries: 1 });
});

it('retries by itself after the backoff', async () => {
  isDown = true;
  await queue('a');
  await (await start()).runDue();
  isDown = false;
  clock.advance(4_999);
  expect(await pending()).toHaveLength(1);
  clock.advance(1);
  await expect.poll(pending).toEqual([]);
});

it('deletes many accounts once each', async () => {
  const ids = Array.from({ length: 23 }, (_, n) => `account-${n}`);
  const jobs = await start();
  await queue(...ids);
  await Promise.all([jobs.runDue(), jobs.runDue()]);
  expect(await pending()).toEqual([]);
  expect(asked.toSorted()).toEqual(ids.toSorted());
});

it('leaves an aborted deletion for the next start, without an alert', async () => {
  await queue('a');
  const network = {
    deleteAccount: (accountId: string, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        asked.push(accountId);
        signal?.addEventListener('abort', () => reject(new Error('cut off')));
      }),
  };
  const jobs = await start(network);
  await expect.poll(() => asked).toEqual(['a']);
  await jobs.stop(0);
  running = [];
  expect(await pending()).toMatchObject([{ key: 'a', attempts: 0, lockedBy: null }]);
  expect(alarms).toEqual([]);
});

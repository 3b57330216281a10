import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeadLetters, pruneDeadLetters, replayDeadLetter } from '../../../db/jobs/deadLetters.ts';
import { cancelJobs, restartJob } from '../../../db/jobs/jobs.ts';
import type { Db } from '../../../db/open.ts';
import type { Handler, Jobs } from '../../../server/jobs/jobs.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, testDb } from '../../support/database.ts';
import { jobsOf } from '../../support/jobs.ts';
import { done, second, start, webhookJobs } from './webhookJobs.ts';

let db: Db;
let clock: ManualClock;
let servers: Jobs[];
beforeEach(async () => {
  db = await testDb();
  clock = manualClock(start);
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((jobs) => jobs.stop(0)));
  db.close();
});
const { server, queue, job } = webhookJobs(() => ({ db, clock, servers }));

describe('a job', () => {
  test('runs once with several servers', async () => {
    const ran: string[] = [];
    const handler: Handler = async ({ key }) => {
      ran.push(key);
      await new Promise(setImmediate);
      return done;
    };
    const all = [server(handler), server(handler), server(handler)];
    const keys = Array.from({ length: 50 }, (_, n) => `job-${String(n).padStart(2, '0')}`);
    for (const key of keys) await queue(key);
    await Promise.all(all.map((jobs) => jobs.runDue()));
    expect(ran.sort()).toEqual(keys);
    expect(await jobsOf(db, 'webhook')).toEqual([]);
  });

  test('runs when it is due, and not before', async () => {
    const ran: string[] = [];
    const jobs = server(async ({ key }) => {
      ran.push(key);
      return done;
    });
    await jobs.start(['webhook']);
    await queue('later', { runAt: start + 60 * second });
    jobs.hurry('webhook');
    await new Promise(setImmediate);
    clock.advance(59 * second);
    await new Promise(setImmediate);
    expect(ran).toEqual([]);
    clock.advance(second);
    await expect.poll(() => ran).toEqual(['later']);
  });

  test('is queued once per key; the lowest priority runs first, then the oldest', async () => {
    const ran: string[] = [];
    const jobs = server(
      async ({ key }) => {
        ran.push(key);
        return done;
      },
      { concurrency: 1 },
    );
    await queue('second', { runAt: start - 2 });
    await queue('third', { runAt: start - 1 });
    await queue('first', { priority: -1 });
    await queue('third', { runAt: start - 100 });
    await jobs.runDue();
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  test('is limited per group across all servers, and delays no other group', async () => {
    const held = Promise.withResolvers<void>();
    const running = new Set<string>();
    let most = 0;
    const handler: Handler = async ({ key, groupKey }) => {
      if (groupKey !== 'slow') return done;
      running.add(key);
      most = Math.max(most, running.size);
      await held.promise;
      running.delete(key);
      return done;
    };
    const [one, other] = [server(handler, { perGroup: 2 }), server(handler, { perGroup: 2 })];
    for (let n = 0; n < 10; n += 1) await queue(`slow-${n}`, { groupKey: 'slow', runAt: start - 1 });
    const [first, second] = [one.runDue(), other.runDue()];
    await expect.poll(() => running.size).toBe(2);
    await queue('quick', { groupKey: 'quick' });
    await Promise.race([other.runDue(), expect.poll(() => job('quick')).toBeUndefined()]);
    expect(await job('quick')).toBeUndefined();
    expect(most).toBe(2);
    held.resolve();
    await Promise.all([first, second]);
    await one.runDue();
    expect(await jobsOf(db, 'webhook')).toEqual([]);
    expect(most).toBe(2);
  });

  test('ignores the outcome of an attempt from before a cancellation or restart', async () => {
    const held = Promise.withResolvers<void>();
    const jobs = server(async () => {
      await held.promise;
      return { state: 'retry', runAt: start + 1, error: 'late' };
    });
    await queue('a');
    const running = jobs.runDue();
    await expect.poll(async () => (await job('a'))?.lockedBy).toBeTruthy();
    await cancelJobs(direct(db), 'webhook', ['a']);
    await queue('a', { runAt: start + 60 * second });
    held.resolve();
    await running;
    expect(await job('a')).toMatchObject({ runAt: start + 60 * second, attempts: 0, lastError: null });
  });

  test('runs immediately on request, even before it is due', async () => {
    const ran: string[] = [];
    const jobs = server(async ({ key }) => {
      ran.push(key);
      return done;
    });
    await queue('a', { runAt: start + 60 * second });
    await queue('b', { runAt: start + 60 * second });
    await jobs.runNow('webhook', 'b');
    expect(ran).toEqual(['b']);
  });
});

describe('a job that fails', () => {
  test('backs off when its handler throws, and becomes a dead letter after 25 attempts', async () => {
    const jobs = server(
      async () => {
        throw new Error('a fault of ours');
      },
      { waits: [second, 10 * second] },
    );
    await queue('a');
    await jobs.runDue();
    expect(await job('a')).toMatchObject({
      attempts: 1,
      runAt: start + second,
      lastError: 'a fault of ours',
    });
    for (let n = 0; n < 30; n += 1) {
      clock.advance(10 * second);
      await jobs.runDue();
    }
    expect(await job('a')).toMatchObject({ attempts: 25, deadAt: expect.any(Number), lockedBy: null });
  });

  test('is listed as a dead letter, runs again on replay, and is deleted by retention', async () => {
    let works = false;
    const jobs = server(async () =>
      works ? done : { state: 'dead', at: clock.now(), error: 'refused for good' },
    );
    await queue('a');
    await queue('b');
    await jobs.runDue();
    const page = {
      sort: { field: 'createdAt', descending: false },
      offset: 0,
      limit: 10,
      filter: {},
    } as const;
    expect(await listDeadLetters(db, page)).toMatchObject({
      rows: [{ key: 'a', lastError: 'refused for good', attempts: 1 }, { key: 'b' }],
      total: 2,
    });
    works = true;
    clock.advance(second);
    expect(await jobs.runDue()).toBe(0);
    const note = { at: clock.now(), actorId: 'mara', action: 'job.replay', subject: 'server', details: {} };
    expect(await replayDeadLetter(db, 'webhook', 'a', clock.now(), note as never)).toMatchObject({
      attempts: 0,
    });
    expect(await jobs.runDue()).toBe(1);
    expect(await job('a')).toBeUndefined();
    expect(await pruneDeadLetters(db, start + 1)).toBe(1);
    expect(await jobsOf(db, 'webhook')).toEqual([]);
  });

  test('is due at once after a restart', async () => {
    const jobs = server(async () => ({ state: 'retry', runAt: clock.now() + 60 * second, error: 'away' }));
    await queue('a');
    await jobs.runDue();
    await restartJob(direct(db), { kind: 'webhook', key: 'a', createdAt: clock.now() });
    expect(await job('a')).toMatchObject({ runAt: start, attempts: 0, lastError: null });
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeadLetters, pruneDeadLetters, replayDeadLetter } from '../../../db/jobs/deadLetters.ts';
import { addJob, cancelJobs, restartJob } from '../../../db/jobs/jobs.ts';
import type { Db } from '../../../db/open.ts';
import { engines } from '../../../db/schema/index.ts';
import { createEmbeddedJobs } from '../../../server/jobs/embedded.ts';
import type { Handler, Jobs, Result, Task } from '../../../server/jobs/jobs.ts';
import { createLog } from '../../../server/log.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, rawOf, testDb } from '../../support/database.ts';
import { jobOf, jobsOf } from '../../support/jobs.ts';

const second = 1000;
const start = Date.parse('2026-03-02T10:00:00.000Z');

let db: Db;
let clock: ManualClock;
let servers: Jobs[];
beforeEach(() => {
  db = testDb();
  clock = manualClock(start);
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((jobs) => jobs.stop(0)));
  db.close();
});

const done: Result = { state: 'done' };
/** A job engine for webhooks, done by this handler. */
function server(handler: Handler, task: Partial<Task> = {}): Jobs {
  const jobs = createEmbeddedJobs({ db, clock, log: createLog('silent') });
  jobs.define({ webhook: { handler, clock, concurrency: 16, ...task } });
  servers.push(jobs);
  return jobs;
}
const queue = (key: string, more: { runAt?: number; groupKey?: string; priority?: number } = {}) =>
  addJob(direct(db), { kind: 'webhook', key, createdAt: clock.now(), ...more });
const job = (key: string) => jobOf(db, 'webhook', key);

describe('a job', () => {
  test('runs once, however many servers look for it', async () => {
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
    expect(jobsOf(db, 'webhook')).toEqual([]);
  });

  test('runs when it is due by its clock, and not before', async () => {
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

  test('of a key that waits is queued once; the lowest priority runs first, then the longest waiting', async () => {
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

  test('of a group runs a few at a time, at all servers together, and keeps nobody else waiting', async () => {
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
    expect(job('quick')).toBeUndefined();
    expect(most).toBe(2);
    held.resolve();
    await Promise.all([first, second]);
    await one.runDue();
    expect(jobsOf(db, 'webhook')).toEqual([]);
    expect(most).toBe(2);
  });

  test('that is cancelled or restarted while it runs is not settled by the old attempt', async () => {
    const held = Promise.withResolvers<void>();
    const jobs = server(async () => {
      await held.promise;
      return { state: 'retry', runAt: start + 1, error: 'late' };
    });
    await queue('a');
    const running = jobs.runDue();
    await expect.poll(() => job('a')?.lockedBy).toBeTruthy();
    await cancelJobs(direct(db), 'webhook', ['a']);
    await queue('a', { runAt: start + 60 * second });
    held.resolve();
    await running;
    expect(job('a')).toMatchObject({ runAt: start + 60 * second, attempts: 0, lastError: null });
  });

  test('runs now where somebody waits for it, due or not', async () => {
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
  test('waits longer and longer where its handler throws, and is a dead letter after 25 attempts', async () => {
    const jobs = server(
      async () => {
        throw new Error('a fault of ours');
      },
      { waits: [second, 10 * second] },
    );
    await queue('a');
    await jobs.runDue();
    expect(job('a')).toMatchObject({ attempts: 1, runAt: start + second, lastError: 'a fault of ours' });
    for (let n = 0; n < 30; n += 1) {
      clock.advance(10 * second);
      await jobs.runDue();
    }
    expect(job('a')).toMatchObject({ attempts: 25, deadAt: expect.any(Number), lockedBy: null });
  });

  test('is listed as a dead letter, runs again when it is replayed, and is dropped by retention', async () => {
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
    expect(job('a')).toBeUndefined();
    expect(await pruneDeadLetters(db, start + 1)).toBe(1);
    expect(jobsOf(db, 'webhook')).toEqual([]);
  });

  test('is due at once where it is restarted', async () => {
    const jobs = server(async () => ({ state: 'retry', runAt: clock.now() + 60 * second, error: 'away' }));
    await queue('a');
    await jobs.runDue();
    await restartJob(direct(db), { kind: 'webhook', key: 'a', createdAt: clock.now() });
    expect(job('a')).toMatchObject({ runAt: start, attempts: 0, lastError: null });
  });
});

describe('a worker', () => {
  test('that dies loses its jobs once its heart is silent for 20 seconds of the database, and one that lives does not', async () => {
    const held = Promise.withResolvers<void>();
    const dead = server(async () => {
      await held.promise;
      return done;
    });
    await queue('a');
    const lost = dead.runDue();
    await expect.poll(() => job('a')?.lockedBy).toBeTruthy();
    const ran: string[] = [];
    const living = server(async ({ key, attempts }) => {
      ran.push(`${key} ${attempts}`);
      return done;
    });
    await living.start(['webhook']);
    // However far the machine's own clock goes.
    clock.advance(24 * 3600 * second);
    await new Promise(setImmediate);
    expect(ran).toEqual([]);
    const holder = job('a')?.lockedBy ?? '';
    const [{ beatAt } = { beatAt: 0 }] = await db.select().from(engines).where(eq(engines.holder, holder));
    expect(Math.abs(beatAt - Date.now())).toBeLessThan(60 * second);
    direct(db)
      .update(engines)
      .set({ beatAt: beatAt - 21 * second })
      .where(eq(engines.holder, holder))
      .run();
    clock.advance(5 * second);
    await expect.poll(() => ran).toEqual(['a 2']);
    held.resolve();
    await lost;
    expect(jobsOf(db, 'webhook')).toEqual([]);
  });

  test('that stops finishes what runs, and frees what it has to cut off without counting the attempt', async () => {
    const quick = Promise.withResolvers<void>();
    const jobs = server(async ({ key }, { cut }) => {
      if (key === 'quick') await quick.promise;
      else await new Promise((_, reject) => cut.addEventListener('abort', () => reject(cut.reason)));
      return done;
    });
    await queue('quick');
    await queue('slow');
    await jobs.start(['webhook']);
    await expect.poll(() => job('slow')?.lockedBy).toBeTruthy();
    const stopped = jobs.stop(50);
    quick.resolve();
    await stopped;
    expect(jobsOf(db, 'webhook')).toMatchObject([{ key: 'slow', attempts: 0, lockedBy: null, deadAt: null }]);
    expect(await db.select().from(engines)).toEqual([]);
  });

  test('does no work twice whose end the disk did not take, and writes that down later', async () => {
    let runs = 0;
    const jobs = server(async () => {
      runs += 1;
      rawOf(db).pragma('query_only = 1');
      return done;
    });
    await queue('a');
    await jobs.runDue();
    rawOf(db).pragma('query_only = 0');
    expect(await jobs.look()).toMatchObject([{ kind: 'webhook', unrecorded: 1, rows: { running: 1 } }]);
    expect(job('a')).toBeDefined();
    expect(await jobs.runDue()).toBe(0);
    expect([runs, jobsOf(db, 'webhook')]).toEqual([1, []]);
  });
});

describe('timed work', () => {
  const hour = 3600 * second;
  const timed = (ran: number[]): Jobs => {
    const jobs = createEmbeddedJobs({ db, clock, log: createLog('silent') });
    const handler: Handler = async () => {
      ran.push(clock.now() - start);
      return { state: 'repeat', runAt: clock.now() + hour };
    };
    jobs.define({
      reconcile: { handler, clock, concurrency: 1, every: { ms: hour, firstAfter: 600 * second } },
    });
    servers.push(jobs);
    return jobs;
  };

  test('has one row, so that two servers do it once', async () => {
    const ran: number[] = [];
    const both = [timed(ran), timed(ran)];
    for (const jobs of both) await jobs.start(['reconcile']);
    for (const at of [600 * second, 600 * second + hour]) {
      clock.moveTo(start + at);
      await Promise.all(both.map((jobs) => jobs.runDue()));
    }
    expect(ran).toEqual([600 * second, 600 * second + hour]);
    expect(jobsOf(db, 'reconcile')).toHaveLength(1);
  });

  test('goes on where an earlier server left it, also after a clock that was ahead', async () => {
    const ran: number[] = [];
    const first = timed(ran);
    clock.moveTo(start + 400 * 24 * hour);
    await first.start(['reconcile']);
    await first.stop(0);
    clock = manualClock(start);
    await timed(ran).start(['reconcile']);
    await expect.poll(() => ran).toEqual([0]);
  });
});

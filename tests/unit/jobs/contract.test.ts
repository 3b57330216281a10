/** The promises of a job engine. They hold on SQLite and on Postgres, each with its own engine. */
import { describe, expect, test } from 'vitest';
import { listDeadLetters, pruneDeadLetters, replayDeadLetter } from '../../../db/jobs/deadLetters.ts';
import { cancelJobs, restartJob, settleJob } from '../../../db/jobs/jobs.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Handler, Result } from '../../../server/jobs/jobs.ts';
import { jobOf, jobsOf } from '../../support/jobs.ts';
import { done, jobsWorld, second, start } from '../../support/jobsWorld.ts';

const world = jobsWorld();
const { job, jobs, queue, server } = world;

const cancel = (key: string) => transaction(world.db, (tx) => cancelJobs(tx, 'webhook', [key]));
const restart = (key: string, runAt?: number) =>
  transaction(world.db, (tx) =>
    restartJob(tx, { kind: 'webhook', key, createdAt: world.clock.now(), ...(runAt && { runAt }) }),
  );

/** Notes the keys that it runs. */
function noting(ran: string[], result: () => Result = () => done): Handler {
  return async ({ key }) => {
    ran.push(key);
    return result();
  };
}

describe('a job', () => {
  test('runs once with two servers', async () => {
    const ran: string[] = [];
    await server(noting(ran));
    await server(noting(ran));
    const keys = Array.from({ length: 50 }, (_, n) => `job-${String(n).padStart(2, '0')}`);
    for (const key of keys) await queue(key);
    await expect.poll(jobs).toEqual([]);
    expect(ran.sort()).toEqual(keys);
  });

  test('runs when it is due, and not before', async () => {
    const ran: string[] = [];
    await server(noting(ran));
    await queue('later', { runAt: start + 60 * second });
    await queue('now');
    await expect.poll(() => ran).toEqual(['now']);
    world.clock.advance(59 * second);
    await queue('meanwhile');
    await expect.poll(() => ran).toEqual(['now', 'meanwhile']);
    world.clock.advance(second);
    await expect.poll(() => ran).toEqual(['now', 'meanwhile', 'later']);
  });

  test('runs by priority, then in the order of the due times', async () => {
    const ran: string[] = [];
    await queue('third', { runAt: start - 1 });
    await queue('second', { runAt: start - 2 });
    await queue('first', { priority: -1 });
    await server(noting(ran), { concurrency: 1 });
    await expect.poll(() => ran).toEqual(['first', 'second', 'third']);
  });

  test('stays as it is when its key is queued again, and is replaced by a restart', async () => {
    await queue('a', { runAt: start + 60 * second });
    await queue('a', { runAt: start });
    expect(await jobs()).toMatchObject([{ key: 'a', runAt: start + 60 * second }]);
    await restart('a', start + 30 * second);
    expect(await jobs()).toMatchObject([{ key: 'a', runAt: start + 30 * second }]);
  });

  test('is limited per group across all servers, and delays no other group', async () => {
    const held = Promise.withResolvers<void>();
    const running = new Set<string>();
    let most = 0;
    const handler: Handler = async ({ key }) => {
      if (key === 'quick') return done;
      running.add(key);
      most = Math.max(most, running.size);
      await held.promise;
      running.delete(key);
      return done;
    };
    await server(handler, { perGroup: 2 });
    await server(handler, { perGroup: 2 });
    for (let n = 0; n < 20; n += 1) await queue(`slow-${n}`, { groupKey: 'slow', runAt: start - 1 });
    await expect.poll(() => running.size).toBe(2);
    await queue('quick', { groupKey: 'quick' });
    await expect.poll(() => job('quick')).toBeUndefined();
    held.resolve();
    await expect.poll(jobs).toEqual([]);
    expect(most).toBe(2);
  });

  test('is limited per kind and server, and delays no other kind', async () => {
    const held = Promise.withResolvers<void>();
    let running = 0;
    const handler: Handler = async ({ kind }) => {
      if (kind === 'mail') return done;
      running += 1;
      await held.promise;
      return done;
    };
    await server(handler, { concurrency: 3 }, ['mail', 'webhook']);
    for (let n = 0; n < 30; n += 1) await queue(`slow-${n}`, { runAt: start - 1 });
    await expect.poll(() => running).toBe(3);
    await queue('a', { kind: 'mail' });
    await expect.poll(() => jobsOf(world.db, 'mail')).toEqual([]);
    expect(running).toBe(3);
    held.resolve();
    await expect.poll(jobs).toEqual([]);
    expect(running).toBe(30);
  });

  test('ignores the outcome of an attempt from before a cancellation', async () => {
    const held = Promise.withResolvers<void>();
    const one = await server(async () => {
      await held.promise;
      return { state: 'retry', runAt: start + 1, error: 'late' };
    });
    await queue('a');
    await expect.poll(async () => (await job('a'))?.lockedBy).toBeTruthy();
    await cancel('a');
    await queue('a', { runAt: start + 60 * second });
    held.resolve();
    await one.stop(second);
    world.forget();
    expect(await jobs()).toMatchObject([{ runAt: start + 60 * second, attempts: 0, lastError: null }]);
  });

  test('runs immediately on request, even before it is due', async () => {
    const ran: string[] = [];
    const one = await server(noting(ran));
    await queue('a', { runAt: start + 60 * second });
    await queue('b', { runAt: start + 60 * second });
    await one.runNow('webhook', 'b');
    expect(ran).toEqual(['b']);
    expect(await jobs()).toMatchObject([{ key: 'a' }]);
  });

  test('ends in the transaction of what it changes, or is recorded later and not repeated', async () => {
    let fails = true;
    const ran: string[] = [];
    await server(async ({ kind: _, ...claim }) => {
      ran.push(claim.key);
      const record = () =>
        transaction(world.db, async (tx) => {
          expect(await settleJob(tx, { ...claim, kind: 'webhook' }, done)).toBe(true);
          if (fails) throw new Error('the change fails');
        });
      return { ...done, record };
    });
    await queue('a');
    await expect.poll(() => ran).toEqual(['a']);
    expect(await jobs()).toMatchObject([{ key: 'a', attempts: 1 }]);
    fails = false;
    world.clock.advance(5 * second);
    await expect.poll(jobs).toEqual([]);
    expect(ran).toEqual(['a']);
  });

  test('that repeats has one row, so that two servers run it once', async () => {
    const ran: number[] = [];
    const hour = 3600 * second;
    const handler: Handler = async () => {
      ran.push(world.clock.now() - start);
      return { state: 'repeat', runAt: world.clock.now() + hour };
    };
    const every = { ms: hour, firstAfter: 600 * second };
    await server(handler, { every, concurrency: 1 }, ['reconcile']);
    await server(handler, { every, concurrency: 1 }, ['reconcile']);
    const times = [600 * second, 600 * second + hour];
    for (const [n, at] of times.entries()) {
      world.clock.moveTo(start + at);
      await expect.poll(() => ran).toEqual(times.slice(0, n + 1));
      await expect
        .poll(() => jobsOf(world.db, 'reconcile'))
        .toMatchObject([{ runAt: start + at + hour, lockedBy: null, attempts: 0 }]);
    }
  });
});

describe('a job that fails', () => {
  test('runs again after the wait that its handler names', async () => {
    const ran: number[] = [];
    await server(async ({ attempts }) => {
      ran.push(world.clock.now() - start);
      return attempts === 1 ? { state: 'retry', runAt: world.clock.now() + 5 * second, error: 'away' } : done;
    });
    await queue('a');
    const waiting = { attempts: 1, runAt: start + 5 * second, lockedBy: null, lastError: 'away' };
    await expect.poll(jobs).toMatchObject([waiting]);
    world.clock.advance(5 * second);
    await expect.poll(jobs).toEqual([]);
    expect(ran).toEqual([0, 5 * second]);
  });

  test.each([
    ['backs off when its handler throws, and becomes a dead letter after 25 attempts', 'webhook', 25],
    ['never becomes a dead letter if it runs an account', 'run', 27],
  ] as const)('%s', async (_, kind, tried) => {
    await server(
      async () => {
        throw new Error('a fault of ours');
      },
      { waits: [second, 10 * second] },
      [kind],
    );
    const job = () => jobOf(world.db, kind, 'a');
    await queue('a', { kind });
    const waiting = { attempts: 1, runAt: start + second, lastError: 'a fault of ours', lockedBy: null };
    await expect.poll(job).toMatchObject(waiting);
    for (let attempts = 2; attempts <= tried; attempts += 1) {
      world.clock.advance(10 * second);
      await expect.poll(job).toMatchObject({ attempts, lockedBy: null });
    }
    expect(await job()).toMatchObject({ deadAt: kind === 'run' ? null : world.clock.now() });
  });

  test('is listed as a dead letter, runs again on replay, and is deleted by retention', async () => {
    let works = false;
    const ran: string[] = [];
    await server(
      noting(ran, () => (works ? done : { state: 'dead', at: world.clock.now(), error: 'refused for good' })),
    );
    await queue('a');
    await queue('b');
    const sort = { field: 'createdAt', descending: false } as const;
    const listed = () => listDeadLetters(world.db, { sort, offset: 0, limit: 10, filter: {} });
    const letter = { lastError: 'refused for good', attempts: 1, lockedBy: null, deadAt: start };
    await expect.poll(async () => (await listed()).total).toBe(2);
    expect((await listed()).rows).toMatchObject([
      { key: 'a', ...letter },
      { key: 'b', ...letter },
    ]);
    works = true;
    world.clock.advance(second);
    const now = world.clock.now();
    const note = { at: now, actorId: 'mara', action: 'job.replay', subject: 'server', details: {} };
    expect(await replayDeadLetter(world.db, 'webhook', 'a', now, note as never)).toMatchObject({
      ...{ attempts: 0, createdAt: now, runAt: now },
    });
    await expect.poll(() => job('a')).toBeUndefined();
    expect(ran.toSorted()).toEqual(['a', 'a', 'b']);
    expect(await pruneDeadLetters(world.db, start + 1)).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  test('is due at once after a restart, with its attempts reset', async () => {
    await server(
      async () => ({ state: 'retry', runAt: world.clock.now() + 60 * second, error: 'away' }),
      {},
      ['mail'],
    );
    await queue('a', { kind: 'mail' });
    await expect.poll(() => jobsOf(world.db, 'mail')).toMatchObject([{ attempts: 1, lockedBy: null }]);
    await transaction(world.db, (tx) =>
      restartJob(tx, { kind: 'mail', key: 'a', createdAt: start, runAt: start + second }),
    );
    expect(await jobsOf(world.db, 'mail')).toMatchObject([
      { runAt: start + second, attempts: 0, lastError: null, deadAt: null },
    ]);
  });
});

describe('a server', () => {
  test('finishes running jobs on a stop, and hands aborted ones back without counting the attempt', async () => {
    const quick = Promise.withResolvers<void>();
    const one = await server(async ({ key }, { cut }) => {
      if (key === 'quick') await quick.promise;
      else await new Promise((_, reject) => cut.addEventListener('abort', () => reject(cut.reason)));
      return done;
    });
    await queue('quick');
    await queue('slow');
    await expect.poll(async () => (await jobs()).filter(({ lockedBy }) => lockedBy).length).toBe(2);
    const stopped = one.stop(50);
    quick.resolve();
    await stopped;
    world.forget();
    expect(await jobs()).toMatchObject([{ key: 'slow', attempts: 0, lockedBy: null, deadAt: null }]);
    expect(await world.workers()).toEqual([]);
    const ran: string[] = [];
    await server(noting(ran));
    await expect.poll(() => ran).toEqual(['slow']);
  });

  test('counts waiting, running, dead and overdue jobs', async () => {
    const held = Promise.withResolvers<void>();
    const one = await server(async ({ key }) => {
      if (key === 'dead') return { state: 'dead', at: start, error: 'refused' };
      await held.promise;
      return done;
    });
    const sizes = async () => (await one.look()).find(({ kind }) => kind === 'webhook');
    await queue('dead');
    await queue('running');
    await queue('later', { runAt: start + 60 * second });
    const rows = { waiting: 1, running: 1, dead: 1, overdueMs: 0 };
    await expect.poll(sizes).toEqual({ kind: 'webhook', unrecorded: 0, rows });
    held.resolve();
  });
});

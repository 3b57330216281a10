/** Due rows through graphile-worker, on a real Postgres. */
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeadLetters, replayDeadLetter } from '../../db/jobs/deadLetters.ts';
import { addJob, type JobKind } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import { poolOf } from '../../db/postgres/open.ts';
import { engines, jobs as jobRows } from '../../db/schema/index.ts';
import { jobKinds } from '../../db/schema/jobs.ts';
import { createGraphileJobs } from '../../server/jobs/graphile.ts';
import type { Handler, Jobs, Kind, Result, Task } from '../../server/jobs/jobs.ts';
import { createLog } from '../../server/log.ts';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { direct, execute, testDb } from '../support/database.ts';
import { jobOf, jobsOf } from '../support/jobs.ts';

const hangingServer = fileURLToPath(new URL('./hangingServer.ts', import.meta.url));
const second = 1000;
const start = Date.parse('2026-03-02T10:00:00.000Z');
const done: Result = { state: 'done' };

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

/** A server that runs these kinds, and announces all. */
async function server(
  handler: Handler,
  task: Partial<Task> = {},
  kinds: readonly Kind[] = ['webhook'],
  log = createLog('silent'),
) {
  const jobs = createGraphileJobs({ db, clock, log });
  jobs.define(
    Object.fromEntries(jobKinds.map((kind) => [kind, { handler, clock, concurrency: 16, ...task }])),
  );
  servers.push(jobs);
  await jobs.start(kinds);
  return jobs;
}
const queue = (key: string, more: { kind?: JobKind; runAt?: number; groupKey?: string } = {}) =>
  addJob(direct(db), { kind: 'webhook', key, createdAt: clock.now(), ...more });
const job = (key: string) => jobOf(db, 'webhook', key);
/** What graphile-worker has queued: job keys, and by whom they are locked. */
const queued = () =>
  execute<{ key: string | null; locked_by: string | null }>(
    db,
    'select key, locked_by from graphile_worker.jobs order by key',
  );
const ofAPool = { locked_by: expect.stringMatching(/^pool-/) };
const workers = () => db.select().from(engines);

describe('a due row', () => {
  test.each([...jobKinds])('of the kind %s runs through the queue of graphile-worker', async (kind) => {
    const locked: unknown[] = [];
    const handler: Handler = async () => {
      locked.push(...(await queued()));
      return done;
    };
    const jobs = await server(handler, {}, jobKinds);
    await queue('a', { kind });
    jobs.hurry(kind);
    await expect.poll(() => jobsOf(db, kind)).toEqual([]);
    expect(locked).toEqual([{ key: `${kind}:a`, ...ofAPool }]);
    await expect.poll(queued).toEqual([]);
  });

  test('runs once with two servers', async () => {
    const ran: string[] = [];
    const handler: Handler = async ({ key }) => {
      ran.push(key);
      return done;
    };
    const both = [await server(handler), await server(handler)];
    const keys = Array.from({ length: 200 }, (_, n) => `job-${String(n).padStart(3, '0')}`);
    for (const key of keys) {
      await queue(key);
      for (const jobs of both) jobs.hurry('webhook');
    }
    await expect.poll(() => jobsOf(db, 'webhook')).toEqual([]);
    await expect.poll(queued).toEqual([]);
    expect(ran.sort()).toEqual(keys);
  });

  test('runs within a second on another server, when its own runs no jobs', async () => {
    const web = await server(async () => done, {}, []);
    await server(async () => done, {}, ['mail']);
    await queue('a', { kind: 'mail' });
    const at = performance.now();
    web.hurry('mail');
    await expect.poll(() => jobsOf(db, 'mail'), { interval: 10 }).toEqual([]);
    expect(performance.now() - at).toBeLessThan(second);
  });

  test('runs when it is due, and again after a retry', async () => {
    const ran: number[] = [];
    const jobs = await server(async ({ attempts }) => {
      ran.push(clock.now() - start);
      return attempts === 1 ? { state: 'retry', runAt: clock.now() + 5 * second, error: 'away' } : done;
    });
    await queue('a', { runAt: start + 60 * second });
    jobs.hurry('webhook');
    await queue('b', { runAt: start + 65 * second });
    await expect.poll(queued).toEqual([]);
    clock.advance(60 * second);
    await expect.poll(() => job('a')).toMatchObject({ attempts: 1, lockedBy: null });
    expect(ran).toEqual([60 * second]);
    await expect
      .poll(async () => {
        clock.advance(second);
        return (await jobsOf(db, 'webhook')).length;
      })
      .toBe(0);
    expect(ran).toHaveLength(4);
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
    const [one, other] = [await server(handler, { perGroup: 2 }), await server(handler, { perGroup: 2 })];
    for (let n = 0; n < 20; n += 1) await queue(`slow-${n}`, { groupKey: 'slow', runAt: start - 1 });
    one.hurry('webhook');
    await expect.poll(() => running.size).toBe(2);
    await queue('quick', { groupKey: 'quick' });
    other.hurry('webhook');
    await expect.poll(() => job('quick')).toBeUndefined();
    held.resolve();
    await expect.poll(() => jobsOf(db, 'webhook')).toEqual([]);
    expect(most).toBe(2);
  });

  test('is limited per kind and server, and delays no other kind', async () => {
    const held = Promise.withResolvers<void>();
    let running = 0;
    const jobs = await server(
      async ({ kind }) => {
        if (kind === 'mail') return done;
        running += 1;
        await held.promise;
        return done;
      },
      { concurrency: 3 },
      ['mail', 'webhook'],
    );
    for (let n = 0; n < 30; n += 1) await queue(`slow-${n}`, { runAt: start - 1 });
    jobs.hurry('webhook');
    await expect.poll(() => running).toBe(3);
    await queue('a', { kind: 'mail' });
    jobs.hurry('mail');
    await expect.poll(() => jobsOf(db, 'mail')).toEqual([]);
    expect(running).toBe(3);
    held.resolve();
    await expect.poll(() => jobsOf(db, 'webhook')).toEqual([]);
    expect(running).toBe(30);
  });

  test('drains from a backlog of 5,000, each once', async () => {
    const ran = new Map<string, number>();
    const handler: Handler = async ({ key }) => {
      ran.set(key, (ran.get(key) ?? 0) + 1);
      return done;
    };
    const rows = Array.from({ length: 5000 }, (_, n) => ({
      ...{ kind: 'webhook' as const, key: `job-${n}`, createdAt: start, runAt: start },
    }));
    await direct(db).insert(jobRows).values(rows);
    await server(handler);
    await server(handler);
    await expect
      .poll(async () => (await jobsOf(db, 'webhook')).length, { timeout: 120_000, interval: 500 })
      .toBe(0);
    expect(ran.size).toBe(5000);
    expect([...ran.values()].filter((n) => n > 1)).toEqual([]);
  });
});

describe('a job that fails', () => {
  test('is listed as a dead letter, and runs again on replay', async () => {
    let works = false;
    const jobs = await server(async () =>
      works ? done : { state: 'dead', at: clock.now(), error: 'refused for good' },
    );
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toMatchObject({ deadAt: start, lockedBy: null });
    const sort = { field: 'createdAt', descending: false } as const;
    expect(await listDeadLetters(db, { sort, offset: 0, limit: 10, filter: {} })).toMatchObject({
      rows: [{ key: 'a', lastError: 'refused for good', attempts: 1 }],
      total: 1,
    });
    works = true;
    const note = { at: start, actorId: 'mara', action: 'job.replay', subject: 'server', details: {} };
    await replayDeadLetter(db, 'webhook', 'a', clock.now(), note as never);
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toBeUndefined();
  });
});

describe('a server', () => {
  test('finishes running jobs on a stop, frees aborted ones, and leaves no lock behind', async () => {
    const quick = Promise.withResolvers<void>();
    const jobs = await server(async ({ key }, { cut }) => {
      if (key === 'quick') await quick.promise;
      else await new Promise((_, reject) => cut.addEventListener('abort', () => reject(cut.reason)));
      return done;
    });
    await queue('quick');
    await queue('slow');
    jobs.hurry('webhook');
    await expect
      .poll(async () => [(await job('slow'))?.lockedBy, (await job('quick'))?.lockedBy].every(Boolean))
      .toBe(true);
    const stopped = jobs.stop(50);
    quick.resolve();
    await stopped;
    servers = [];
    expect(await jobsOf(db, 'webhook')).toMatchObject([
      { key: 'slow', attempts: 0, lockedBy: null, deadAt: null },
    ]);
    expect(await workers()).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  test('loses its jobs and its locks in the queue after a kill, once it is reaped', async () => {
    for (const key of ['a', 'b']) await queue(key, { runAt: start - second });
    const killed = execa(process.execPath, [hangingServer], {
      env: { DATABASE_URL: poolOf(db).options.connectionString },
      reject: false,
    });
    await expect.poll(async () => (await jobsOf(db, 'webhook')).every(({ lockedBy }) => lockedBy)).toBe(true);
    killed.kill('SIGKILL');
    await killed;
    expect(await queued()).toMatchObject([ofAPool, ofAPool]);
    // Of the server, and of its pool.
    expect(await workers()).toHaveLength(2);
    await direct(db).update(engines).set({ beatAt: 0 });
    const ran: string[] = [];
    await server(async ({ key, attempts }) => {
      ran.push(`${key} ${attempts}`);
      return done;
    });
    await expect.poll(() => jobsOf(db, 'webhook')).toEqual([]);
    expect(ran.sort()).toEqual(['a 2', 'b 2']);
    await expect.poll(queued).toEqual([]);
  });

  test('loses a queued job that it locked and never claimed', async () => {
    const ran: string[] = [];
    const jobs = await server(async ({ key }) => {
      ran.push(key);
      return done;
    });
    const [pool] = (await workers()).filter(({ holder }) => holder.startsWith('pool-'));
    await execute(db, `select graphile_worker.add_job('webhook', '{"key":"a"}', job_key => 'webhook:a')`);
    await execute(
      db,
      `update graphile_worker._private_jobs set locked_at = now() - interval '21 seconds', locked_by = '${pool?.holder}'`,
    );
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toBeUndefined();
    expect(ran).toEqual(['a']);
    // Its lock goes with its server.
    await jobs.stop(0);
    servers = [];
    expect(await queued()).toEqual([]);
  });

  test('continues after all its connections have broken', async () => {
    const jobs = await server(async () => done);
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toBeUndefined();
    await execute(
      db,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await direct(db).insert(jobRows).values({ kind: 'webhook', key: 'b', createdAt: start, runAt: start });
    await expect
      .poll(() => {
        clock.advance(5 * second);
        return job('b');
      })
      .toBeUndefined();
  });

  test('continues after the queue could not complete a job', async () => {
    const held = Promise.withResolvers<void>();
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const handler: Handler = async ({ key }) => {
      if (key === 'a') await held.promise;
      return done;
    };
    const jobs = await server(handler, {}, ['webhook'], log);
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(async () => (await job('a'))?.lockedBy).toBeTruthy();
    await execute(db, 'alter table graphile_worker._private_jobs rename to away');
    held.resolve();
    await expect.poll(() => lines.some((line) => line.includes('Failed to complete jobs'))).toBe(true);
    await execute(db, 'alter table graphile_worker.away rename to _private_jobs');
    await queue('b');
    jobs.hurry('webhook');
    await expect.poll(() => jobsOf(db, 'webhook')).toEqual([]);
  });
});

/** Due rows through graphile-worker, on a real Postgres. */
import { describe, expect, test } from 'vitest';
import { listDeadLetters, replayDeadLetter } from '../../db/jobs/deadLetters.ts';
import { jobs as jobRows } from '../../db/schema/index.ts';
import { jobKinds } from '../../db/schema/jobs.ts';
import type { Handler } from '../../server/jobs/jobs.ts';
import { direct, execute } from '../support/database.ts';
import { samples } from '../support/deep.ts';
import { jobsOf } from '../support/jobs.ts';
import { done, graphileWorld, ofAPool, second, start } from './graphileWorld.ts';

const world = graphileWorld();
const { job, queue, queued, server } = world;

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
    await expect.poll(() => jobsOf(world.db, kind)).toEqual([]);
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
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
    await expect.poll(queued).toEqual([]);
    expect(ran.sort()).toEqual(keys);
  });

  test('runs at once on another server, by its notification, when its own runs no jobs', async () => {
    const web = await server(async () => done, {}, []);
    await server(async () => done, {}, ['mail']);
    await queue('a', { kind: 'mail' });
    // The clock stands still and no place polls for a minute: only the notification can start it.
    web.hurry('mail');
    await expect.poll(() => jobsOf(world.db, 'mail')).toEqual([]);
  });

  test('runs with the next heartbeat when its notification was lost', async () => {
    await server(async () => done);
    await queue('a');
    await execute(
      world.db,
      `insert into graphile_worker._private_tasks (identifier) values ('webhook') on conflict do nothing`,
    );
    // Nobody is notified without graphile-worker's function, and no place looks again after its start.
    await execute(
      world.db,
      `insert into graphile_worker._private_jobs (task_id, payload, key, flags, run_at)
        select id, '{"key":"a"}', 'webhook:a', '{"webhook":true}', now() + interval '1 second'
        from graphile_worker._private_tasks where identifier = 'webhook'`,
    );
    const ready = () =>
      execute(world.db, 'select key from graphile_worker.jobs where run_at < now() and locked_at is null');
    await expect.poll(ready).toEqual([{ key: 'webhook:a' }]);
    world.clock.advance(5 * second);
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
  });

  test('runs when it is due, and again after a retry', async () => {
    const ran: number[] = [];
    const jobs = await server(async ({ attempts }) => {
      ran.push(world.clock.now() - start);
      return attempts === 1 ? { state: 'retry', runAt: world.clock.now() + 5 * second, error: 'away' } : done;
    });
    await queue('a', { runAt: start + 60 * second });
    jobs.hurry('webhook');
    await queue('b', { runAt: start + 65 * second });
    await expect.poll(queued).toEqual([]);
    world.clock.advance(60 * second);
    await expect.poll(() => job('a')).toMatchObject({ attempts: 1, lockedBy: null });
    expect(ran).toEqual([60 * second]);
    await expect
      .poll(async () => {
        world.clock.advance(second);
        return (await jobsOf(world.db, 'webhook')).length;
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
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
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
    await expect.poll(() => jobsOf(world.db, 'mail')).toEqual([]);
    expect(running).toBe(3);
    held.resolve();
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
    expect(running).toBe(30);
  });

  const backlog = samples(1000, 5000);
  test(`drains from a backlog of ${backlog}, each once`, async () => {
    const ran = new Map<string, number>();
    const handler: Handler = async ({ key }) => {
      ran.set(key, (ran.get(key) ?? 0) + 1);
      return done;
    };
    const rows = Array.from({ length: backlog }, (_, n) => ({
      ...{ kind: 'webhook' as const, key: `job-${n}`, createdAt: start, runAt: start },
    }));
    await direct(world.db).insert(jobRows).values(rows);
    await server(handler);
    await server(handler);
    await expect
      .poll(async () => (await jobsOf(world.db, 'webhook')).length, { timeout: 120_000, interval: 500 })
      .toBe(0);
    expect(ran.size).toBe(backlog);
    expect([...ran.values()].filter((n) => n > 1)).toEqual([]);
  });
});

describe('a job that fails', () => {
  test('is listed as a dead letter, and runs again on replay', async () => {
    let works = false;
    const jobs = await server(async () =>
      works ? done : { state: 'dead', at: world.clock.now(), error: 'refused for good' },
    );
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toMatchObject({ deadAt: start, lockedBy: null });
    const sort = { field: 'createdAt', descending: false } as const;
    expect(await listDeadLetters(world.db, { sort, offset: 0, limit: 10, filter: {} })).toMatchObject({
      rows: [{ key: 'a', lastError: 'refused for good', attempts: 1 }],
      total: 1,
    });
    works = true;
    const note = { at: start, actorId: 'mara', action: 'job.replay', subject: 'server', details: {} };
    await replayDeadLetter(world.db, 'webhook', 'a', world.clock.now(), note as never);
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toBeUndefined();
  });
});

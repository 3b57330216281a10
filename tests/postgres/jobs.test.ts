/** Due rows through graphile-worker, on a real Postgres. */
import { describe, expect, test } from 'vitest';
import { jobs as jobRows } from '../../db/schema/index.ts';
import { jobKinds } from '../../db/schema/jobs.ts';
import type { Handler } from '../../server/jobs/jobs.ts';
import { direct, execute } from '../support/database.ts';
import { samples } from '../support/deep.ts';
import { jobsOf } from '../support/jobs.ts';
import { done, jobsWorld, start } from '../support/jobsWorld.ts';
import { ofAPool, queuedIn } from './graphile.ts';

const world = jobsWorld();
const { queue, server } = world;
const queued = () => queuedIn(world.db);

describe('a due row', () => {
  test.each([...jobKinds])('of the kind %s runs through the queue of graphile-worker', async (kind) => {
    const locked: unknown[] = [];
    const handler: Handler = async () => {
      locked.push(...(await queued()));
      return done;
    };
    await server(handler, {}, jobKinds);
    await queue('a', { kind });
    await expect.poll(() => jobsOf(world.db, kind)).toEqual([]);
    expect(locked).toEqual([{ key: `${kind}:a`, ...ofAPool }]);
    await expect.poll(queued).toEqual([]);
  });

  test('runs at once on another server, by its notification, when its own runs no jobs', async () => {
    await server(async () => done, {}, []);
    await server(async () => done, {}, ['mail']);
    // The clock stands still and no place polls for a minute: only the notification can start it.
    await queue('a', { kind: 'mail' });
    await expect.poll(() => jobsOf(world.db, 'mail')).toEqual([]);
  });

  test('runs within a second when its notification was lost', async () => {
    await server(async () => done);
    await execute(
      world.db,
      `insert into graphile_worker._private_tasks (identifier) values ('webhook') on conflict do nothing`,
    );
    // Nobody is notified without graphile-worker's function.
    await execute(
      world.db,
      `insert into graphile_worker._private_jobs (task_id, key, flags, run_at)
        select id, 'webhook:a', '{"webhook":true,"created:0":true,"due:0":true}', now()
        from graphile_worker._private_tasks where identifier = 'webhook'`,
    );
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
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

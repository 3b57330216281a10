/** Servers that run jobs by graphile-worker, stop and are killed. */
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { poolOf } from '../../db/postgres/open.ts';
import { engines, jobs as jobRows } from '../../db/schema/index.ts';
import type { Handler } from '../../server/jobs/jobs.ts';
import { createLog } from '../../server/log.ts';
import { manualClock } from '../support/clock.ts';
import { direct, execute } from '../support/database.ts';
import { jobsOf } from '../support/jobs.ts';
import { done, jobsWorld, second, start } from '../support/jobsWorld.ts';
import { ofAPool, queuedIn } from './graphile.ts';

const hangingServer = fileURLToPath(new URL('./hangingServer.ts', import.meta.url));
const world = jobsWorld();
const { job, queue, server, workers } = world;
const queued = () => queuedIn(world.db);

describe('a server', () => {
  test('loses its jobs and its locks in the queue after a kill, once it is reaped', async () => {
    for (const key of ['a', 'b']) await queue(key, { runAt: start - second });
    const killed = execa(process.execPath, [hangingServer], {
      env: { DATABASE_URL: poolOf(world.db).options.connectionString },
      reject: false,
    });
    await expect
      .poll(async () => (await jobsOf(world.db, 'webhook')).every(({ lockedBy }) => lockedBy))
      .toBe(true);
    killed.kill('SIGKILL');
    await killed;
    expect(await queued()).toMatchObject([ofAPool, ofAPool]);
    // Of the server, and of its pool.
    expect(await workers()).toHaveLength(2);
    await direct(world.db).update(engines).set({ beatAt: 0 });
    const ran: string[] = [];
    await server(async ({ key, attempts }) => {
      ran.push(`${key} ${attempts}`);
      return done;
    });
    await expect.poll(() => jobsOf(world.db, 'webhook')).toEqual([]);
    expect(ran.sort()).toEqual(['a 2', 'b 2']);
    await expect.poll(queued).toEqual([]);
  });

  test('runs a job that was locked for it without its knowledge', async () => {
    const ran: string[] = [];
    const jobs = await server(async ({ key }) => {
      ran.push(key);
      return done;
    });
    const [pool] = (await workers()).filter(({ holder }) => holder.startsWith('pool-'));
    await queue('a', { runAt: start + second });
    await execute(
      world.db,
      `update graphile_worker._private_jobs set locked_at = now() - interval '21 seconds', locked_by = '${pool?.holder}'`,
    );
    world.clock.advance(5 * second);
    await expect.poll(() => job('a')).toBeUndefined();
    expect(ran).toEqual(['a']);
    // Its lock goes with its server.
    await jobs.stop(0);
    world.forget();
    expect(await queued()).toEqual([]);
  });

  test('gives a job back that is due only by the clock of another server', async () => {
    const ran: string[] = [];
    const noting = (name: string) => async () => {
      ran.push(name);
      return done;
    };
    await server(noting('behind'));
    await queue('a', { runAt: start + 30 * second });
    await execute(
      world.db,
      'select count(*) from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
    );
    await expect.poll(async () => (await job('a'))?.lockedBy).toBeTruthy();
    await server(noting('ahead'), { clock: manualClock(start + 60 * second) });
    await expect.poll(() => job('a'), { timeout: 5 * second }).toBeUndefined();
    expect(ran).toEqual(['ahead']);
  });

  test('continues after all its connections have broken', async () => {
    const jobs = await server(async () => done);
    await queue('a');
    jobs.hurry('webhook');
    await expect.poll(() => job('a')).toBeUndefined();
    await execute(
      world.db,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await direct(world.db)
      .insert(jobRows)
      .values({ kind: 'webhook', key: 'b', createdAt: start, runAt: start });
    await expect
      .poll(() => {
        world.clock.advance(5 * second);
        return job('b');
      })
      .toBeUndefined();
  });

  test('continues after the queue could not complete a job, and stops', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    const held = new Map(keys.map((key) => [key, Promise.withResolvers<void>()]));
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const handler: Handler = async ({ key }) => {
      await held.get(key)?.promise;
      return done;
    };
    const jobs = await server(handler, {}, ['webhook'], log);
    for (const key of keys) await queue(key);
    jobs.hurry('webhook');
    await expect.poll(async () => (await queued()).every((row) => row.locked_by)).toBe(true);
    await execute(
      world.db,
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
        create trigger refuse before delete on graphile_worker._private_jobs for each row
        when (old.key is null) execute function refuse()`,
    );
    held.get('a')?.resolve();
    await expect.poll(() => lines.some((line) => line.includes('Failed to complete jobs'))).toBe(true);
    await execute(world.db, 'drop function refuse() cascade');
    await queue('e');
    jobs.hurry('webhook');
    await expect.poll(() => job('e')).toBeUndefined();
    // graphile-worker miscounts what it completes after a failure, and its pool does not end.
    for (const [n, key] of ['b', 'c', 'd'].entries()) {
      held.get(key)?.resolve();
      await expect.poll(async () => (await queued()).length).toBe(3 - n);
    }
    await jobs.stop(0);
    world.forget();
    expect(await queued()).toEqual([]);
  });
});

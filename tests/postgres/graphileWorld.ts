import { afterEach, beforeEach, expect } from 'vitest';
import { addJob, type JobKind } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import { engines } from '../../db/schema/index.ts';
import { jobKinds } from '../../db/schema/jobs.ts';
import { createGraphileJobs } from '../../server/jobs/graphile.ts';
import type { Handler, Jobs, Kind, Result, Task } from '../../server/jobs/jobs.ts';
import { createLog } from '../../server/log.ts';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { direct, execute, testDb } from '../support/database.ts';
import { jobOf } from '../support/jobs.ts';

export const second = 1000;
export const start = Date.parse('2026-03-02T10:00:00.000Z');
export const done: Result = { state: 'done' };
export const ofAPool = { locked_by: expect.stringMatching(/^pool-/) };

/** An empty database for each test, and servers that run jobs on it by graphile-worker. */
export function graphileWorld() {
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

  return {
    get db() {
      return db;
    },
    get clock() {
      return clock;
    },
    /** For servers that a test stopped itself. */
    forget() {
      servers = [];
    },
    /** A server that runs these kinds, and announces all. */
    async server(
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
    },
    queue: (key: string, more: { kind?: JobKind; runAt?: number; groupKey?: string } = {}) =>
      addJob(direct(db), { kind: 'webhook', key, createdAt: clock.now(), ...more }),
    job: (key: string) => jobOf(db, 'webhook', key),
    /** What graphile-worker has queued: job keys, and by whom they are locked. */
    queued: () =>
      execute<{ key: string | null; locked_by: string | null }>(
        db,
        'select key, locked_by from graphile_worker.jobs order by key',
      ),
    workers: () => db.select().from(engines),
  };
}

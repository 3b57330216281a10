import { afterEach, beforeEach } from 'vitest';
import { addJob, type NewJob } from '../../db/jobs/jobs.ts';
import { onWake } from '../../db/jobs/wake.ts';
import type { Db } from '../../db/open.ts';
import { engines } from '../../db/schema/index.ts';
import { jobKinds } from '../../db/schema/jobs.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler, Jobs, Kind, Result, Task } from '../../server/jobs/jobs.ts';
import { createLog } from '../../server/log.ts';
import { type ManualClock, manualClock } from './clock.ts';
import { testDb } from './database.ts';
import { createJobs, jobOf, jobsOf } from './jobs.ts';

export const second = 1000;
export const start = Date.parse('2026-03-02T10:00:00.000Z');
export const done: Result = { state: 'done' };

/** An empty database for each test, and servers that run jobs on it by the database's job engine. */
export function jobsWorld() {
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
    /** A server that knows all kinds, and runs these. */
    async server(
      handler: Handler,
      task: Partial<Task> = {},
      kinds: readonly Kind[] = ['webhook'],
      log = createLog('silent'),
    ) {
      const jobs = createJobs({ db, clock, log });
      jobs.define(
        Object.fromEntries(
          [...jobKinds, 'run'].map((kind) => [kind, { handler, clock, concurrency: 16, ...task }]),
        ),
      );
      servers.push(jobs);
      onWake(db, jobs.hurry);
      await jobs.start(kinds);
      return jobs;
    },
    queue: (key: string, more: Partial<NewJob> = {}) =>
      transaction(db, (tx) => addJob(tx, { kind: 'webhook', key, createdAt: clock.now(), ...more })),
    job: (key: string) => jobOf(db, 'webhook', key),
    jobs: () => jobsOf(db, 'webhook'),
    workers: () => db.select().from(engines),
  };
}

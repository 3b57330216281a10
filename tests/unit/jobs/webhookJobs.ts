import { addJob } from '../../../db/jobs/jobs.ts';
import type { Db } from '../../../db/open.ts';
import type { Handler, Jobs, Result, Task } from '../../../server/jobs/jobs.ts';
import { createLog } from '../../../server/log.ts';
import type { ManualClock } from '../../support/clock.ts';
import { direct } from '../../support/database.ts';
import { createJobs, jobOf } from '../../support/jobs.ts';

export const second = 1000;
export const start = Date.parse('2026-03-02T10:00:00.000Z');
export const done: Result = { state: 'done' };

type World = { db: Db; clock: ManualClock; servers: Jobs[] };

/** Job engines with one task, `webhook`. */
export function webhookJobs(world: () => World) {
  return {
    server(handler: Handler, task: Partial<Task> = {}): Jobs {
      const { db, clock, servers } = world();
      const jobs = createJobs({ db, clock, log: createLog('silent') });
      jobs.define({ webhook: { handler, clock, concurrency: 16, ...task } });
      servers.push(jobs);
      return jobs;
    },
    queue: (key: string, more: { runAt?: number; groupKey?: string; priority?: number } = {}) =>
      addJob(direct(world().db), { kind: 'webhook', key, createdAt: world().clock.now(), ...more }),
    job: (key: string) => jobOf(world().db, 'webhook', key),
  };
}

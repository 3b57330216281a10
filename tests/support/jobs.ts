import { asc, eq } from 'drizzle-orm';
import { nextDueAt } from '../../db/automation/automations.ts';
import type { JobKind } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import { jobs } from '../../db/schema/index.ts';
import { lapse } from '../../server/automation/engine/lapse.ts';
import { accountRuns } from '../../server/automation/engine/runs.ts';
import type { Deps } from '../../server/deps.ts';
import { createEmbeddedJobs } from '../../server/jobs/embedded.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';
import { direct } from './database.ts';

/** For deps whose work nobody does. */
export const idleJobs: Jobs = {
  define: () => {},
  start: async () => {},
  hurry: () => {},
  runNow: async () => {},
  runDue: async () => 0,
  stop: async () => {},
  look: async () => [],
};

/** The runs of accounts alone: a job engine, and so a worker, of its own on the database of these deps. */
export function createEngine(deps: Deps) {
  const { db, clock, log } = deps;
  const own = createEmbeddedJobs({ db, clock, log });
  own.define({ run: accountRuns(deps) });
  return {
    start: () => own.start(['run']),
    stop: () => own.stop(20_000),
    /** Gives every account that is due now its run, and answers how many had one. */
    async runDue(): Promise<number> {
      await lapse(deps);
      return own.runDue('run');
    },
    nextDueAt: () => nextDueAt(db),
  };
}

/** What waits, runs or was given up of a kind, the longest waiting first. */
export const jobsOf = (db: Db, kind: JobKind) =>
  direct(db).select().from(jobs).where(eq(jobs.kind, kind)).orderBy(asc(jobs.runAt), asc(jobs.key)).all();

/** The job of a kind and key. */
export const jobOf = (db: Db, kind: JobKind, key: string) => jobsOf(db, kind).find((job) => job.key === key);

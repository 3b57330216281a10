import { asc, eq } from 'drizzle-orm';
import { nextDueAt } from '../../db/automation/automations.ts';
import type { JobKind } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import { jobs } from '../../db/schema/index.ts';
import { accountRuns } from '../../server/automation/run/accountTask.ts';
import { lapse } from '../../server/automation/run/lapse.ts';
import type { Deps } from '../../server/deps.ts';
import { createEmbeddedJobs } from '../../server/jobs/embedded.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';

/** Runs nothing. */
export const idleJobs: Jobs = {
  define: () => {},
  start: async () => {},
  hurry: () => {},
  runNow: async () => {},
  runDue: async () => 0,
  stop: async () => {},
  look: async () => [],
};

/** A separate job engine, and so a separate worker, for account runs only. */
export function createEngine(deps: Deps) {
  const { db, clock, log } = deps;
  const own = createEmbeddedJobs({ db, clock, log });
  own.define({ run: accountRuns(deps) });
  return {
    start: () => own.start(['run']),
    stop: () => own.stop(20_000),
    /** Runs all due accounts. @returns how many */
    async runDue(): Promise<number> {
      await lapse(deps);
      return own.runDue('run');
    },
    nextDueAt: () => nextDueAt(db),
  };
}

/** All jobs of a kind, in due order. */
export const jobsOf = (db: Db, kind: JobKind) =>
  db.select().from(jobs).where(eq(jobs.kind, kind)).orderBy(asc(jobs.runAt), asc(jobs.key));

export const jobOf = async (db: Db, kind: JobKind, key: string) =>
  (await jobsOf(db, kind)).find((job) => job.key === key);

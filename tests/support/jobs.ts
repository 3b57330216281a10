import { asc, eq } from 'drizzle-orm';
import { nextDueAt } from '../../db/automation/automations.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import type { Kind } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import { jobs } from '../../db/schema/index.ts';
import { accountRuns } from '../../server/automation/run/accountTask.ts';
import { lapse } from '../../server/automation/run/lapse.ts';
import type { Deps } from '../../server/deps.ts';
import { createEmbeddedJobs } from '../../server/jobs/embedded.ts';
import type { Job, Jobs } from '../../server/jobs/jobs.ts';
import { execute } from './database.ts';

/** The database's job engine. */
export const createJobs = isPostgres
  ? (await import('../../server/jobs/graphile.ts')).createGraphileJobs
  : createEmbeddedJobs;

/** Claims a job as an engine does. */
export async function claimOf(db: Db, kind: Kind, key: string, worker: string): Promise<Job | undefined> {
  await execute(
    db,
    isPostgres
      ? `update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now(), attempts = attempts + 1
          where key = '${kind}:${key}' and locked_at is null`
      : `update jobs set locked_by = '${worker}', locked_at = 0, attempts = attempts + 1
          where kind = '${kind}' and key = '${key}' and locked_by is null`,
  );
  const row = await jobOf(db, kind, key);
  return row?.lockedBy === worker ? { ...row, worker, holder: worker } : undefined;
}

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
  const own = createJobs({ db, clock, log });
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
    /** Runs that ended, but whose result is not stored yet. */
    unrecorded: async () => (await own.look())[0]?.unrecorded,
  };
}

/** All jobs of a kind, in due order. */
export const jobsOf = (db: Db, kind: Kind) =>
  db.select().from(jobs).where(eq(jobs.kind, kind)).orderBy(asc(jobs.runAt), asc(jobs.key));

export const jobOf = async (db: Db, kind: Kind, key: string) =>
  (await jobsOf(db, kind)).find((job) => job.key === key);

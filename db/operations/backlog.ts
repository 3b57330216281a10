import { isNull, ne, sql } from 'drizzle-orm';
import type { JobKind } from '../jobs/jobs.ts';
import type { Reader } from '../open.ts';
import { jobs, webhookEvents } from '../schema/index.ts';

const isDead = sql`${jobs.deadAt} is not null`;
const isRunning = sql`${jobs.lockedBy} is not null`;
const isWaiting = sql`${jobs.lockedBy} is null and ${jobs.deadAt} is null`;
const countOf = (which: typeof isDead) => sql`count(*) filter (where ${which})`.mapWith(Number);

export type JobSizes = Awaited<ReturnType<typeof jobSizes>>[number];

/**
 * Jobs but the runs of accounts, which `queueSizes` counts. `waiting` includes jobs that are not due yet;
 * `nextRunAt` is null if none waits.
 */
export async function jobSizes(db: Reader) {
  return db
    .select({
      kind: jobs.kind,
      waiting: countOf(isWaiting),
      running: countOf(isRunning),
      dead: countOf(isDead),
      nextRunAt: sql<number | null>`min(${jobs.runAt}) filter (where ${isWaiting})`.mapWith(jobs.runAt),
    })
    .from(jobs)
    .where(ne(jobs.kind, 'run'))
    .groupBy(jobs.kind);
}

export async function backlog(db: Reader) {
  const sizes = await jobSizes(db);
  const openJobs = (wanted: JobKind) => {
    const found = sizes.find(({ kind }) => kind === wanted);
    return found ? found.waiting + found.running : 0;
  };
  return {
    mails: openJobs('mail'),
    webhooks: openJobs('webhook'),
    notices: await db.$count(webhookEvents, isNull(webhookEvents.handledAt)),
    closures: openJobs('customer_deletion'),
    disconnections: openJobs('account_deletion'),
    dead: sizes.reduce((sum, { dead }) => sum + dead, 0),
  };
}

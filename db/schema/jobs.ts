import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';

/** The kinds of jobs that operators see. An account's run, of the kind `run`, is a job too. */
export const jobKinds = [
  'mail',
  'webhook',
  'customer_deletion',
  'account_deletion',
  'account_refresh',
  'voice_read',
  'reconcile',
  'trial_mails',
  'lapse',
  'prune',
  'backup',
  'results',
  'result_reads',
  'digest',
] as const;

/**
 * Work that is due now or later. A finished job's row is deleted; a timed job's row becomes due again.
 *
 * On Postgres this is a view of graphile-worker's jobs, which runs them. What is written to the view goes
 * through graphile-worker's functions (`migrations-postgres/0027_graphile_jobs.sql`).
 */
export const jobs = table(
  'jobs',
  {
    kind: text('kind', { enum: [...jobKinds, 'run'] }).notNull(),
    /** The subject of the job, such as a mail's id. Unique per kind. */
    key: text('key').notNull(),
    /** Limits how many jobs of a group run at once, such as those of one webhook. */
    groupKey: text('group_key'),
    /** Due jobs run in ascending priority. */
    priority: integer('priority').notNull().default(0),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
    runAt: timestampMs<MachineTime>('run_at').notNull(),
    /** Attempts since it was queued or replayed, including a running one. Also identifies a claim. */
    attempts: integer('attempts').notNull().default(0),
    /** The worker that runs it. */
    lockedBy: text('locked_by'),
    lockedAt: timestampMs('locked_at'),
    lastError: text('last_error'),
    /** When it became a dead letter, which runs again only if an operator replays it. */
    deadAt: timestampMs('dead_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_due').on(table.kind, table.runAt).where(sql`locked_by is null and dead_at is null`),
    index('jobs_locked').on(table.lockedBy).where(sql`locked_by is not null`),
    index('jobs_group').on(table.groupKey).where(sql`group_key is not null`),
    index('jobs_dead').on(table.deadAt).where(sql`dead_at is not null`),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';

/** The kinds of job that are rows here. The runs of accounts are not: their due rows are `automations`. */
export const jobKinds = [
  'mail',
  'webhook',
  'customer_deletion',
  'account_deletion',
  'account_refresh',
  'reconcile',
  'trial_mails',
  'lapse',
  'prune',
  'backup',
] as const;

/** Work that is due now or later. A row goes once its work is done; timed work has one row that is due again and again. */
export const jobs = table(
  'jobs',
  {
    kind: text('kind', { enum: jobKinds }).notNull(),
    /** What it is about, such as the id of a mail: there is one job of a kind and key. */
    key: text('key').notNull(),
    /** Jobs of one group run a few at a time, such as those of one webhook. */
    groupKey: text('group_key'),
    /** The lowest first among those that are due. */
    priority: integer('priority').notNull().default(0),
    createdAt: timestampMs('created_at').notNull(),
    /** When to run next. */
    runAt: timestampMs('run_at').notNull(),
    /** Begun since it was queued or replayed; it tells a claim from an earlier one. */
    attempts: integer('attempts').notNull().default(0),
    /** The worker that runs it now. */
    lockedBy: text('locked_by'),
    lockedAt: timestampMs('locked_at'),
    lastError: text('last_error'),
    /** When it was given up: a dead letter, which runs again only if an operator replays it. */
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

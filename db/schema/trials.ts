import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** An e-mail address that has had a trial, as a keyed hash. It outlives its person, so that nobody gets a second trial. */
export const usedTrials = sqliteTable(
  'used_trials',
  {
    emailHash: text('email_hash').primaryKey(),
    startedAt: moment('started_at').notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [index('used_trials_kept').on(table.keptUntil)],
);

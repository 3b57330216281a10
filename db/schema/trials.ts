import { index, table, text, timestampMs } from '../dialect/table.ts';

/** An e-mail address that had a trial, as a keyed hash. Outlives the user, to prevent a second trial. */
export const usedTrials = table(
  'used_trials',
  {
    emailHash: text('email_hash').primaryKey(),
    startedAt: timestampMs('started_at').notNull(),
    keptUntil: timestampMs('kept_until').notNull(),
  },
  (table) => [index('used_trials_kept').on(table.keptUntil)],
);

import { index, table, text, timestampMs } from '../dialect/table.ts';

/**
 * An e-mail address that had a trial, as a keyed hash. It outlives its user, so that nobody gets a second
 * trial.
 */
export const usedTrials = table(
  'used_trials',
  {
    emailHash: text('email_hash').primaryKey(),
    startedAt: timestampMs('started_at').notNull(),
    keptUntil: timestampMs('kept_until').notNull(),
  },
  (table) => [index('used_trials_kept').on(table.keptUntil)],
);

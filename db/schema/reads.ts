import { index, integer, primaryKey, table, text } from '../dialect/table.ts';

const counter = (name: string) => integer(name).notNull().default(0);

/**
 * An account's provider calls per day. No foreign key: the account's owner is read before the account is
 * stored, and an account that is removed and connected again on the same day keeps its counts.
 */
export const providerReads = table(
  'provider_reads',
  {
    accountId: text('account_id').notNull(),
    /** YYYY-MM-DD in UTC, by the engine's clock. */
    day: text('day').notNull(),
    /** Rows in the results of searches; not calls. */
    searchRows: counter('search_rows'),
    profiles: counter('profiles'),
    others: counter('others'),
    comments: counter('comments'),
    /** Calls that the network answered with 429. */
    rateLimits: counter('rate_limits'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    index('provider_reads_day').on(table.day),
  ],
);

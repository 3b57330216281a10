import { index, integer, primaryKey, table, text } from '../dialect/table.ts';

const counter = (name: string) => integer(name).notNull().default(0);

/**
 * The provider calls of an account on one day, by kind. No foreign key: the owner of an account is read before the account is stored,
 * and a removed account that is connected again on the same day has used up what it had used up.
 */
export const providerReads = table(
  'provider_reads',
  {
    accountId: text('account_id').notNull(),
    /** YYYY-MM-DD in UTC, by the engine's clock. */
    day: text('day').notNull(),
    /** Results of searches, not calls. */
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

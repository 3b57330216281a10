import { index, integer, primaryKey, table, text } from '../dialect/table.ts';

const counter = (name: string) => integer(name).notNull().default(0);

/**
 * An account's provider calls of one day, by kind. No foreign key: the owner is read before the account is
 * stored, and a removed account that is connected again that day keeps its count.
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

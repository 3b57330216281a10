import { boolean, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { accounts } from './accounts.ts';

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' });

/** Whether sources of an account may earn to be posted without review. No row: they may not. */
export const autonomy = table('autonomy', {
  accountId: accountId().primaryKey(),
  allowed: boolean('allowed').notNull(),
  /** Approvals without an edit that a source needs. */
  after: integer('after').notNull(),
});

/**
 * The approvals of a source's drafts, while the account's owner allows autonomy. Written in the transaction of each
 * decision. No row: none yet.
 */
export const sourceTrust = table(
  'source_trust',
  {
    accountId: accountId(),
    kind: text('kind', { enum: ['search', 'profile'] }).notNull(),
    /** The source, or the hash of a long one: Postgres indexes nothing above 2,704 bytes. */
    key: text('key').notNull(),
    /** The search link or profile, as in the settings. */
    source: text('source').notNull(),
    /** Approvals without an edit since the streak began. */
    streak: integer('streak').notNull(),
    /** Since when it is posted without review; null: it is reviewed. */
    earnedAt: timestampMs<EngineTime>('earned_at'),
    /** When it was last reviewed again; null if it has not lost anything since it last earned it. */
    lostAt: timestampMs<EngineTime>('lost_at'),
    lostReason: text('lost_reason', { enum: ['edit', 'discard', 'no_answers', 'removed', 'owner'] }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.key] })],
);

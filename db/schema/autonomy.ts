import { boolean, integer, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';

/** Whether trusted sources of an account may skip review. Without a row, they may not. */
export const autonomy = table('autonomy', {
  accountId: ofAccount().primaryKey(),
  allowed: boolean('allowed').notNull(),
  /** How many approvals without an edit a source needs. */
  after: integer('after').notNull(),
});

/**
 * The approvals of a source's drafts, counted while the owner allows autonomy, in the transaction of each
 * decision. Without a row, there are none.
 */
export const sourceTrust = table(
  'source_trust',
  {
    accountId: ofAccount(),
    kind: text('kind', { enum: ['search', 'profile'] }).notNull(),
    /** The source, or the hash of a long one: Postgres indexes nothing above 2,704 bytes. */
    key: text('key').notNull(),
    /** The search link or profile, as in the settings. */
    source: text('source').notNull(),
    /** Approvals without an edit since the streak began. */
    streak: integer('streak').notNull(),
    /** Since when its comments skip review; null while they are reviewed. */
    earnedAt: timestampMs<EngineTime>('earned_at'),
    /** When it last lost its trust; null if it has not since it last earned it. */
    lostAt: timestampMs<EngineTime>('lost_at'),
    lostReason: text('lost_reason', { enum: ['edit', 'discard', 'no_answers', 'removed', 'owner'] }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.key] })],
);

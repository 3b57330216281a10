import { index, integer, json, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofAccount } from './accounts.ts';
import { ofUser } from './users.ts';

/**
 * A habit that edits show, proposed as a line of the writer's instructions. Each habit of an account is
 * proposed once.
 *
 * open: waits for the owner. accepted: the writer gets the line. dismissed, taken_back: it gets it no more.
 */
export const proposals = table(
  'proposals',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    userId: ofUser(),
    state: text('state', { enum: ['open', 'accepted', 'dismissed', 'taken_back'] }).notNull(),
    /** Kind and words of the habit, equal for the same one. */
    habit: text('habit').notNull(),
    kind: text('kind').notNull(),
    details: json<{ words?: number; from?: string; to?: string }>('details').notNull(),
    /** As the owner accepted it; null before. */
    line: text('line'),
    /** So many of the latest comments that had something to change were changed. */
    changed: integer('changed').notNull(),
    outOf: integer('out_of').notNull(),
    /** IDs of the comments whose edits show it, newest first. */
    evidence: json<string[]>('evidence').notNull(),
    createdAt: timestampMs<EngineTime>('created_at').notNull(),
    decidedAt: timestampMs<EngineTime>('decided_at'),
  },
  (table) => [
    uniqueIndex('proposals_habit').on(table.accountId, table.habit),
    index('proposals_user').on(table.userId, table.state, table.createdAt),
  ],
);

import { sql } from 'drizzle-orm';
import { identity, index, json, jsonColumn, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime } from '../time.ts';
import { ofUser } from './users.ts';

/** The id is the cursor of the event stream. */
export const events = table(
  'events',
  {
    id: identity('id'),
    userId: ofUser(),
    accountId: text('account_id').notNull(),
    kind: text('kind', {
      enum: ['state', 'comment_posted', 'comment_unknown', 'post_skipped', 'fault', 'draft', 'autonomy'],
    }).notNull(),
    at: timestampMs<EngineTime>('at').notNull(),
    message: text('message').notNull(),
    data: json<Record<string, unknown>>('data').notNull(),
  },
  (table) => [
    index('events_user').on(table.userId, table.id),
    /** For the admins' notifications. */
    index('events_not_connected')
      .on(table.at)
      .where(sql`kind = 'state' and ${jsonColumn('data', 'state', 'reason')} = 'not_connected'`),
  ],
);

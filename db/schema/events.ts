import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, moment } from './columns.ts';
import { users } from './users.ts';

/** What happened, for the people who watch. The id is the event id of the stream. */
export const events = sqliteTable(
  'events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    kind: text('kind', {
      enum: ['state', 'comment_posted', 'comment_unknown', 'post_skipped', 'fault', 'draft'],
    }).notNull(),
    at: moment('at').notNull(),
    message: text('message').notNull(),
    data: json<Record<string, unknown>>('data').notNull(),
  },
  (table) => [
    index('events_user').on(table.userId, table.id),
    /** What admins are told of. */
    index('events_not_connected')
      .on(table.at)
      .where(sql`kind = 'state' and json_extract(data, '$.state.reason') = 'not_connected'`),
  ],
);

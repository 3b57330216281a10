import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What admins write down about a user. It goes with the user, and stays when its author goes. */
export const notes = sqliteTable(
  'notes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until it is changed for the first time. */
    editedAt: moment('edited_at'),
  },
  (table) => [index('notes_user').on(table.userId, table.createdAt)],
);

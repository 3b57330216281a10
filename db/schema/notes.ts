import { index, table, text, timestampMs } from '../dialect/table.ts';
import { users } from './users.ts';

/** What admins write down about a user. It goes with the user, and stays when its author goes. */
export const notes = table(
  'notes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    /** Null until it is changed for the first time. */
    editedAt: timestampMs('edited_at'),
  },
  (table) => [index('notes_user').on(table.userId, table.createdAt)],
);

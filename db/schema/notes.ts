import { index, table, text, timestampMs } from '../dialect/table.ts';
import { ofUser } from './users.ts';

/** An admin's note about a user. Deleted with the user, kept without its author. */
export const notes = table(
  'notes',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    /** Null until the first edit. */
    editedAt: timestampMs('edited_at'),
  },
  (table) => [index('notes_user').on(table.userId, table.createdAt)],
);

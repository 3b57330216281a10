import { sql } from 'drizzle-orm';
import { boolean, index, integer, table, text, timestampMs } from '../dialect/table.ts';
import { users } from './users.ts';

/** A mail that is to be sent, by a job of its id, or was. A body that may hold a code or a link is emptied once it is sent; the row is dropped after a month. */
export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    /** The person it is about, whatever address it goes to. Null for a farewell, and for rows from before there was this column. */
    userId: text('user_id').references(() => users.id),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Whether text and HTML are sealed with the server's secret, because they may hold a code or a link. */
    sealed: boolean('sealed').notNull().default(false),
    createdAt: timestampMs('created_at').notNull(),
    /** Of the attempts that have ended. */
    tries: integer('tries').notNull().default(0),
    sentAt: timestampMs('sent_at'),
    fault: text('fault'),
  },
  (table) => [
    index('mails_recipient').on(sql`lower(recipient)`),
    index('mails_user').on(table.userId),
    index('mails_created').on(table.createdAt),
  ],
);

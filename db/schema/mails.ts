import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** A mail on its way. Its body is emptied once it is sent where it may hold a code or a link, else a month later. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When to try next; null once it is sent or given up. */
    dueAt: moment('due_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at'),
    fault: text('fault'),
  },
  (table) => [
    index('mails_due').on(table.dueAt),
    index('mails_recipient').on(sql`lower(recipient)`),
    index('mails_kept').on(table.createdAt).where(sql`due_at is null and text <> ''`),
  ],
);

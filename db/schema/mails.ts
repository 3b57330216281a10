import { sql } from 'drizzle-orm';
import { boolean, index, integer, table, text, timestampMs } from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';
import { users } from './users.ts';

/** Sent by the job with the same id, which empties a body with a code or a link. Deleted after a month. */
export const mails = table(
  'mails',
  {
    id: text('id').primaryKey(),
    /** The user it is about, whatever its address. Null for a farewell, and in older rows. */
    userId: text('user_id').references(() => users.id),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Whether text and HTML are sealed, because they may hold a code or a link. */
    sealed: boolean('sealed').notNull().default(false),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
    /** Finished attempts. */
    tries: integer('tries').notNull().default(0),
    sentAt: timestampMs<MachineTime>('sent_at'),
    fault: text('fault'),
  },
  (table) => [
    index('mails_recipient').on(sql`lower(recipient)`),
    index('mails_user').on(table.userId),
    index('mails_created').on(table.createdAt),
  ],
);

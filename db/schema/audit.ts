import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, moment } from './columns.ts';

/** Who changed what. Written, never changed; it outlives the people in it. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
    address: text('address').notNull().default(''),
  },
  (table) => [index('audit_subject').on(table.subject, table.at), index('audit_actor').on(table.actorId, table.at)],
);

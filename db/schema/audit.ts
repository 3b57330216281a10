import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, moment } from './columns.ts';

/**
 * Who changed what. It outlives the people in it: nothing in it is ever changed, but that the names, e-mails and network addresses
 * of whoever is erased are taken out.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: moment('at').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    /** `user:{id}` */
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
    address: text('address').notNull().default(''),
  },
  (table) => [index('audit_subject').on(table.subject, table.at), index('audit_actor').on(table.actorId, table.at)],
);

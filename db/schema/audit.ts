import { identity, index, json, table, text, timestampMs } from '../dialect/table.ts';

/**
 * Who changed what. It is append-only, by triggers (docs/decisions/017): no row goes, and none changes but that what tells of somebody
 * who was erased is taken out.
 */
export const audit = table(
  'audit',
  {
    id: identity('id'),
    at: timestampMs('at').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    /** `user:{id}` */
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
    address: text('address').notNull().default(''),
    /** What the browser or program called itself. */
    agent: text('agent').notNull().default(''),
  },
  (table) => [
    index('audit_subject').on(table.subject, table.at),
    index('audit_actor').on(table.actorId, table.at),
    index('audit_action').on(table.action, table.at),
    index('audit_at').on(table.at),
  ],
);

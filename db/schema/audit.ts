import { identity, index, json, table, text, timestampMs } from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';

/** Append-only by triggers (docs/decisions/017). No row is deleted; an erased user's data is removed. */
export const audit = table(
  'audit',
  {
    id: identity('id'),
    at: timestampMs<MachineTime>('at').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
    address: text('address').notNull().default(''),
    /** The User-Agent. */
    agent: text('agent').notNull().default(''),
  },
  (table) => [
    index('audit_subject').on(table.subject, table.at),
    index('audit_actor').on(table.actorId, table.at),
    index('audit_action').on(table.action, table.at),
    index('audit_at').on(table.at),
  ],
);

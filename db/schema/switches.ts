import { table, text, timestampMs } from '../dialect/table.ts';

/** The operator's switches. A row that is there is on. */
export const switches = table('switches', {
  name: text('name', { enum: ['stop_everything'] }).primaryKey(),
  since: timestampMs('since').notNull(),
  /** Why, in the operator's words. */
  reason: text('reason').notNull(),
  /** Key and values of the reason as JSON, where it is a sentence of ours. */
  reasonText: text('reason_text'),
});

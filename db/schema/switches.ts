import { table, text, timestampMs } from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';

/** A switch that has a row is on. */
export const switches = table('switches', {
  name: text('name', { enum: ['stop_everything'] }).primaryKey(),
  since: timestampMs<MachineTime>('since').notNull(),
  /** The operator's words. */
  reason: text('reason').notNull(),
  /** Key and values of the reason as JSON, if the server wrote it. */
  reasonText: text('reason_text'),
});

import { integer, json, table, text, timestampMs } from '../dialect/table.ts';
import type { EngineTime, MachineTime } from '../time.ts';
import { accounts } from './accounts.ts';

/** `read`: from the member's own comments. `pasted`: by the account's owner. `at`: ms since the epoch. */
export type StoredSample = { id: string; text: string; source: 'read' | 'pasted'; at: number };

/** How the person of an account writes. Without a row, nobody has agreed that it is read. */
export const voices = table('voices', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.accountId, { onDelete: 'cascade', onUpdate: 'cascade' }),
  /** At most 20, cleaned. */
  samples: json<StoredSample[]>('samples').notNull(),
  /** SHA-256 of removed samples, so that the next read leaves them out. */
  leftOut: json<string[]>('left_out').notNull(),
  /** When the owner last agreed that the member's comments are read; null if all samples are pasted. */
  allowedAt: timestampMs<MachineTime>('allowed_at'),
  readAt: timestampMs<MachineTime>('read_at'),
  /** The comments of the latest read, and when the oldest of them was written. */
  readCount: integer('read_count'),
  readSince: timestampMs<EngineTime>('read_since'),
});

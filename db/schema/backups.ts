import { identity, integer, table, text, timestampMs } from '../dialect/table.ts';

/** Scheduled backups. The row is inserted first, so that only one server makes the backup. */
export const backups = table('backups', {
  id: identity('id'),
  startedAt: timestampMs('started_at').notNull(),
  /** Null while it runs, or if its server died. */
  endedAt: timestampMs('ended_at'),
  file: text('file').notNull(),
  /** Null if it failed; `fault` says why. */
  bytes: integer('bytes'),
  fault: text('fault'),
});

/** When this database replaced another. What happened in between is unknown, and must not be repeated. */
export const restores = table('restores', {
  id: identity('id'),
  at: timestampMs('at').notNull(),
  /** The latest time stored in the backup. */
  knownUntil: timestampMs('known_until').notNull(),
});

import { identity, integer, table, text, timestampMs } from '../dialect/table.ts';

/** Timed backups. The row is written first, so that one server at a time makes one. */
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
  /** The latest moment stored in it. */
  knownUntil: timestampMs('known_until').notNull(),
});

import { identity, integer, table, text, timestampMs } from '../dialect/table.ts';

/** The backups that servers took by the clock. Whichever server of a file begins one writes its row, so that there is one at a time. */
export const backups = table('backups', {
  id: identity('id'),
  startedAt: timestampMs('started_at').notNull(),
  /** Null while it is under way, or where its server died over it. */
  endedAt: timestampMs('ended_at'),
  file: text('file').notNull(),
  /** Null where it failed, and `fault` says why. */
  bytes: integer('bytes'),
  fault: text('fault'),
});

/** When this database was put in the place of another. What happened in between is not known here, and must not be done again. */
export const restores = table('restores', {
  id: identity('id'),
  at: timestampMs('at').notNull(),
  /** The latest that it knew of. */
  knownUntil: timestampMs('known_until').notNull(),
});

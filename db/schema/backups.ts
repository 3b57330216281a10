import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** The backups that servers took by the clock. Whichever server of a file begins one writes its row, so that there is one at a time. */
export const backups = sqliteTable('backups', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  startedAt: moment('started_at').notNull(),
  /** Null while it is under way, or where its server died over it. */
  endedAt: moment('ended_at'),
  file: text('file').notNull(),
  /** Null where it failed, and `fault` says why. */
  bytes: integer('bytes'),
  fault: text('fault'),
});

/** When this database was put in the place of another. What happened in between is not known here, and must not be done again. */
export const restores = sqliteTable('restores', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: moment('at').notNull(),
  /** The latest that it knew of. */
  knownUntil: moment('known_until').notNull(),
});

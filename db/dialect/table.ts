/*
 * The parts that tables are built of, of the database that this process uses. Both files build the same tables; only one is loaded,
 * because loading the query builder for a second database takes as long as for the first.
 */
import { createRequire } from 'node:module';
import { isPostgres } from './engine.ts';
import type * as Kit from './sqliteTable.ts';

const kit = createRequire(import.meta.url)(
  isPostgres ? './postgresTable.ts' : './sqliteTable.ts',
) as typeof Kit;

export const {
  alias,
  boolean,
  caselessColumn,
  identity,
  index,
  integer,
  json,
  jsonColumn,
  jsonOfText,
  primaryKey,
  table,
  text,
  timestampMs,
  uniqueIndex,
} = kit;

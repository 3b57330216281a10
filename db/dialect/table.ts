/*
 * The column types and indexes of this process's database. Only one module is loaded, because each loads its
 * own query builder.
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

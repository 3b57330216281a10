/* The same column types on Postgres. Their TypeScript types are SQLite's, so that `db/` is written once. */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, boolean as pgBoolean, json as pgJson } from 'drizzle-orm/pg-core';

export { alias, index, pgTable as table, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';

/** With the collation "C", texts sort by their bytes, as on SQLite. */
const textColumn = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const text = (name: string) => textColumn(name);

/** 64 bits, as on SQLite. `mode` converts these columns only; a parser of the driver would be global. */
export const integer = (name: string) => bigint(name, { mode: 'number' });
export const timestampMs = (name: string) => integer(name);

export const boolean = (name: string) => pgBoolean(name);

/** `jsonb` would sort the keys. `json` returns an object as it was written, as on SQLite. */
export const json = (name: string) => pgJson(name);

export const identity = (name: string) =>
  bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const caselessColumn = (name: string): SQL => sql.raw(`lower(${name})`);

export const jsonColumn = (name: string, ...path: string[]): SQL =>
  sql.raw(`(${name} #>> '{${path.join(',')}}')`);

export const jsonOfText = (name: string, member: string): SQL =>
  sql.raw(`((${name})::jsonb ->> '${member}')`);

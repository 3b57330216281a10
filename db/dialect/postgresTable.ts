/* The same column types on Postgres. Their TypeScript types are SQLite's, so that `db/` is written once. */
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, boolean as pgBoolean, json as pgJson } from 'drizzle-orm/pg-core';

export { alias, index, pgTable as table, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';

/** The collation of each column, so that texts sort by their bytes in every database, as they do on SQLite. */
const textColumn = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const text = (name: string) => textColumn(name);

/** SQLite's integers have 64 bits. `mode` reads them as numbers for these columns alone: parsers of the driver are global. */
export const integer = (name: string) => bigint(name, { mode: 'number' });
export const timestampMs = (name: string) => integer(name);

export const boolean = (name: string) => pgBoolean(name);

/** Not `jsonb`, which sorts the keys: an object comes back as it was written, as on SQLite. */
export const json = (name: string) => pgJson(name);

export const identity = (name: string) =>
  bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const caselessColumn = (name: string): SQL => sql.raw(`lower(${name})`);

export const jsonColumn = (name: string, ...path: string[]): SQL =>
  sql.raw(`(${name} #>> '{${path.join(',')}}')`);

export const jsonOfText = (name: string, member: string): SQL =>
  sql.raw(`((${name})::jsonb ->> '${member}')`);

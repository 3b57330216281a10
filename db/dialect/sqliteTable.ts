/* The column types of SQLite. */
import { type SQL, sql } from 'drizzle-orm';
import { integer as sqliteInteger, text as sqliteText } from 'drizzle-orm/sqlite-core';

export { alias, index, primaryKey, sqliteTable as table, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const text = sqliteText;

export const integer = (name: string) => sqliteInteger(name);

/** A moment in milliseconds since the epoch, never local time. */
export const timestampMs = <Time extends number = number>(name: string) =>
  sqliteInteger(name, { mode: 'number' }).$type<Time>();

export const boolean = (name: string) => sqliteInteger(name, { mode: 'boolean' });

export const json = <Value>(name: string) => sqliteText(name, { mode: 'json' }).$type<Value>();

/** An autoincrement primary key. It never reuses a number, even after the newest row is deleted. */
export const identity = (name: string) => sqliteInteger(name).primaryKey({ autoIncrement: true });

/** A column in an index, ignoring case. */
export const caselessColumn = (name: string): SQL => sql.raw(`${name} collate nocase`);

/** A member of a JSON column in an index. */
export const jsonColumn = (name: string, ...path: string[]): SQL =>
  sql.raw(`json_extract(${name}, '$.${path.join('.')}')`);

/** A member of a text column that holds JSON. */
export const jsonOfText = (name: string, member: string): SQL => sql.raw(`${name} ->> '${member}'`);

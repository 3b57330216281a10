/*
 * The parts that tables are built of. Only this file knows the column types of the database, so that a second one needs a second file
 * and no second schema.
 */
import { integer as sqliteInteger, text as sqliteText } from 'drizzle-orm/sqlite-core';

export { index, primaryKey, sqliteTable as table, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const text = sqliteText;

export const integer = (name: string) => sqliteInteger(name);

/** A moment in milliseconds since the epoch, never local time. */
export const timestampMs = (name: string) => sqliteInteger(name, { mode: 'number' });

export const boolean = (name: string) => sqliteInteger(name, { mode: 'boolean' });

export const json = <Value>(name: string) => sqliteText(name, { mode: 'json' }).$type<Value>();

/** A primary key that the database counts up. It never gives a number twice, even after the newest row is deleted. */
export const identity = (name: string) => sqliteInteger(name).primaryKey({ autoIncrement: true });

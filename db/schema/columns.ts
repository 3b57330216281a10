import { integer, text } from 'drizzle-orm/sqlite-core';

/** A moment, in milliseconds since the epoch. Never local time. */
export const moment = (name: string) => integer(name, { mode: 'number' });
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();

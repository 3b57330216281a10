import type { Db } from '../../db/open.ts';
import { connectPostgres, poolOf } from '../../db/postgres/open.ts';
import { newDatabase } from './databases.ts';
import { directOn, rawOn } from './direct.ts';

export { newDatabase } from './databases.ts';

export function testDb(): Db {
  const { url, drop } = newDatabase();
  const db = connectPostgres(url);
  const { close } = db;
  return Object.assign(db, {
    close() {
      close();
      drop();
    },
  });
}

const urlOf = (db: Db): string => poolOf(db).options.connectionString ?? '';

export function contentsOf(db: Db): string {
  const raw = rawOf(db);
  const tables = raw.prepare("select tablename from pg_tables where schemaname = 'public'").pluck().all();
  return JSON.stringify(tables.map((table) => [table, raw.prepare(`select * from ${table}`).all()]));
}

export const twinOf = (db: Db): Db => connectPostgres(urlOf(db));
export const direct = (db: Db) => directOn(poolOf(db));
export const rawOf = (db: Db) => rawOn(urlOf(db));

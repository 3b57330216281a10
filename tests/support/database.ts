import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { connectionsOf } from '../../db/connections.ts';
import { type Db, openDb, type Tx } from '../../db/open.ts';
import * as schema from '../../db/schema/index.ts';

let template: Buffer | undefined;

/** Writes an empty migrated database to `path`: copying is faster than migrating. */
export function placeEmptyDb(path: string): void {
  template ??= migrated();
  writeFileSync(path, template);
}

function migrated(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'chimein-db-'));
  const path = join(folder, 'template.sqlite');
  openDb(path, { synchronous: 'off' }).close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** An empty database; its folder is removed when it is closed or the process ends. */
export function testDb(): Db {
  const folder = mkdtempSync(join(tmpdir(), 'chimein-db-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const path = join(folder, 'test.sqlite');
  placeEmptyDb(path);
  const db = openDb(path, { synchronous: 'off' });
  const { close } = db;
  return Object.assign(db, {
    close() {
      close();
      remove();
      process.off('exit', remove);
    },
  });
}

/** The writing connection, for raw SQL and pragmas. */
export const rawOf = (db: Db): SqliteDatabase.Database => connectionsOf(db).writing.driver;

type Direct = Omit<BetterSQLite3Database<typeof schema>, '$count'> & Tx;
const kept = new WeakMap<Db, Direct>();

/** Synchronous access to all tables, outside transactions, to arrange and inspect. */
export function direct(db: Db): Direct {
  const known = kept.get(db) ?? (drizzle(rawOf(db), { schema }) as unknown as Direct);
  kept.set(db, known);
  return known;
}

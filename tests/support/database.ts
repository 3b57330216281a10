import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { connectionsOf } from '../../db/connections.ts';
import { type Db, openDb, type Tx } from '../../db/open.ts';
import * as schema from '../../db/schema/index.ts';

let template: Buffer | undefined;

/** Writes an empty database of the latest schema to `path`: a copy takes a thirtieth of the migrations. */
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

/** An empty database in a folder of its own, which goes when the database is closed or the process ends. */
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

/** The connection that writes, for what no operation of the product does: looking at a table, breaking it, filling the disk. */
export const rawOf = (db: Db): SqliteDatabase.Database => connectionsOf(db).writing.driver;

type Direct = Omit<BetterSQLite3Database<typeof schema>, '$count'> & Tx;
const kept = new WeakMap<Db, Direct>();

/** All tables, read and written at once, each statement for itself: to arrange what a test begins with, and to look at what it left. */
export function direct(db: Db): Direct {
  const known = kept.get(db) ?? (drizzle(rawOf(db), { schema }) as unknown as Direct);
  kept.set(db, known);
  return known;
}

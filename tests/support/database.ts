import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { connectionsOf } from '../../db/connections.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { type Db, openDb, type Tx } from '../../db/open.ts';
import * as schema from '../../db/schema/index.ts';

const postgres = isPostgres ? await import('../postgres/support.ts') : null;

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
  if (postgres) return postgres.testDb();
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
export const rawOf = (db: Db): SqliteDatabase.Database =>
  postgres ? (postgres.rawOf(db) as unknown as SqliteDatabase.Database) : connectionsOf(db).writing.driver;

/** All that the database holds, as a text: of a file its bytes, and those of its log. */
export function contentsOf(db: Db): string {
  if (postgres) return postgres.contentsOf(db);
  const path = rawOf(db).name;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(basename(path)))
    .map((name) => readFileSync(join(dirname(path), name), 'latin1'))
    .join('');
}

/** Another server's view of the same database. */
export const twinOf = (db: Db): Db => (postgres ? postgres.twinOf(db) : openDb(rawOf(db).name));

type Direct = Omit<BetterSQLite3Database<typeof schema>, '$count'> & Tx;
const kept = new WeakMap<Db, Direct>();

/** Synchronous access to all tables, outside transactions, to arrange and inspect. */
export function direct(db: Db): Direct {
  const known =
    kept.get(db) ?? ((postgres ? postgres.direct(db) : drizzle(rawOf(db), { schema })) as unknown as Direct);
  kept.set(db, known);
  return known;
}

/** Where a server that a test starts has its database: settings for its configuration, and what takes it away. */
export function serverDatabase(folder: string) {
  if (!postgres) return { config: { databasePath: join(folder, 'test.sqlite') }, drop() {} };
  const { url: databaseUrl, drop } = postgres.newDatabase();
  return { config: { databaseUrl, databasePath: new URL(databaseUrl).pathname }, drop };
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { connectionsOf } from '../../db/connections.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { type Db, openDb, type Tx } from '../../db/open.ts';

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
export async function testDb(): Promise<Db> {
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

/** The writing connection of a SQLite file, for raw SQL and pragmas. */
export const rawOf = (db: Db): SqliteDatabase.Database => connectionsOf(db).writing.driver;

/** All that the database holds, as a text: of a file its bytes, and those of its log. */
export async function contentsOf(db: Db): Promise<string> {
  if (postgres) return postgres.contentsOf(db);
  const path = rawOf(db).name;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(basename(path)))
    .map((name) => readFileSync(join(dirname(path), name), 'latin1'))
    .join('');
}

/** Another server's view of the same database. */
export const twinOf = (db: Db): Db => (postgres ? postgres.twinOf(db) : openDb(rawOf(db).name));

/** Reads and writes outside transactions, to arrange and inspect. */
export const direct = (db: Db): Tx => (postgres ? postgres.direct(db) : drizzle(rawOf(db)));

/**
 * Where a server that a test starts has its database: settings for its configuration, and what takes it away.
 */
export async function serverDatabase(folder: string) {
  if (!postgres) return { config: { databasePath: join(folder, 'test.sqlite') }, drop() {} };
  const { url: databaseUrl, drop } = await postgres.newDatabase();
  return { config: { databaseUrl, databasePath: new URL(databaseUrl).pathname }, drop };
}

/** Runs a statement by hand. @returns its rows; on Postgres large integers are texts */
export async function execute<Row = Record<string, unknown>>(db: Db, statement: string): Promise<Row[]> {
  if (postgres) return postgres.execute(db, statement);
  const prepared = rawOf(db).prepare(statement);
  if (prepared.reader) return prepared.all() as Row[];
  prepared.run();
  return [];
}

/**
 * Has the database run a statement with each row that is written: `before insert on jobs`, where `new.kind =
 * 'mail'`.
 * @returns what ends it
 */
export async function addTrigger(
  db: Db,
  event: string,
  condition: string,
  statement: string,
): Promise<() => Promise<unknown>> {
  if (!isPostgres) {
    await execute(db, `create temp trigger test ${event} when ${condition} begin ${statement}; end`);
    return () => execute(db, 'drop trigger test');
  }
  await execute(
    db,
    `create function test() returns trigger language plpgsql as
      $$ begin if ${condition} then ${statement}; end if; return new; end $$`,
  );
  await execute(db, `create trigger test ${event} for each row execute function test()`);
  return () => execute(db, 'drop function test() cascade');
}

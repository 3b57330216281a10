import { fileURLToPath } from 'node:url';
import type SqliteDatabase from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseProblem } from './problem.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** When each migration that this version knows was made, ms since the epoch, the first one first. A database's version is how many it has had. */
const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
export const latestSchema = known.length;

/**
 * How many migrations a database has had; 0 for one without anything in it.
 * @throws {DatabaseProblem} for somebody else's database, and for one of a later version than this one
 */
export function schemaVersion(driver: SqliteDatabase.Database, path: string): number {
  const tables = driver.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  if (tables.length === 0) return 0;
  if (!tables.includes('__drizzle_migrations'))
    throw new DatabaseProblem(`${path} is a database, but not one of Chime In`);
  const at = driver.prepare('select max(created_at) from __drizzle_migrations').pluck().get() as
    | number
    | null;
  if (at === null) return 0;
  const latest = known.at(-1) ?? 0;
  if (at > latest) {
    throw new DatabaseProblem(
      `${path} was made by a later version of Chime In: its schema is newer than ${latestSchema}, the latest that this version knows. ` +
        'Install that version, or a later one',
    );
  }
  return known.filter((one) => one <= at).length;
}

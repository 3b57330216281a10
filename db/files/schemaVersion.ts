import { fileURLToPath } from 'node:url';
import type SqliteDatabase from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseProblem } from './problem.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/**
 * Creation times of this version's migrations, ms since the epoch, oldest first. A database's schema version
 * is the number of migrations applied to it.
 */
const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
export const latestSchema = known.length;

/**
 * The number of applied migrations; 0 for an empty database.
 * @throws {DatabaseProblem} if another program or a later version created the database
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
  return known.filter((version) => version <= at).length;
}

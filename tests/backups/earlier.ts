import SqliteDatabase from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../db/files/schemaVersion.ts';
import { firstRows, type Row } from './earlierRows.ts';
import { laterRows } from './laterRows.ts';

/** A row for every past and present table, by today's columns, after the rows that it refers to. */
const rows = (passwordHash: string): Record<string, Row[]> => ({ ...firstRows(passwordHash), ...laterRows });

const migrations = readMigrationFiles({ migrationsFolder });

/** Creates a database with the first `count` migrations and a row in each table. @returns the rows */
export function earlierDatabase(path: string, count: number, passwordHash: string): Record<string, Row[]> {
  const driver = new SqliteDatabase(path);
  driver.pragma('journal_mode = WAL');
  driver.exec(
    'create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
  );
  for (const { sql, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of sql) driver.exec(statement);
    driver
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run(hash, folderMillis);
  }
  const filled: Record<string, Row[]> = {};
  for (const [table, given] of Object.entries(rows(passwordHash))) {
    const columns = new Set(
      (driver.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name),
    );
    if (columns.size === 0) continue;
    filled[table] = given.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))),
    );
    for (const row of filled[table]) {
      const names = Object.keys(row);
      driver
        .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
    }
  }
  driver.close();
  return filled;
}

export const schemaCount = migrations.length;

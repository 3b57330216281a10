import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import type pg from 'pg';
import { inspect } from '../files/inspect.ts';
import { draftOf, dropDraft, publish } from '../files/place.ts';
import { DatabaseProblem, toProblem } from '../files/problem.ts';
import { migrationsFolder } from '../files/schemaVersion.ts';
import { schemaAt } from '../postgres/migrate.ts';
import { latest } from '../postgres/versions.ts';
import { copyAll, countAll } from './copy.ts';
import { postgresSide } from './postgres.ts';
import { sqliteSide } from './sqlite.ts';
import { readTables } from './tables.ts';
import { lockTables, onPostgres, otherPostgresTables, refuseLiving } from './target.ts';
import type { Moved, Options } from './toPostgres.ts';

/**
 * Moves a Postgres database into a new file, all or nothing. Stops comments in Postgres, so that no server
 * continues with it.
 * @throws {DatabaseProblem} in that case Postgres is unchanged, and there is no file
 */
export async function moveToSqlite(
  url: string,
  file: string,
  { dryRun, progress, stop }: Options,
): Promise<Moved> {
  if (existsSync(file)) throw new DatabaseProblem(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new DatabaseProblem(`The folder ${dirname(file)} is missing`);
  const tables = readTables();
  return onPostgres(url, async (client, name) => {
    if ((await schemaAt(client, name)) < latest)
      throw new DatabaseProblem(
        `${name} is of an earlier version of Chime In. Upgrade it first: npm run migrate`,
      );
    await refuseLiving(client, name);
    await client.query(`begin isolation level repeatable read${dryRun ? ' read only' : ''}`);
    // Locks before the first read, because that read takes the snapshot.
    if (!dryRun) await lockTables(client, name, tables);
    // Of servers that were killed.
    if (!dryRun)
      await client.query('update jobs set locked_by = null, locked_at = null where locked_by is not null');
    const others = await otherPostgresTables(client, tables);
    const source = postgresSide(client, name);
    const rows = dryRun
      ? await countAll(source, tables)
      : await writeFile(file, (driver) => copyAll(source, sqliteSide(driver, file), tables, progress));
    if (!dryRun) await stopPostgres(client, file, stop);
    return { tables: tables.length, rows, others };
  });
}

/** Creates the file under another name, and renames it once it is complete and verified. */
async function writeFile(
  file: string,
  work: (driver: SqliteDatabase.Database) => Promise<number>,
): Promise<number> {
  let draft: string | undefined;
  try {
    draft = draftOf(file);
    const driver = new SqliteDatabase(draft);
    let rows = 0;
    try {
      // `publish` syncs the file to disk.
      driver.pragma('synchronous = off');
      migrate(drizzle(driver), { migrationsFolder });
      driver.exec('begin');
      rows = await work(driver);
      driver.exec('commit');
    } finally {
      driver.close();
    }
    inspect(draft, `The copy in ${file}`);
    publish(draft, file);
    return rows;
  } catch (error) {
    throw toProblem(error, file);
  } finally {
    if (draft) dropDraft(draft);
  }
}

/** @throws {DatabaseProblem} if a server could still start on Postgres, although the file is complete */
async function stopPostgres(client: pg.Client, file: string, { at, reason }: Options['stop']): Promise<void> {
  try {
    await client.query(
      "insert into switches (name, since, reason) values ('stop_everything', $1, $2) on conflict do nothing",
      [at, reason],
    );
    await client.query('commit');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `${file} is complete, but comments could not be stopped in Postgres: ${message}. Let no server start on it`,
      { cause: error },
    );
  }
}

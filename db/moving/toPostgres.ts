import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { inspect } from '../files/inspect.ts';
import { lockAlone } from '../files/lock.ts';
import { toDisk } from '../files/place.ts';
import { DatabaseProblem, toProblem } from '../files/problem.ts';
import { latestSchema } from '../files/schemaVersion.ts';
import { migratePostgres, schemaAt } from '../postgres/migrate.ts';
import { latest } from '../postgres/versions.ts';
import { copyAll, countAll } from './copy.ts';
import { postgresSide } from './postgres.ts';
import type { Progress } from './side.ts';
import { misfits, otherTables, sqliteSide } from './sqlite.ts';
import { readTables, type Table } from './tables.ts';
import { lockTables, notEmpty, onPostgres, otherPostgresTables, refuseRows } from './target.ts';

export type Options = {
  /** Checks everything and changes nothing. */
  dryRun: boolean;
  progress: Progress;
  /** The operator's stop for the old database: since when, in ms since the epoch, and why. */
  stop: { at: number; reason: string };
};
export type Moved = {
  tables: number;
  rows: number;
  /** Tables that do not belong to Chime In and were not copied. */
  others: string[];
};

const timeoutMs = 2000;
const mostFaults = 20;

/**
 * Moves a file into an empty Postgres database, all or nothing. Stops comments in the file and renames it to
 * `keptAt`, so that no server continues with it.
 * @throws {DatabaseProblem} in that case the file is unchanged, and no row is in Postgres
 */
export async function moveToPostgres(
  path: string,
  url: string,
  keptAt: string,
  options: Options,
): Promise<Moved> {
  if (!existsSync(path)) throw new DatabaseProblem(`There is no database at ${path}`);
  const leave = lockAlone(path, timeoutMs, `A server or a command is using ${path}. Stop it first`);
  let driver: SqliteDatabase.Database | undefined;
  try {
    if (inspect(path, path).schema < latestSchema)
      throw new DatabaseProblem(
        `${path} is of an earlier version of Chime In. Upgrade it first: npm run migrate`,
      );
    driver = new SqliteDatabase(path, { fileMustExist: true });
    // `immediate` keeps out programs that ignore our lock file, and fails now if the file can't be written.
    driver.exec(options.dryRun ? 'begin' : 'begin immediate');
    const tables = readTables();
    // Of servers that were killed.
    if (!options.dryRun) driver.exec('update jobs set locked_by = null, locked_at = null');
    const others = otherTables(driver, path, tables);
    const rows = await refuseMisfits(driver, path, tables, options.progress);
    if (options.dryRun) await checkTarget(url, tables);
    else await copyTo(url, driver, path, tables, options.progress);
    if (!options.dryRun) setAside(driver, path, keptAt, options.stop);
    return { tables: tables.length, rows, others };
  } catch (error) {
    throw isBusy(error)
      ? new DatabaseProblem(`Another program is using ${path}. Stop it first`, { cause: error })
      : toProblem(error, path);
  } finally {
    driver?.close();
    leave();
  }
}

const isBusy = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code));

/**
 * @returns the number of rows
 * @throws {DatabaseProblem} lists the values that Postgres would reject
 */
async function refuseMisfits(
  driver: SqliteDatabase.Database,
  path: string,
  tables: Table[],
  progress: Progress,
): Promise<number> {
  const total = await countAll(sqliteSide(driver, path), tables);
  let checked = 0;
  const each = () => {
    checked += 1;
    if (checked % 1000 === 0 || checked === total) progress('check', checked, total);
  };
  const faults = tables.flatMap((table) => [...misfits(driver, table, each)]);
  if (faults.length === 0) return total;
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  const list = [...faults.slice(0, mostFaults), ...more].map((line) => `  ${line}`).join('\n');
  throw new DatabaseProblem(
    `Postgres can't store these values of ${path}. Change or delete them, then move again:\n${list}`,
  );
}

/** Checks that the database is empty and usable. Does not create the tables. */
const checkTarget = (url: string, tables: Table[]): Promise<void> =>
  onPostgres(url, async (client, name) => {
    const others = await otherPostgresTables(client, tables);
    if (others.length > 0) throw notEmpty(name, `the tables ${others.join(', ')}`);
    const at = await schemaAt(client, name);
    if (at > 0 && at < latest)
      throw new DatabaseProblem(
        `${name} is of an earlier version of Chime In. Create a new database for the move`,
      );
    if (at > 0) await refuseRows(client, name, tables);
  });

async function copyTo(
  url: string,
  driver: SqliteDatabase.Database,
  path: string,
  tables: Table[],
  progress: Progress,
): Promise<void> {
  await checkTarget(url, tables);
  await migratePostgres(url);
  await onPostgres(url, async (client, name) => {
    await client.query('begin; set local synchronous_commit = on');
    await lockTables(client, name, tables);
    await refuseRows(client, name, tables);
    await copyAll(sqliteSide(driver, path), postgresSide(client, name), tables, progress);
    // The data may have been on Postgres before it was moved to the file. That primary is out of date.
    await client.query("delete from installation where name = 'postgres_primary'");
    await client.query('commit');
  });
}

/** @throws {DatabaseProblem} if a server could still start on the file, although all rows are in Postgres */
function setAside(
  driver: SqliteDatabase.Database,
  path: string,
  keptAt: string,
  { at, reason }: Options['stop'],
): void {
  try {
    driver
      .prepare(
        "insert into switches (name, since, reason) values ('stop_everything', ?, ?) on conflict do nothing",
      )
      .run(at, reason);
    driver.exec('commit');
    renameSync(path, keptAt);
    toDisk(dirname(path));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(
      `Everything is in Postgres, but ${path} could not be set aside: ${message}. Rename it, so that no server starts on it`,
      { cause: error },
    );
  }
}

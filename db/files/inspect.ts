import { statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { DatabaseProblem } from './problem.ts';
import { schemaVersion } from './schemaVersion.ts';

export type Inspection = {
  bytes: number;
  /** The number of applied migrations. */
  schema: number;
  users: number;
  accounts: number;
  comments: number;
  /** The latest stored moment, ms since the epoch; 0 for an empty database. */
  knownUntil: number;
};

/**
 * Checks every page, index and reference of an unused database. Merges its write-ahead log into the file.
 * @param name the subject of the error messages
 * @throws {DatabaseProblem}
 */
export function inspect(path: string, name = 'The copy'): Inspection {
  const driver = new SqliteDatabase(path, { fileMustExist: true });
  try {
    driver.pragma('journal_mode = delete');
    const damage = driver.pragma('integrity_check(3)') as { integrity_check: string }[];
    const result = damage.map((line) => line.integrity_check).join('; ');
    if (result !== 'ok') throw new DatabaseProblem(`${name} is damaged: ${result}`);
    const loose = driver.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (loose[0]) {
      const { table, parent } = loose[0];
      throw new DatabaseProblem(
        `${name} has ${loose.length} rows that refer to nothing, the first from ${table} to ${parent}`,
      );
    }
    const schema = schemaVersion(driver, path);
    if (schema === 0) throw new DatabaseProblem(`${name} is empty`);
    return { ...contents(driver), schema, bytes: statSync(path).size };
  } finally {
    driver.close();
  }
}

/** Row counts of the important tables. Works with any schema version. */
export function contents(
  driver: SqliteDatabase.Database,
): Pick<Inspection, 'users' | 'accounts' | 'comments' | 'knownUntil'> {
  const readNumber = (sql: string) => Number(driver.prepare(sql).pluck().get() ?? 0);
  return {
    users: readNumber('select count(*) from users'),
    accounts: readNumber('select count(*) from accounts where removed_at is null'),
    comments: readNumber("select count(*) from comments where state = 'confirmed'"),
    knownUntil: Math.max(
      readNumber('select max(at) from events'),
      readNumber('select max(last_seen_at) from sessions'),
      readNumber('select max(beat_at) from engines'),
      readNumber('select max(created_at) from users'),
    ),
  };
}

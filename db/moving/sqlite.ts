import type SqliteDatabase from 'better-sqlite3';
import { DatabaseProblem } from '../files/problem.ts';
import type { Row, Side } from './side.ts';
import { listOf, quoted, type Table } from './tables.ts';

const mostRows = 1000;
/** The most characters in a batch. */
const mostCharacters = 4_000_000;

type Stored = bigint | number | string | Buffer | null;

const query = ({ name, columns, key }: Table): string =>
  `select ${listOf(columns.map((column) => column.name))} from ${quoted(name)} order by ${listOf(key)}`;

function* readRows(driver: SqliteDatabase.Database, table: Table): Generator<Stored[]> {
  const statement = driver.prepare<[], Stored[]>(query(table)).raw().safeIntegers();
  // Rows are compared in the order of their keys, so keys must not change.
  const isKey = table.columns.map(({ name }) => table.key.includes(name));
  for (const row of statement.iterate())
    yield row.map((value, at) => (isKey[at] ? value : encodedProfile(value)));
}

/**
 * Earlier versions decoded `%00` in a profile's address, and the audit stores that name for ever. Postgres
 * rejects U+0000 in a text, so it is encoded again.
 */
function encodedProfile(value: Stored): Stored {
  if (typeof value !== 'string') return value;
  if (/^(?:opt-out:)?(?:person|company):/.test(value)) return value.replaceAll('\0', '%00');
  if (!/^\{"profile":"(?:person|company):.*\\u0000/.test(value)) return value;
  const details = JSON.parse(value) as { profile: string };
  return JSON.stringify({ ...details, profile: details.profile.replaceAll('\0', '%00') });
}

export function sqliteSide(driver: SqliteDatabase.Database, name: string): Side {
  return {
    name,
    count: async (table) =>
      Number(
        driver
          .prepare(`select count(*) from ${quoted(table.name)}`)
          .pluck()
          .get(),
      ),
    async *read(table) {
      let batch: Row[] = [];
      let characters = 0;
      for (const stored of readRows(driver, table)) {
        const row = stored.map((value) => (value === null ? null : String(value)));
        batch.push(row);
        for (const value of row) characters += value?.length ?? 0;
        if (batch.length < mostRows && characters < mostCharacters) continue;
        yield batch;
        batch = [];
        characters = 0;
      }
      if (batch.length > 0) yield batch;
    },
    async write(table, rows) {
      const places = table.columns.map(() => '?').join(', ');
      const names = listOf(table.columns.map((column) => column.name));
      const insert = driver.prepare(`insert into ${quoted(table.name)} (${names}) values (${places})`);
      const isNumber = table.columns.map(({ type }) => type === 'bigint' || type === 'boolean');
      for (const row of rows)
        insert.run(row.map((value, at) => (value !== null && isNumber[at] ? BigInt(value) : value)));
    },
    lastNumber: async (table) =>
      String(
        driver
          .prepare('select seq from sqlite_sequence where name = ?')
          .pluck()
          .safeIntegers()
          .get(table.name) ?? 0,
      ),
    async setLastNumber(table, last) {
      driver.prepare('delete from sqlite_sequence where name = ?').run(table.name);
      if (last === '0') return;
      driver.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table.name, BigInt(last));
    },
  };
}

/** Values that Postgres would reject, one sentence each. SQLite stores any value in any column. */
export function* misfits(driver: SqliteDatabase.Database, table: Table, each: () => void): Generator<string> {
  const keys = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  for (const row of readRows(driver, table)) {
    for (const [at, { name, type }] of table.columns.entries()) {
      const fault = faultOf(row[at] ?? null, type);
      if (fault) yield `${table.name}.${name} of ${keys.map((key) => String(row[key])).join(', ')}: ${fault}`;
    }
    each();
  }
}

function faultOf(value: Stored, type: Table['columns'][number]['type']): string | null {
  if (value === null) return null;
  if (type === 'bigint') return typeof value === 'bigint' ? null : 'not a whole number';
  if (type === 'boolean') return value === 0n || value === 1n ? null : 'neither 0 nor 1';
  if (typeof value !== 'string') return 'not a text';
  if (value.includes('\0')) return 'contains U+0000';
  return type === 'json' ? faultOfJson(value) : null;
}

function faultOfJson(value: string): string | null {
  try {
    let holdsNul = false;
    // Only a text with this escape can hold U+0000. The parser distinguishes it from an escaped backslash.
    const look = (key: string, member: unknown) => {
      holdsNul ||= key.includes('\0') || (typeof member === 'string' && member.includes('\0'));
      return member;
    };
    JSON.parse(value, value.includes('\\u0000') ? look : undefined);
    return holdsNul ? 'contains U+0000' : null;
  } catch {
    return 'not JSON';
  }
}

/**
 * Tables that are not in this version's schema and are not copied.
 * @throws {DatabaseProblem} if a table has other columns than in this version
 */
export function otherTables(driver: SqliteDatabase.Database, path: string, tables: Table[]): string[] {
  const known = new Map(tables.map((table) => [table.name, table]));
  const found = driver
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  for (const { name, columns } of known.values()) {
    const wanted = columns.map((column) => column.name).sort();
    const there = (driver.pragma(`table_info(${quoted(name)})`) as { name: string }[])
      .map((column) => column.name)
      .sort();
    if (wanted.join() !== there.join())
      throw new DatabaseProblem(
        `The table ${name} of ${path} has other columns than those of this version of Chime In`,
      );
  }
  return found.filter((name) => !known.has(name) && name !== '__drizzle_migrations');
}

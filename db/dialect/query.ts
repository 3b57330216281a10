/* One function per difference between the databases, in their SQL or in what a statement returns. */
import {
  type Column,
  getTableColumns,
  getTableName,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
  type Table,
} from 'drizzle-orm';
import { current, type Tx } from '../connections.ts';
import { prepare } from '../prepare.ts';
import { isPostgres } from './engine.ts';

/** A named value that a prepared insert or update writes. It is bound raw: a flag as 0 or 1, JSON as text. */
export const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** Several such values, each for the column of its name. */
export const values = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, SQL>;

/** A time or number within an expression. Without the cast, Postgres would infer another type. */
export const bigintValue = (name: string): SQL => (isPostgres ? sql`${value(name)}::bigint` : value(name));

/**
 * A value in a condition or a limit, in a sub-select. If it is bound directly, SQLite prepares the statement
 * again, which made a join six times slower.
 */
export const param = (name: string) =>
  (isPostgres ? value(name) : sql`(select ${sql.placeholder(name)})`) as SQL & Placeholder;

/**
 * A column whose index the query may use, or not. SQLite keeps few statistics about indexes and may choose
 * the wrong one; Postgres has them.
 */
export const indexed = (column: Column, use: boolean): SQL =>
  use || isPostgres ? sql`${column}` : sql`+${column}`;

/** The part of an address after its host, which may contain numbers, too. */
export const pathOf = (url: SQLWrapper): SQL =>
  isPostgres
    ? sql`regexp_replace(${url}, '^[a-z]+://[^/]*', '')`
    : sql`substr(${url}, 8 + instr(substr(${url}, 9), '/'))`;

/** Whether a text contains this number, but not as a part of a longer one. */
export const hasNumber = (text: SQLWrapper, digits: string): SQL =>
  isPostgres ? sql`(${text}) ~ ${`[^0-9]${digits}[^0-9]`}` : sql`${text} glob ${`*[^0-9]${digits}[^0-9]*`}`;

/** The LIKE pattern for a text. Escapes `%` and `_`. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a column contains a text. Ignores the case of ASCII letters. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  isPostgres
    ? sql`${column} ilike ${patternOf(text)} escape '\\'`
    : sql`${column} like ${patternOf(text)} escape '\\'`;

/**
 * Whether a column has one of the values that a prepared query binds under this name, as a `list` of any
 * length. Use `inArray` in queries that are not prepared.
 */
export const among = (column: SQLWrapper, name: string): SQL =>
  isPostgres
    ? sql`${column} = any(${value(name)})`
    : sql`${column} in (select value from json_each(${param(name)}))`;

/** The value to bind for `among`. */
export const list = (values: readonly (string | number)[]): unknown =>
  isPostgres ? values : JSON.stringify(values);

/**
 * A member of a JSON column: `jsonMember(events.data, 'state', 'reason')`. On Postgres it is always text, on
 * SQLite an SQL value.
 */
export const jsonMember = <Value = unknown>(column: Column, ...path: string[]): SQL<Value> =>
  isPostgres
    ? sql<Value>`(${column} #>> ${sql.raw(`'{${path.join(',')}}'`)})`
    : sql<Value>`json_extract(${column}, ${sql.raw(`'$.${path.join('.')}'`)})`;

/** A numeric member of a JSON column. */
export const jsonNumber = (column: Column, ...path: string[]): SQL => {
  const member = jsonMember(column, ...path);
  return isPostgres ? sql`${member}::numeric` : member;
};

/** The length of a JSON column as text, in characters. */
export const jsonLength = (column: Column): SQL =>
  isPostgres ? sql`length(${column}::text)` : sql`length(${column})`;

/**
 * Locks the selected rows of one table until the transaction ends, on Postgres in read committed
 * transactions. SQLite has one writer at a time.
 */
export function forUpdate<Query>(query: Query, of: Table): Query {
  if (!isPostgres) return query;
  type Lockable = { for(strength: 'no key update', config: { of: Table }): Query };
  return (query as Lockable).for('no key update', { of });
}

/**
 * Serializes the transactions that name the same key, until they end. Postgres assigns identities before the
 * commit: a reader with a cursor could see a later number first, and miss the earlier one.
 */
export async function takeTurns(tx: Tx, table: Table, key: string): Promise<void> {
  if (!isPostgres) return;
  const name = getTableName(table);
  const turns = current.getStore()?.turns;
  if (turns?.has(`${name} ${key}`)) return;
  turns?.add(`${name} ${key}`);
  await lockKey(tx, { table: name, key });
}

const lockKey = prepare('lockKey', (tx: Tx) =>
  tx
    .select({ lock: sql`pg_advisory_xact_lock(hashtext(${value('table')}), hashtext(${value('key')}))` })
    .from(sql`(select 1) as once`),
);

/**
 * Turns a list that a prepared insert binds as JSON into rows: `insert(table).select(rowsOf(table, 'rows'))`.
 * The members are named like the columns, and each row has all of them.
 */
export const rowsFromJson = (table: Table, name: string): SQL => {
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const named = (write: (column: string) => SQL) => sql.join(columns.map(write), sql`, `);
  return isPostgres
    ? sql`select ${named((column) => sql`${sql.identifier(column)}`)} from json_populate_recordset(null::${table}, ${value(name)}::json)`
    : sql`select ${named((column) => sql.raw(`value ->> '${column}'`))} from json_each(${param(name)}) where true`;
};

/** Ms since the epoch by the database's clock: the only one that all servers share. */
export const databaseNow: SQL<number> = isPostgres
  ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
  : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The largest of several values. */
export const greatest = (...values: [SQLWrapper, ...(SQLWrapper | number)[]]): SQL<number> =>
  sql<number>`${sql.raw(isPostgres ? 'greatest' : 'max')}(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Ascending or descending; null sorts as the smallest value. */
export const ordered = (column: SQLWrapper, descending: boolean): SQL =>
  descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;

/** A text column for sorting without regard to case. */
export const caseless = (column: Column): SQL =>
  isPostgres ? sql`lower(${column})` : sql`${column} collate nocase`;

/**
 * A query's rows as arrays, in the order of its fields. On SQLite without Drizzle's mapping, which takes most
 * of the time where there are many rows: only for columns that need none.
 */
export const arrays = async <Row extends unknown[]>(
  query: PromiseLike<object[]> & { values(): unknown[][] },
): Promise<Row[]> => (isPostgres ? (await query).map((row) => Object.values(row)) : query.values()) as Row[];

/** The number of rows changed by an insert, update or delete without `returning`. */
export const changes = (result: { changes: number }): number =>
  isPostgres ? ((result as unknown as { rowCount: number | null }).rowCount ?? 0) : result.changes;

/* One function for each place where databases differ in their SQL, or in what a statement answers. */
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

/** A value that a prepared insert or update writes, by name. It is bound as it is: a flag as 0 or 1, JSON as a text. */
export const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** Several of them, each for the column of its name. */
export const values = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, SQL>;

/** A time or number within an expression. Without the cast, Postgres would infer another type. */
export const bigintValue = (name: string): SQL => (isPostgres ? sql`${value(name)}::bigint` : value(name));

/**
 * A value in a condition or a limit. SQLite prepares a statement again if such a value is bound directly, which
 * made a join six times slower. A value in a select of its own does not have this effect.
 */
export const param = (name: string) =>
  (isPostgres ? value(name) : sql`(select ${sql.placeholder(name)})`) as SQL & Placeholder;

/**
 * A column by whose index rows may be looked for, or not. SQLite knows little of how many rows each index has, and takes the better one
 * if it has no other choice. Postgres has statistics.
 */
export const indexed = (column: Column, use: boolean): SQL =>
  use || isPostgres ? sql`${column}` : sql`+${column}`;

/** Whether a number stands alone in a text: not within a longer one. */
export const hasNumber = (text: SQLWrapper, digits: string): SQL =>
  isPostgres ? sql`(${text}) ~ ${`[^0-9]${digits}[^0-9]`}` : sql`${text} glob ${`*[^0-9]${digits}[^0-9]*`}`;

/** The LIKE pattern of a text, in which `%` and `_` stand for themselves. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text stands in a column, in either case of its (ASCII) letters. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  isPostgres
    ? sql`${column} ilike ${patternOf(text)} escape '\\'`
    : sql`${column} like ${patternOf(text)} escape '\\'`;

/**
 * Whether a column has one of the values that a prepared query takes by this name, as a `list`. Their number may differ from call to
 * call. Queries that are not prepared use `inArray`.
 */
export const among = (column: SQLWrapper, name: string): SQL =>
  isPostgres
    ? sql`${column} = any(${value(name)})`
    : sql`${column} in (select value from json_each(${param(name)}))`;

/** The value of `among`. */
export const list = (values: readonly (string | number)[]): unknown =>
  isPostgres ? values : JSON.stringify(values);

/** A member of a JSON column: `jsonMember(events.data, 'state', 'reason')`. SQL's own value on SQLite, its text on Postgres. */
export const jsonMember = <Value = unknown>(column: Column, ...path: string[]): SQL<Value> =>
  isPostgres
    ? sql<Value>`(${column} #>> ${sql.raw(`'{${path.join(',')}}'`)})`
    : sql<Value>`json_extract(${column}, ${sql.raw(`'$.${path.join('.')}'`)})`;

/** A member of a JSON column that is a number. */
export const jsonNumber = (column: Column, ...path: string[]): SQL => {
  const member = jsonMember(column, ...path);
  return isPostgres ? sql`${member}::numeric` : member;
};

/** The texts of one column of a query's rows, as one value. */
export const textsOf = (column: Column, rows: (texts: SQL) => SQLWrapper): SQL<string[]> =>
  isPostgres
    ? sql<string[]>`${rows(sql`coalesce(json_agg(${column}), '[]')`)}`
    : sql`${rows(sql`json_group_array(${column})`)}`.mapWith((texts: string): string[] => JSON.parse(texts));

/** How many characters a JSON column has as a text. */
export const jsonLength = (column: Column): SQL =>
  isPostgres ? sql`length(${column}::text)` : sql`length(${column})`;

/**
 * Locks the rows of one table in a select until the transaction ends, for those that are READ COMMITTED on Postgres. SQLite has one
 * writer at a time, so there is nothing to lock.
 */
export function forUpdate<Query>(query: Query, of: Table): Query {
  if (!isPostgres) return query;
  type Lockable = { for(strength: 'no key update', config: { of: Table }): Query };
  return (query as Lockable).for('no key update', { of });
}

/** Whether a column has one of the values that a query finds in rows which no other transaction has locked, and locks them. */
export function amongUnlocked(column: Column, query: SQLWrapper): SQL {
  if (!isPostgres) return sql`${column} in ${query}`;
  type Lockable = { for(strength: 'update', config: { skipLocked: true }): SQLWrapper };
  // As an array, because Postgres may run a query after `in` several times, each with its own limit.
  return sql`${column} = any(array${(query as unknown as Lockable).for('update', { skipLocked: true })})`;
}

/**
 * Has the transactions that name the same key follow one another until they end. On Postgres an identity is given before its commit: of
 * two at once, the higher could be seen first, and a reader who goes on after it would miss the lower.
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
 * The columns of a table from a list that a prepared insert takes as JSON, by this name: `insert(table).select(rowsOf(table, 'rows'))`.
 * Its members have the names of the columns, and each row has all of them.
 */
export const rowsOf = (table: Table, name: string): SQL => {
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const named = (of: (column: string) => SQL) => sql.join(columns.map(of), sql`, `);
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

/** Smallest first or largest first; null counts as the smallest. */
export const ordered = (column: SQLWrapper, descending: boolean): SQL =>
  descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;

/** A text in an order that ignores the case of its letters. */
export const caseless = (column: Column): SQL =>
  isPostgres ? sql`lower(${column})` : sql`${column} collate nocase`;

/** How many rows an insert, an update or a delete without `returning` has changed. */
export const changes = (result: { changes: number }): number =>
  isPostgres ? ((result as unknown as { rowCount: number | null }).rowCount ?? 0) : result.changes;

/* One function for each place where databases differ in their SQL, or in what a statement answers. */
import { type Column, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A value that a prepared insert or update writes, by name. It is bound as it is: a flag as 0 or 1, JSON as a text. */
export const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** Several of them, each for the column of its name. */
export const values = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, SQL>;

/**
 * The same in a condition or a limit. In a select of its own, because SQLite prepares a statement anew if a bare value that may change
 * its plan is bound: a join took six times as long.
 */
export const param = (name: string) => sql`(select ${sql.placeholder(name)})` as SQL & Placeholder;

/**
 * A column by whose index rows may be looked for, or not. SQLite knows little of how many rows each index has, and takes the better one
 * if it has no other choice.
 */
export const indexed = (column: Column, use: boolean): SQL => (use ? sql`${column}` : sql`+${column}`);

/** Whether a number stands alone in a text: not within a longer one. */
export const hasNumber = (text: SQLWrapper, digits: string): SQL =>
  sql`${text} glob ${`*[^0-9]${digits}[^0-9]*`}`;

/** The LIKE pattern of a text, in which `%` and `_` stand for themselves. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a text stands in a column, in either case of its (ASCII) letters. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${patternOf(text)} escape '\\'`;

/**
 * Whether a column has one of the values that a prepared query takes by this name, as a `list`. Their number may differ from call to
 * call. Queries that are not prepared use `inArray`.
 */
export const among = (column: SQLWrapper, name: string): SQL =>
  sql`${column} in (select value from json_each(${param(name)}))`;

/** The value of `among`. */
export const list = (values: readonly (string | number)[]): unknown => JSON.stringify(values);

/** A member of a JSON column as SQL's own value: `jsonMember(events.data, 'state', 'reason')`. */
export const jsonMember = <Value = unknown>(column: Column, ...path: string[]): SQL<Value> =>
  sql<Value>`json_extract(${column}, ${sql.raw(`'$.${path.join('.')}'`)})`;

/** Locks the rows of a select until the transaction ends. SQLite has one writer at a time, so there is nothing to lock. */
export const forUpdate = <Query>(query: Query): Query => query;

/** The largest of several values. */
export const greatest = (...values: [SQLWrapper, ...(SQLWrapper | number)[]]): SQL<number> =>
  sql<number>`max(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Smallest first or largest first; null counts as the smallest. */
export const ordered = (column: SQLWrapper, descending: boolean): SQL =>
  descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;

/** A text in an order that ignores the case of its letters. */
export const caseless = (column: Column): SQL => sql`${column} collate nocase`;

/** How many rows an insert, an update or a delete without `returning` has changed. */
export const changes = (result: { changes: number }): number => result.changes;

import { eq, type GetColumnData, is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { SaidBy } from './json.ts';
import type { Db } from './open.ts';

/** A query built once per database and kept: ten times faster than building it at each call. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const query = build(db);
    kept.set(db, query);
    return query;
  };
}

/**
 * A value that a prepared query is given by name. Within a select of its own, because SQLite prepares a statement anew when a bare value
 * that may change the plan is bound, which the driver does at each call: up to six times the work of a join or of a limit.
 */
export const given = (name: string): SQL => sql`(select ${sql.placeholder(name)})`;

/** The same where the query builder asks for a number: a limit, an offset. */
export const givenNumber = (name: string): Placeholder => given(name) as unknown as Placeholder;

/** `prepared` for queries that differ in shape: one is built and kept for each of the shapes that are asked for. */
export function preparedEach<Shape extends object, Query>(
  build: (db: Db, shape: Shape) => Query,
): (db: Db, shape: Shape) => Query {
  const ofDb = prepared(() => new Map<string, Query>());
  return (db, shape) => {
    const kept = ofDb(db);
    let key = '';
    for (const name in shape) key += `${shape[name]},`;
    const known = kept.get(key) ?? build(db, shape);
    kept.set(key, known);
    return known;
  };
}

type Columns = Record<string, SQLiteColumn | SQL>;
type Row<Fields extends Columns> = {
  [Name in keyof Fields]: Fields[Name] extends SQLiteColumn
    ? GetColumnData<Fields[Name]>
    : SaidBy<Fields[Name]>;
};
type Aliased<Fields extends Columns> = { [Name in keyof Fields]: SQL.Aliased };
type Values = Record<string, unknown>;
type Query = { toSQL(): { sql: string; params: unknown[] } };
/** A prepared select that takes its values by name. */
export type Selected<Row> = {
  get(values: Values): Row | undefined;
  /** The row of a query that always has one. */
  one(values: Values): Row;
  all(values: Values): Row[];
};

/**
 * A select for the calls that are made most. The driver makes each row as it is, where the query builder's way of going through it
 * column by column takes three times as long as SQLite takes to find it. Flags and JSON are read here.
 * @param build the query over `columns`, which are `fields` under their names; values come in by `given`
 */
export function rowsOf<Fields extends Columns>(
  db: Db,
  fields: Fields,
  build: (columns: Aliased<Fields>) => Query,
): Selected<Row<Fields>> {
  const aliased = Object.entries(fields).map(([name, column]) => [name, sql`${column}`.as(name)]);
  const rows = selected<Row<Fields>>(db, build(Object.fromEntries(aliased)));
  const columns = Object.entries(fields).filter((field): field is [string, SQLiteColumn] =>
    is(field[1], SQLiteColumn),
  );
  const stored = columns.filter(([, { dataType }]) => dataType === 'boolean' || dataType === 'json');
  if (stored.length === 0) return rows;
  const read = (row: Row<Fields>): Row<Fields> => {
    const values: Values = row;
    for (const [name, column] of stored)
      if (values[name] !== null) values[name] = column.mapFromDriverValue(values[name]);
    return row;
  };
  return {
    get(values) {
      const row = rows.get(values);
      return row && read(row);
    },
    one: (values) => read(rows.one(values)),
    all: (values) => rows.all(values).map(read),
  };
}

/**
 * An insert, an update or a delete for the calls that are made most, bound without going through the query builder.
 * @param query takes its values by `given`, as the driver takes them: a flag is 0 or 1, JSON is a text
 */
export function changeOf(db: Db, query: Query): { run(values: Values): { changes: number } } {
  const { sql: text, params } = query.toSQL();
  const statement = db.$client.prepare(text);
  const bind = binding(params);
  return { run: (values) => statement.run(...bind(values)) };
}

/**
 * The same where the statement answers rows.
 * @param query its columns under the names that they are to have: `` sql`${column}`.as(name) ``
 */
export function changedOf<Row>(
  db: Db,
  query: Query,
): { get(values: Values): Row | undefined; all(values: Values): Row[] } {
  const { sql: text, params } = query.toSQL();
  const statement = db.$client.prepare(text);
  const bind = binding(params);
  return {
    get: (values) => statement.get(...bind(values)) as Row | undefined,
    all: (values) => statement.all(...bind(values)) as Row[],
  };
}

function binding(params: unknown[]): (values: Values) => unknown[] {
  const names = params.map((param) => (is(param, Placeholder) ? param.name : undefined));
  return (values) => names.map((name, n) => (name === undefined ? params[n] : values[name]));
}

function selected<Row>(db: Db, query: Query): Selected<Row> {
  const { sql: text, params } = query.toSQL();
  const statement = db.$client.prepare(text);
  const bind = binding(params);
  return {
    get: (values) => statement.get(...bind(values)) as Row | undefined,
    one: (values) => statement.get(...bind(values)) as Row,
    all: (values) => statement.all(...bind(values)) as Row[],
  };
}

/** The rows of one user, whose id is given as `userId`. */
export const ofUser = (column: SQLiteColumn): SQL => eq(column, given('userId'));

/** An object as `changeOf` takes it. */
export const jsonText = (value: object | null): string | null => value && JSON.stringify(value);

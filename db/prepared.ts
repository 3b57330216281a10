import { type GetColumnData, is, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
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
    const key = Object.values(shape).join();
    const known = kept.get(key) ?? build(db, shape);
    kept.set(key, known);
    return known;
  };
}

type Columns = Record<string, SQLiteColumn>;
type Row<Fields extends Columns> = { [Name in keyof Fields]: GetColumnData<Fields[Name]> };
type Aliased<Fields extends Columns> = { [Name in keyof Fields]: SQL.Aliased };
type Values = Record<string, unknown>;
/** A prepared select whose rows the driver makes itself. */
export type Rows<Fields extends Columns> = { get(values: Values): Row<Fields> | undefined; all(values: Values): Row<Fields>[] };

/**
 * A select for the calls that are made most. The driver makes each row as it is, where the query builder's way of going through it
 * column by column takes three times as long as SQLite takes to find it. Flags and JSON are read here.
 * @param build the query over `columns`, which are `fields` under their names; values come in by `given`
 */
export function rowsOf<Fields extends Columns>(
  db: Db,
  fields: Fields,
  build: (columns: Aliased<Fields>) => { toSQL(): { sql: string; params: unknown[] } },
): Rows<Fields> {
  const aliased = Object.entries(fields).map(([name, column]) => [name, sql`${column}`.as(name)]);
  const { sql: text, params } = build(Object.fromEntries(aliased)).toSQL();
  const statement = db.$client.prepare(text);
  const bind = (values: Values) => params.map((param) => (is(param, Placeholder) ? values[param.name] : param));
  const stored = Object.entries(fields).filter(([, { dataType }]) => dataType === 'boolean' || dataType === 'json');
  const read = (row: unknown): Row<Fields> => {
    const values = row as Values;
    for (const [name, column] of stored) if (values[name] !== null) values[name] = column.mapFromDriverValue(values[name]);
    return row as Row<Fields>;
  };
  return {
    get(values) {
      const row = statement.get(...bind(values));
      return row === undefined ? undefined : read(row);
    },
    all(values) {
      const rows = statement.all(...bind(values));
      return stored.length ? rows.map(read) : (rows as Row<Fields>[]);
    },
  };
}

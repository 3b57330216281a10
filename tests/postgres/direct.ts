/*
 * Tests look at tables without a promise (`.all()`, `.run()`, `.sync()`), as SQLite's driver lets them. Here the same words wait for a
 * thread that asks Postgres.
 */
import { is, Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDeleteBase, PgInsertBase, PgSelectBase, PgUpdateBase } from 'drizzle-orm/pg-core';
import { PgRelationalQuery } from 'drizzle-orm/pg-core/query-builders/query';
// @ts-expect-error: exported, but not in its types
import { mapResultRow } from 'drizzle-orm/utils';
import type pg from 'pg';
import * as schema from '../../db/schema/index.ts';
import { waitFor } from './databases.ts';

type Prepared = {
  client: pg.Pool;
  fields?: never;
  joinsNotNullableMap?: never;
  customResultMapper?: (rows: unknown[][]) => unknown;
};
type Query = { prepare(name: string): Prepared; toSQL(): { sql: string; params: unknown[] } };

function run(this: Query): unknown {
  const { client, fields, joinsNotNullableMap, customResultMapper } = this.prepare('direct');
  const { sql, params } = this.toSQL();
  const mapped = fields !== undefined || customResultMapper !== undefined;
  const url = client.options.connectionString ?? '';
  const { rows, changes } = waitFor(url, sql, params, mapped ? 'array' : undefined);
  if (customResultMapper) return customResultMapper(rows);
  return fields ? rows.map((row) => mapResultRow(fields, row, joinsNotNullableMap)) : { changes };
}

function get(this: Query): unknown {
  const rows = run.call(this);
  return Array.isArray(rows) ? rows[0] : rows;
}

for (const builder of [PgDeleteBase, PgInsertBase, PgSelectBase, PgUpdateBase, PgRelationalQuery])
  Object.assign(builder.prototype, { run, all: run, sync: run, get });

const tables = Object.fromEntries(Object.entries(schema).filter(([, one]) => is(one, Table)));

export const directOn = (client: pg.Pool) => drizzle({ client, schema: tables as never });

/** Statements by hand, as SQLite's driver takes them: `?` for each value. */
export function rawOn(url: string) {
  const numbered = (sql: string) => {
    let n = 0;
    return sql.replaceAll('?', () => {
      n += 1;
      return `$${n}`;
    });
  };
  const prepare = (sql: string, pluck = false) => {
    const rows = (values: unknown[]) => {
      const found = waitFor(url, numbered(sql), values).rows.map(plain);
      return pluck ? found.map((row) => Object.values(row)[0]) : found;
    };
    return {
      run: (...values: unknown[]) => waitFor(url, numbered(sql), values),
      all: (...values: unknown[]) => rows(values),
      get: (...values: unknown[]) => rows(values)[0],
      pluck: () => prepare(sql, true),
    };
  };
  return {
    exec: (sql: string) => void waitFor(url, sql),
    prepare,
    pragma() {
      throw new Error('pragmas are for SQLite alone');
    },
  };
}

/** Counts and moments as numbers, as SQLite gives them. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, one]) => [
      name,
      typeof one === 'string' && /^-?\d{1,15}$/.test(one) ? Number(one) : one,
    ]),
  );

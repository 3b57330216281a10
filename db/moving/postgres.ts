import type pg from 'pg';
import { DatabaseProblem } from '../files/problem.ts';
import { codeOf } from '../postgres/problem.ts';
import type { Row, Side } from './side.ts';
import { listOf, quoted, type Table } from './tables.ts';

const mostRows = 250;

export function postgresSide(client: pg.Client, name: string): Side {
  const readText = async (text: string, values: unknown[] = []): Promise<string> => {
    const { rows } = await client.query<string[]>({ text, values, rowMode: 'array' });
    return String(rows[0]?.[0] ?? '');
  };
  return {
    name,
    count: async (table) => Number(await readText(`select count(*) from ${quoted(table.name)}`)),
    async *read(table) {
      const columns = table.columns.map(({ name, type }) =>
        type === 'boolean' ? `${quoted(name)}::int::text` : `${quoted(name)}::text`,
      );
      const query = `select ${columns.join(', ')} from ${quoted(table.name)} order by ${orderOf(table)}`;
      await client.query(`declare moving no scroll cursor for ${query}`);
      for (;;) {
        const text = `fetch ${mostRows} from moving`;
        const { rows } = await client.query<Row>({ text, rowMode: 'array' });
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query('close moving');
    },
    async write(table, rows) {
      const arrays = table.columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ');
      const names = listOf(table.columns.map((column) => column.name));
      const values = table.columns.map((_, at) => rows.map((row) => row[at]));
      await client
        .query(`insert into ${quoted(table.name)} (${names}) select * from unnest(${arrays})`, values)
        .catch((error: unknown) => {
          throw refusalOf(error, table, rows);
        });
    },
    lastNumber: (table) =>
      readText(`select case when is_called then last_value else 0 end from ${sequenceOf(table)}`),
    // A rollback does not reset a sequence, so each table's number is set, whatever it was.
    setLastNumber: async (table, last) =>
      void (await readText('select setval($1::regclass, greatest($2::bigint, 1), $2::bigint > 0)', [
        sequenceOf(table),
        last,
      ])),
  };
}

/** By the column itself. A bare name in `order by` would mean the text of that name in `select`. */
const orderOf = ({ name, key }: Table): string =>
  key.map((column) => `${quoted(name)}.${quoted(column)}`).join(', ');

const sequenceOf = ({ name, identity }: Table): string => quoted(`${name}_${identity}_seq`);

/**
 * Explains values that Postgres rejects: data exceptions (22), constraints (23) and limits, such as the size
 * of an index entry (54). Returns other errors unchanged.
 */
function refusalOf(error: unknown, table: Table, rows: Row[]): unknown {
  if (!/^(22|23|54)/.test(codeOf(error))) return error;
  const keys = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  const idOf = (row: Row | undefined) => keys.map((key) => row?.[key]).join(', ');
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseProblem(
    `Postgres refuses a row of ${table.name} from ${idOf(rows[0])} to ${idOf(rows.at(-1))}: ${message}`,
    { cause: error },
  );
}

import { DatabaseProblem } from '../files/problem.ts';
import type { Progress, Row, Side } from './side.ts';
import type { Table } from './tables.ts';

/** Copies all rows, then compares every value. @throws {DatabaseProblem} with the first difference */
export async function copyAll(from: Side, to: Side, tables: Table[], progress: Progress): Promise<number> {
  const total = await countAll(from, tables);
  let copied = 0;
  for (const table of tables) {
    for await (const rows of from.read(table)) {
      await to.write(table, rows);
      copied += rows.length;
      progress('copy', copied, total);
    }
  }
  let compared = 0;
  for (const table of tables) {
    const each = () => {
      compared += 1;
      if (compared % 250 === 0 || compared === total) progress('compare', compared, total);
    };
    await compare(from, to, table, each);
  }
  for (const table of tables.filter(({ identity }) => identity)) {
    const last = await from.lastNumber(table);
    await to.setLastNumber(table, last);
    const set = await to.lastNumber(table);
    if (set !== last)
      throw differs(table, `the last number is ${last} in ${from.name} and ${set} in ${to.name}`);
  }
  return copied;
}

export async function countAll(side: Side, tables: Table[]): Promise<number> {
  let total = 0;
  for (const table of tables) total += await side.count(table);
  return total;
}

async function compare(from: Side, to: Side, table: Table, each: () => void): Promise<void> {
  const [counted, there] = [await from.count(table), await to.count(table)];
  if (counted !== there) throw differs(table, `${from.name} has ${counted} rows, ${to.name} has ${there}`);
  const others = singly(to.read(table));
  for await (const row of singly(from.read(table))) {
    const { value: other } = await others.next();
    if (!row.every((value, at) => value === other?.[at]))
      throw differs(table, placeOf(table, row, other ?? []));
    each();
  }
  // Reads to the end, which closes the cursor.
  await others.next();
}

async function* singly(batches: AsyncIterable<Row[]>): AsyncGenerator<Row, undefined> {
  for await (const batch of batches) yield* batch;
}

function placeOf({ key, columns }: Table, row: Row, other: Row): string {
  const differing = columns.filter((_, at) => row[at] !== other[at]).map(({ name }) => name);
  const ids = key.map((name) => row[columns.findIndex((column) => column.name === name)]);
  return `${differing.join(' and ')} of ${ids.join(', ')}`;
}

const differs = (table: Table, what: string) =>
  new DatabaseProblem(`The copy of ${table.name} differs: ${what}. Nothing of the copy was kept`);

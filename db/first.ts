/** The first row of a query, or undefined. */
export const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0];

/** The row of a statement that always has one: a count, an insert that returns. */
export async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const row = await first(rows);
  if (row === undefined) throw new Error('a statement that always has a row has none');
  return row;
}

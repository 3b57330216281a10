export const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0];

/** For a statement that always returns a row, such as a count. */
export async function firstOrThrow<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const row = await first(rows);
  if (row === undefined) throw new Error('a statement that always has a row has none');
  return row;
}

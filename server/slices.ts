/** The limits of a slice of a heavy read: rows, and milliseconds of work. */
const [rowsAtOnce, msAtOnce] = [20, 5];

/** A tick of the event loop accepts one connection, so several ticks pass between two slices. */
const ticksBetween = 4;

const waiting: (() => void)[] = [];
let ticks = 0;

/**
 * Yields the event loop, so that requests are answered in between; callers continue one by one, in order and
 * some ticks apart. Must not be called in a transaction, which may await only its statements.
 */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(resumeNext);
  });
}

function resumeNext(): void {
  ticks = (ticks + 1) % ticksBetween;
  if (ticks === 0) waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/** Maps rows one after the other, and yields between slices of them. */
export async function mapInSlices<Row, Result>(
  rows: readonly Row[],
  each: (row: Row) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let slice = { first: 0, began: performance.now() };
  for (const row of rows) {
    if (results.length - slice.first >= rowsAtOnce || performance.now() - slice.began >= msAtOnce) {
      await giveWay();
      slice = { first: results.length, began: performance.now() };
    }
    results.push(await each(row));
  }
  return results;
}

/** Rows as one JSON array, as JSON.stringify writes it. */
export const jsonInSlices = async (rows: readonly unknown[]): Promise<string> =>
  `[${(await mapInSlices(rows, (row) => JSON.stringify(row))).join(',')}]`;

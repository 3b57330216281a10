import type { Client } from './client.ts';
import { usage } from './errors.ts';

const pageSize = 500;

/** The maximum number of rows, 0 for all. */
export function readLimit(text: string): number {
  if (!/^\d+$/.test(text)) throw usage(`--limit '${text}' is not a whole number.`, 'Use 0 to list all rows.');
  return Number(text) || Number.POSITIVE_INFINITY;
}

/**
 * Reads page by page, by default newest first. New rows shift others to the next page, so duplicates are
 * dropped.
 * @param limit the value of `--limit`
 */
export async function readPages<Row extends { _id: string }>(
  client: Client,
  path: string,
  filter: object,
  limit: string,
  sort = 'createdAt',
): Promise<{ rows: Row[]; total: number }> {
  const most = readLimit(limit);
  const found = new Map<string, Row>();
  let total = 0;
  for (let first = 0; found.size < most; ) {
    const last = first + Math.min(pageSize, most - found.size) - 1;
    const page = await client.list<Row>(path, {
      query: {
        sort: JSON.stringify([sort, 'DESC']),
        range: JSON.stringify([first, last]),
        filter: JSON.stringify(filter),
      },
    });
    for (const row of page.rows) found.set(row._id, row);
    total = page.total;
    first += page.rows.length;
    if (page.rows.length === 0 || first >= total) break;
  }
  return { rows: [...found.values()], total };
}

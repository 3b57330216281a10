import type { SQL } from 'drizzle-orm';
import type { Reader } from '../open.ts';

/** Calls functions of graphile-worker. On Postgres only. */
export async function execute<Row>(db: Reader, query: SQL): Promise<Row[]> {
  type Executes = { execute(query: SQL): Promise<{ rows: Row[] }> };
  return (await (db as unknown as Executes).execute(query)).rows;
}

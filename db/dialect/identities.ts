import { sql } from 'drizzle-orm';
import type { Tx } from '../connections.ts';
import { isPostgres } from './engine.ts';
import { integer, table, text } from './table.ts';

/** SQLite's own table with the last number of each `identity`. */
const lastNumbers = table('sqlite_sequence', { name: text('name').notNull(), seq: integer('seq').notNull() });

/** Makes every `identity` skip this many numbers. */
export async function skipNumbers(tx: Tx, count: number): Promise<void> {
  if (isPostgres) {
    await tx
      .select({ next: sql`setval(seqrelid::regclass, nextval(seqrelid::regclass) + ${count})` })
      .from(sql`pg_sequence`);
    return;
  }
  await tx.insert(lastNumbers).select(
    sql`select name, 0 from sqlite_schema
      where sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`,
  );
  await tx.update(lastNumbers).set({ seq: sql`${lastNumbers.seq} + ${count}` });
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../connections.ts';
import { isPostgres } from './engine.ts';
import { integer, table, text } from './table.ts';

/** The last number of each `identity`, in a table of SQLite's own. */
const lastNumbers = table('sqlite_sequence', { name: text('name').notNull(), seq: integer('seq').notNull() });

/** Has every `identity` leave out this many numbers. */
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

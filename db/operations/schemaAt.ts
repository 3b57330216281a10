import { readFileSync } from 'node:fs';
import { max, sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { firstOrThrow } from '../first.ts';
import type { Reader } from '../open.ts';
import { type Fit, fitOf, latest, schemaVersion } from '../postgres/versions.ts';

export type { Fit } from '../postgres/versions.ts';

const journal = new URL('../migrations/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
const ofFile = entries.at(-1)?.when ?? 0;

/** This program's schema version: the creation time of its latest migration, ms since the epoch. */
export const ownSchema = isPostgres ? latest : ofFile;

/** Whether the schema fits this version, and whether the database is read-only, as a replica is. */
export async function readSchemaState(db: Reader): Promise<{ schema: Fit; readOnly: boolean }> {
  if (!isPostgres) {
    const { at } = await firstOrThrow(
      db.select({ at: max(sql`created_at`) }).from(sql.raw('__drizzle_migrations')),
    );
    const version = Number(at);
    return { schema: version === ofFile ? 'same' : version < ofFile ? 'older' : 'tooNew', readOnly: false };
  }
  const { version, oldest, readOnly } = await firstOrThrow(
    db
      .select({
        version: sql`version`.mapWith(Number),
        oldest: sql`oldest`.mapWith(Number) as ReturnType<typeof sql<number | null>>,
        readOnly: sql<boolean>`current_setting('transaction_read_only') = 'on'`,
      })
      .from(sql.raw(`(${schemaVersion}) as found`)),
  );
  return { schema: fitOf(version, oldest), readOnly };
}

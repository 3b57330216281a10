import { readFileSync } from 'node:fs';
import { max, sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { one } from '../first.ts';
import type { Reader } from '../open.ts';

const folder = isPostgres ? 'migrations-postgres' : 'migrations';
const journal = new URL(`../${folder}/meta/_journal.json`, import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
const expected = entries.at(-1)?.when ?? 0;
const applied = sql.raw(isPostgres ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations');

/** Whether the database has the schema of this version: neither an older nor a newer one. */
export async function hasOurSchema(db: Reader): Promise<boolean> {
  const latest = db.select({ at: max(sql`created_at`) }).from(applied);
  return Number((await one(latest)).at) === expected;
}

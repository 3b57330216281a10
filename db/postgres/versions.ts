import { readFileSync } from 'node:fs';
import { oldestServers } from './oldestServers.ts';

const journal = new URL('../migrations-postgres/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string; when: number }[] };
const last = entries.at(-1);

/** When the latest migration of this version was made, ms since the epoch: the version of its schema. */
export const latest = last?.when ?? 0;
/** The oldest schema whose servers can use that of this version. A migration that is not in the table excludes them all. */
export const oldest = entries.find(({ tag }) => tag === oldestServers[last?.tag ?? ''])?.when ?? latest;

/** Any number that nothing else in the database takes a lock by. Migrations take it alone, starting servers together. */
export const migrationLock = 725_406_118;

/** The version of a database's schema, and the oldest server that can use it; null if nobody has said so. */
export const schemaVersion = `
  select applied.version, (select oldest_server from drizzle.schema_state as state where state.version = applied.version) as oldest
  from (select max(created_at) as version from drizzle.__drizzle_migrations) as applied`;

/** `newer`: this version can use it. `tooNew`: it can't. */
export type Fit = 'same' | 'older' | 'newer' | 'tooNew';

/** How the schema of a database fits this version. */
export function fitOf(version: number, oldestServer: number | null): Fit {
  if (version <= latest) return version === latest ? 'same' : 'older';
  return oldestServer !== null && oldestServer <= latest ? 'newer' : 'tooNew';
}

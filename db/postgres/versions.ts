import { readFileSync } from 'node:fs';
import { oldestServers } from './oldestServers.ts';

const journal = new URL('../migrations-postgres/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string; when: number }[] };
const last = entries.at(-1);

/** This version's schema version: the creation time of its latest migration, ms since the epoch. */
export const latest = last?.when ?? 0;
/** The oldest schema whose servers can use this version's. Without an entry in the table, it is this one. */
export const oldest = entries.find(({ tag }) => tag === oldestServers[last?.tag ?? ''])?.when ?? latest;

/** An arbitrary key for advisory locks. Migrations take it exclusively, starting servers share it. */
export const migrationLock = 725_406_118;

/** Reads a database's schema version and the oldest server that can use it; null if that was never stored. */
export const schemaVersion = `
  select applied.version, (select oldest_server from drizzle.schema_state as state where state.version = applied.version) as oldest
  from (select max(created_at) as version from drizzle.__drizzle_migrations) as applied`;

/** `newer`: a later schema that this version can use. `tooNew`: a later schema that it can't use. */
export type Fit = 'same' | 'older' | 'newer' | 'tooNew';

export function fitOf(version: number, oldestServer: number | null): Fit {
  if (version <= latest) return version === latest ? 'same' : 'older';
  return oldestServer !== null && oldestServer <= latest ? 'newer' : 'tooNew';
}

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connections.ts';
import { one } from '../first.ts';
import { type Fit, readSchemaState } from '../operations/schemaAt.ts';

export type PostgresFacts = {
  /** As Postgres writes it, such as 18.4. */
  version: string;
  /** A replica, or a database that its operator has set so. */
  readOnly: boolean;
  /** Whether commits wait for the disk. */
  fsync: boolean;
  schema: Fit;
  /** Ms since the epoch, by the clock of the machine of Postgres. */
  now: number;
  /** Connections of all programs that may still open, without those that are reserved. */
  connectionsLeft: number;
};

const setting = (name: string): SQL => sql`current_setting(${name}, true)`;
const number = (expression: SQL): SQL<number> => sql`${expression}`.mapWith(Number);

/** @throws errors of Postgres */
export async function readPostgresFacts(db: Db): Promise<PostgresFacts> {
  const { version, fsync, now, limit, reserved, used } = await one(
    db
      .select({
        version: sql<string>`${setting('server_version')}`,
        fsync: sql<string>`${setting('fsync')}`,
        now: number(sql`extract(epoch from clock_timestamp()) * 1000`),
        limit: number(setting('max_connections')),
        // The second is new in Postgres 16.
        reserved: number(
          sql`${setting('superuser_reserved_connections')}::int + coalesce(${setting('reserved_connections')}, '0')::int`,
        ),
        used: number(sql`(select sum(numbackends) from pg_stat_database)`),
      })
      .from(sql`(select 1) as once`),
  );
  return {
    version: version.split(' ')[0] ?? version,
    ...(await readSchemaState(db)),
    fsync: fsync === 'on',
    now,
    connectionsLeft: limit - reserved - used,
  };
}

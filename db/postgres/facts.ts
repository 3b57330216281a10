import { checkServerIdentity, TLSSocket } from 'node:tls';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connections.ts';
import { firstOrThrow } from '../first.ts';
import { type Fit, readSchemaState } from '../operations/schemaAt.ts';
import { poolOf } from './open.ts';

export type PostgresFacts = {
  /** The version as Postgres writes it, such as 18.4. */
  version: string;
  /** Whether it is a replica, or the operator has made the database read-only. */
  readOnly: boolean;
  /** Whether commits wait for the disk. */
  fsync: boolean;
  schema: Fit;
  /** Ms since the epoch, by the clock of Postgres's machine. */
  now: number;
  /** How many connections are still free for all programs, without the reserved ones. */
  connectionsLeft: number;
  transport: Transport;
};

/** `verified`: the certificate matches the host and a trusted authority, even if sslmode asks for less. */
export type Transport = 'clear' | 'encrypted' | 'verified';

const setting = (name: string): SQL => sql`current_setting(${name}, true)`;
const number = (expression: SQL): SQL<number> => sql`${expression}`.mapWith(Number);

/** Read from the client's socket, because Postgres would only know the other end of a pooler. */
async function readTransport(db: Db): Promise<Transport> {
  const client = await poolOf(db).connect();
  try {
    const { stream } = client.connection;
    if (!(stream instanceof TLSSocket)) return 'clear';
    const isOfHost = checkServerIdentity(client.host, stream.getPeerCertificate()) === undefined;
    return stream.authorized && isOfHost ? 'verified' : 'encrypted';
  } finally {
    client.release();
  }
}

/** @throws errors of Postgres */
export async function readPostgresFacts(db: Db): Promise<PostgresFacts> {
  const { version, fsync, now, limit, reserved, used } = await firstOrThrow(
    db
      .select({
        version: sql<string>`${setting('server_version')}`,
        fsync: sql<string>`${setting('fsync')}`,
        now: number(sql`extract(epoch from clock_timestamp()) * 1000`),
        limit: number(setting('max_connections')),
        // `reserved_connections` is new in Postgres 16.
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
    transport: await readTransport(db),
  };
}

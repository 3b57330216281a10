import { checkServerIdentity, TLSSocket } from 'node:tls';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connections.ts';
import { one } from '../first.ts';
import { type Fit, readSchemaState } from '../operations/schemaAt.ts';
import { poolOf } from './open.ts';

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
  transport: Transport;
};

/**
 * verified: the certificate is of the host and of a trusted authority, whether or not the sslmode asks for
 * it.
 */
export type Transport = 'clear' | 'encrypted' | 'verified';

const setting = (name: string): SQL => sql`current_setting(${name}, true)`;
const number = (expression: SQL): SQL<number> => sql`${expression}`.mapWith(Number);

/** Of a connection of this process. Postgres only knows its own end, which may be that of a pooler. */
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
    transport: await readTransport(db),
  };
}

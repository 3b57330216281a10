import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import type { Tx } from '../connections.ts';
import { installation } from '../schema/installation.ts';
import { codeOf } from './problem.ts';

/** The server of Postgres that takes the writes. */
type Primary = {
  /** Of the data directory and its physical copies. */
  system: string;
  /** Each promotion of a standby, and each point-in-time recovery, begins a new one. */
  timeline: number;
  /** Whether commits wait for a standby, so that its promotion loses none. */
  synchronous: boolean;
};
/** `replaced` is the id of the one before. */
type Stored = Primary & { replaced?: string };
/** promoted: a standby of the same system. other: another system, or an earlier primary that is back. */
type Replacement = { kind: 'promoted' | 'other'; lossless: boolean };

export type PrimaryWatch = {
  /** Runs in the transaction that stores the new primary. @returns what to do after the commit */
  replaced(tx: Tx, replacement: Replacement): Promise<() => void>;
  /** Postgres refuses to identify itself. */
  unidentified(reason: string): void;
};

const name = 'postgres_primary';
/** Managed services may withhold the functions: not allowed, not supported, not there. */
const withheld = ['42501', '0A000', '42883'];

// The control file learns of a promotion only with the next checkpoint, the name of the log's file at once.
const identity = `select pg_is_in_recovery() as standby,
  current_setting('transaction_read_only') = 'on' as "readOnly",
  (select system_identifier::text from pg_control_system()) as system,
  case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
  current_setting('synchronous_standby_names') <> ''
    and current_setting('synchronous_commit') in ('on', 'remote_apply') as synchronous`;

/** Postgres answers so while it starts, and clients try again. */
class StandbyError extends Error {
  override name = 'StandbyError';
  readonly code = '57P03';
}

const idOf = ({ system, timeline }: Primary): string => `${system}/${timeline}`;
const isSame = (one: Primary, other: Primary) => idOf(one) === idOf(other);

/**
 * Notices that another server of Postgres has taken over, which may lack the latest commits.
 * @returns the check of a new connection, before its first statement. It remembers what it has seen: an earlier primary that is back
 * has its own row.
 */
export function watchPrimary(watch: PrimaryWatch): (client: ClientBase) => Promise<void> {
  let known: Primary | undefined;
  let isTold = false;

  async function identify(client: ClientBase) {
    try {
      const { rows } = await client.query(identity);
      return rows[0] as Primary & { standby: boolean; readOnly: boolean };
    } catch (error) {
      if (!withheld.includes(codeOf(error))) throw error;
      if (!isTold) watch.unidentified(error instanceof Error ? error.message : String(error));
      isTold = true;
      return undefined;
    }
  }

  async function store(tx: Tx, current: Primary): Promise<() => void> {
    const [row] = await tx.select().from(installation).where(eq(installation.name, name));
    const stored = row && (JSON.parse(row.value) as Stored);
    // This server's own view is the only one that knows a primary that is back.
    const before = [stored, known].find((one) => one && !isSame(one, current));
    const isStored = stored !== undefined && isSame(stored, current);
    const replaced = isStored ? stored.replaced : before && idOf(before);
    const value = JSON.stringify({ ...current, ...(replaced && { replaced }) } satisfies Stored);
    await tx
      .insert(installation)
      .values({ name, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } });
    // Another server has noticed it first.
    if (!before || (isStored && stored.replaced === idOf(before))) return () => {};
    const isPromoted = before.system === current.system && before.timeline < current.timeline;
    const lossless = isPromoted && before.synchronous && (known?.synchronous ?? true);
    return watch.replaced(tx, { kind: isPromoted ? 'promoted' : 'other', lossless });
  }

  return async (client) => {
    const found = await identify(client);
    if (!found) return;
    const { standby, readOnly, ...current } = found;
    // A connection that outlives the promotion would not be checked again.
    if (standby) throw new StandbyError('it is a standby that has not been promoted');
    if (known && isSame(known, current) && (readOnly || known.synchronous === current.synchronous)) return;
    await client.query('begin; set local synchronous_commit = on');
    try {
      // Of several servers, one is first.
      await client.query('select pg_advisory_xact_lock(725406119)');
      const tell = await store(drizzle({ client: client as PoolClient }) as unknown as Tx, current);
      await client.query('commit');
      known = current;
      tell();
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  };
}

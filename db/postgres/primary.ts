import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, PoolClient } from 'pg';
import type { Tx } from '../connections.ts';
import { installation } from '../schema/installation.ts';
import { codeOf } from './problem.ts';

/** The Postgres server that accepts writes. */
type Primary = {
  /** The system identifier, which a data directory shares with its physical copies. */
  system: string;
  /** Each promotion of a standby, and each point-in-time recovery, begins a new one. */
  timeline: number;
  /** Whether commits wait for a standby, so that its promotion loses none. */
  synchronous: boolean;
};
/** `replaced` is the id of the previous primary. */
type Stored = Primary & { replaced?: string };
/** promoted: a standby of the same system. other: another system, or an earlier primary that is back. */
type Replacement = { kind: 'promoted' | 'other'; lossless: boolean };

export type PrimaryWatch = {
  /** Runs in the transaction that stores the new primary. @returns what to do after the commit */
  replaced(tx: Tx, replacement: Replacement): Promise<() => void>;
  /** Called if Postgres refuses to identify itself. */
  unidentified(reason: string): void;
};

const name = 'postgres_primary';
/** Managed services may withhold the functions: no permission, not supported, or not defined. */
const withheld = ['42501', '0A000', '42883'];

// The control file shows a promotion only after the next checkpoint. The WAL file's name shows it at once.
const identity = `select pg_is_in_recovery() as standby,
  current_setting('transaction_read_only') = 'on' as "readOnly",
  (select system_identifier::text from pg_control_system()) as system,
  case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
  current_setting('synchronous_standby_names') <> ''
    and current_setting('synchronous_commit') in ('on', 'remote_apply') as synchronous`;

/** With this code, Postgres reports that it is still starting, and clients retry. */
class StandbyError extends Error {
  override name = 'StandbyError';
  readonly code = '57P03';
}

const idOf = ({ system, timeline }: Primary): string => `${system}/${timeline}`;
const isSame = (first: Primary, second: Primary) => idOf(first) === idOf(second);

/**
 * Notices when another Postgres server has taken over, because it may lack the latest commits.
 * @returns the check to run on a new connection before its first statement. It remembers the last primary,
 * because a primary that comes back has its own old row.
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
    // If an earlier primary is back, its own row names itself. Only this server's memory shows the change.
    const before = [stored, known].find((primary) => primary && !isSame(primary, current));
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
    // A connection is checked only once, so one to a standby could outlive its promotion unchecked.
    if (standby) throw new StandbyError('it is a standby that has not been promoted');
    if (known && isSame(known, current) && (readOnly || known.synchronous === current.synchronous)) return;
    await client.query('begin; set local synchronous_commit = on');
    try {
      // The lock makes one of several servers the first.
      await client.query('select pg_advisory_xact_lock(725406119)');
      const announce = await store(drizzle({ client: client as PoolClient }) as unknown as Tx, current);
      await client.query('commit');
      known = current;
      announce();
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  };
}

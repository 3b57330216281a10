import { and, asc, count, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { isPostgres } from '../dialect/engine.ts';
import { databaseNow } from '../dialect/query.ts';
import { alias } from '../dialect/table.ts';
import { firstOrThrow } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { migrationLock } from '../postgres/versions.ts';
import { type AboutServer, automations, engines, jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { type Fit, readSchemaState } from './schemaAt.ts';

/**
 * Registers a starting server, so that later migrations take it into account. Waits for a running migration.
 * `tooNew` means that this server can't use the schema and must stop.
 */
export async function announceServer(db: Db, worker: string, about: AboutServer): Promise<Fit> {
  return transaction(
    db,
    async (tx) => {
      if (isPostgres)
        await firstOrThrow(
          tx
            .select({ done: sql`pg_advisory_xact_lock_shared(${migrationLock})` })
            .from(sql`(select 1) as once`),
        );
      const { schema } = await readSchemaState(tx);
      if (schema !== 'tooNew')
        await tx
          .insert(engines)
          .values({ holder: worker, beatAt: databaseNow, about })
          .onConflictDoUpdate({ target: engines.holder, set: { beatAt: databaseNow, about } });
      return schema;
    },
    { isolation: 'read committed' },
  );
}

/** Stores how a worker's server describes itself, beside the heartbeat. */
export async function describeServer(db: Db, worker: string, about: AboutServer): Promise<void> {
  await transaction(db, (tx) => tx.update(engines).set({ about }).where(eq(engines.holder, worker)));
}

export type ServerRow = AboutServer & {
  /** By the database's clock. */
  heartbeatAgeMs: number;
  /** Claimed jobs and account runs. */
  jobs: number;
};

/** Servers with a heartbeat, by name. A silent one is listed until another takes over its work. */
export async function listServers(db: Reader): Promise<ServerRow[]> {
  const pools = alias(engines, 'pools');
  const ofServer = or(eq(pools.holder, engines.holder), eq(pools.server, engines.holder));
  const held = db
    .select({ n: count() })
    .from(jobs)
    .innerJoin(pools, eq(pools.holder, jobs.lockedBy))
    .where(and(ne(jobs.kind, 'run'), ofServer));
  const runs = db.select({ n: count() }).from(automations).where(eq(automations.leaseHolder, engines.holder));
  const rows = await db
    .select({
      about: engines.about,
      age: sql`${databaseNow} - ${engines.beatAt}`.mapWith(Number),
      jobs: sql`${held}`.mapWith(Number),
      runs: sql`${runs}`.mapWith(Number),
    })
    .from(engines)
    .where(isNotNull(engines.about))
    .orderBy(asc(engines.holder));
  return rows
    .flatMap((row) =>
      row.about ? [{ ...row.about, heartbeatAgeMs: Math.max(0, row.age), jobs: row.jobs + row.runs }] : [],
    )
    .sort((a, b) => a.name.localeCompare(b.name) || a.startedAt - b.startedAt);
}

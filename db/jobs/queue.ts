/* The queue of graphile-worker, on Postgres only. It distributes due rows; the claim of a row protects it. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { takeTurns } from '../dialect/query.ts';
import type { Db, Tx } from '../open.ts';
import { engines, jobs } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

/** The most queued jobs of a kind. More due rows stay out of the queue, because a short queue is fast. */
const mostQueued = 1000;

type Due = { key: string; priority: number; runAt: number | null };
type IsNotQueued = (key: SQLWrapper) => SQL;

async function execute<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  type Executes = { execute(query: SQL): Promise<{ rows: Row[] }> };
  return (await (tx as unknown as Executes).execute(query)).rows;
}

/**
 * Adds due rows of a kind to the queue, each once by its job key.
 * @param select reads at most `limit` due rows that are not queued
 */
export async function queueDue(
  db: Db,
  kind: string,
  select: (tx: Tx, limit: number, isNotQueued: IsNotQueued) => Promise<Due[]>,
): Promise<void> {
  const prefix = `${kind}:`;
  // A job that is locked for long, whose row is still due, belongs to a dead server.
  const isNotQueued: IsNotQueued = (key) =>
    sql`not exists (
      select 1 from graphile_worker.jobs as queued
      where queued.key = (${prefix}::text || ${key}) collate "default"
      and case when queued.locked_at is null then queued.attempts < queued.max_attempts
        else queued.locked_at > now() - interval '20 seconds' end
    )`;
  await transaction(
    db,
    async (tx) => {
      // Two servers at once would add the same rows and block each other.
      await takeTurns(tx, jobs, kind);
      const [queued] = await execute<{ n: number }>(
        tx,
        sql`select count(*)::int as n from graphile_worker.jobs
          where task_identifier = ${kind} and locked_at is null`,
      );
      const due = await select(tx, Math.max(0, mostQueued - (queued?.n ?? 0)), isNotQueued);
      if (due.length === 0) return;
      // The server's clock may be ahead of the database's. A later `run_at` would delay the job.
      await execute(
        tx,
        sql`select count(*) from graphile_worker.add_jobs(array(
          select (
            ${kind}::text, json_build_object('key', due."key"), null,
            least(now(), to_timestamp(due."runAt" / 1000.0)), null,
            ${prefix}::text || due."key", due."priority", array[${kind}::text]
          )::graphile_worker.job_spec
          from json_to_recordset(${JSON.stringify(due)}::json)
            as due("key" text, "runAt" bigint, "priority" int)
        ), true)`,
      );
    },
    { isolation: 'read committed' },
  );
}

/**
 * Queues claims of a kind. Each makes one server claim a batch of due rows.
 * @param due selects one row per claim
 */
export async function queueClaims(db: Db, kind: string, due: SQLWrapper): Promise<void> {
  await transaction(
    db,
    (tx) =>
      execute(
        tx,
        sql`select count(*) from graphile_worker.add_jobs(array(
        select (
          ${kind}::text, json_build_object('key', ''), null, now(), null,
          ${kind}::text || ':' || row_number() over (), 0, array[${kind}::text]
        )::graphile_worker.job_spec
        from ${due} as due
      ), true)`,
      ),
    { isolation: 'read committed' },
  );
}

/** Unlocks queued jobs of dead servers. Otherwise graphile-worker would keep them locked for four hours. */
export async function unlockQueue(tx: Tx): Promise<void> {
  await execute(
    tx,
    sql`select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by collate "C" not in (select ${engines.holder} from ${engines})
    ))`,
  );
  // Removes jobs that never run again: replaced while locked, or out of attempts because their servers died.
  await execute(
    tx,
    sql`select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where locked_at is null and attempts >= max_attempts
    ))`,
  );
}

import { randomUUID } from 'node:crypto';
import {
  claimJob,
  claimJobs,
  ensureTimed,
  type JobKind,
  type JobRow,
  nextRunAt,
  queueDueJobs,
  retryNow,
  settleOne,
} from '../../db/jobs/jobs.ts';
import { heartbeat, queueHeartbeat, reapDeadWorkers, removeWorkers } from '../../db/jobs/workers.ts';
import type { Db } from '../../db/open.ts';
import { jobSizes } from '../../db/operations/backlog.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Distributor, Job, Jobs, Kind, Rows, Task, Tasks } from './jobs.ts';
import { createLane, type Lane } from './lane.ts';

const second = 1000;
const heartbeatEvery = 5 * second;
/** A worker without a heartbeat for this long, by the database's clock, loses its claims. */
const silentAfter = 20 * second;

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  worker?: string;
  /** Called after each stored heartbeat. */
  onHeartbeat?: () => Promise<void>;
  /** Hands due rows to servers. Without it, the server claims them itself. */
  distributor?: Distributor;
};

/** The job engine inside the server: it claims due rows itself. Any number of servers share one database. */
export function createEmbeddedJobs(options: Options): Jobs {
  const { db, clock, log, worker = randomUUID(), onHeartbeat, distributor } = options;
  const stopping = new AbortController();
  const cut = new AbortController();
  const signals = { stopping: stopping.signal, cut: cut.signal };
  const lanes = new Map<Kind, Lane>();
  let on: readonly Lane[] = [];
  let cancelBeat = () => {};
  let beating: Promise<void> = Promise.resolve();
  /** Uses the process's monotonic time. */
  let beatenAt = Number.NEGATIVE_INFINITY;
  let failingSince: number | undefined;

  const some = (kinds: readonly Kind[]): Lane[] => kinds.flatMap((kind) => lanes.get(kind) ?? []);

  const queueIds = (): string[] => distributor?.workerIds() ?? [];

  async function sayAlive(): Promise<void> {
    await heartbeat(db, worker);
    if (distributor) await queueHeartbeat(db, queueIds());
    beatenAt = performance.now();
  }

  /** Before a claim, a worker needs a heartbeat: other servers would otherwise count it as dead. */
  async function ensureAlive(): Promise<void> {
    if (performance.now() - beatenAt >= heartbeatEvery) await sayAlive();
  }

  async function beat(): Promise<void> {
    try {
      await sayAlive();
      if (failingSince !== undefined)
        log.warn({ seconds: Math.round((beatenAt - failingSince) / second) }, 'wrote the heartbeat again');
      distributor?.look(failingSince === undefined ? 1 : Number.POSITIVE_INFINITY);
      failingSince = undefined;
      const freed = await reapDeadWorkers(db, silentAfter);
      if (freed > 0) log.warn({ freed }, 'took over the work of a dead worker');
      await onHeartbeat?.();
      for (const lane of lanes.values()) await lane.recordAll();
    } catch (err) {
      failingSince ??= performance.now();
      log.error({ err }, 'failed to write the heartbeat');
    }
    if (stopping.signal.aborted) return;
    cancelBeat = clock.wakeAt(clock.now() + heartbeatEvery, () => {
      beating = beat();
    });
    for (const lane of on) lane.hurry();
  }

  /** Creates a timed job's row, and makes `retriedAtStart` jobs due. */
  async function prepare({ kind, task }: Lane): Promise<void> {
    if (kind === 'run') return;
    const now = task.clock.now();
    if (task.every) {
      const { ms, firstAfter } = task.every;
      await ensureTimed(db, kind, { now, firstAt: now + firstAfter, latestAt: now + ms });
    }
    if (task.retriedAtStart) await retryNow(db, kind, now);
  }

  return {
    define(tasks: Tasks) {
      for (const [kind, task] of Object.entries(tasks) as [Kind, Task][]) {
        const rows = task.rows?.(worker) ?? jobRows(db, kind as JobKind, worker, task);
        lanes.set(kind, createLane({ kind, task, rows, log, signals, queued: distributor !== undefined }));
      }
    },
    async start(kinds) {
      for (const lane of some(kinds))
        await prepare(lane).catch((err) =>
          log.error({ err, kind: lane.kind }, 'failed to prepare a kind of job'),
        );
      on = some(kinds);
      beating = beat();
      await beating;
      if (distributor && on.length > 0) {
        await distributor.start(on);
        await sayAlive().catch((err) => log.error({ err }, 'failed to write the heartbeat'));
      }
      for (const lane of on) lane.turnOn();
    },
    hurry: (kind) => lanes.get(kind)?.hurry(),
    async runNow(kind, key, groupKey) {
      await ensureAlive();
      await lanes.get(kind)?.runNow(key, groupKey);
    },
    async runDue(kind) {
      await ensureAlive();
      let begun = 0;
      for (const lane of kind ? some([kind]) : lanes.values()) {
        await lane.recordAll();
        begun += await lane.runDue();
      }
      return begun;
    },
    async stop(timeoutMs) {
      stopping.abort(new Error('the server is stopping'));
      cancelBeat();
      const timer = setTimeout(() => cut.abort(new Error('the server is stopping')), timeoutMs);
      const own = [worker, ...queueIds()];
      await distributor?.stop();
      await Promise.all([...lanes.values()].map((lane) => lane.idle()));
      clearTimeout(timer);
      await beating;
      cancelBeat();
      for (const lane of lanes.values()) await lane.recordAll();
      // If this fails, other servers free the claims once the heartbeat is missing.
      await removeWorkers(db, own).catch((err) => log.error({ err }, 'failed to release claimed jobs'));
    },
    async look() {
      const sizes = await jobSizes(db);
      return [...lanes].map(([kind, { task, unrecorded }]) => {
        if (kind === 'run') return { kind, unrecorded: unrecorded() };
        const none = { waiting: 0, running: 0, dead: 0, nextRunAt: null };
        const { waiting, running, dead, nextRunAt } = sizes.find((size) => size.kind === kind) ?? none;
        const overdueMs = nextRunAt === null ? 0 : Math.max(0, task.clock.now() - nextRunAt);
        return { kind, unrecorded: unrecorded(), rows: { waiting, running, dead, overdueMs } };
      });
    },
  };
}

function jobRows(db: Db, kind: JobKind, worker: string, { clock, perGroup }: Task): Rows {
  const claimed = ({ key, attempts, runAt, createdAt, groupKey }: JobRow): Job => ({
    ...{ kind, worker, key, attempts, runAt, createdAt, groupKey },
  });
  return {
    async claim(limit) {
      const now = clock.now();
      // Usually nothing is due, and a read takes no lock.
      const next = await nextRunAt(db, kind);
      if (next === null || next > now) return [];
      return (await claimJobs(db, { kind, worker, now, limit, perGroup: perGroup ?? null })).map(claimed);
    },
    async claimOne(key, onlyDue) {
      const due = onlyDue && { onlyDue: { perGroup: perGroup ?? null } };
      const row = await claimJob(db, { kind, key, worker, now: clock.now(), ...due });
      return row && claimed(row);
    },
    queueDue: () => queueDueJobs(db, { kind, now: clock.now(), perGroup: perGroup ?? null }),
    nextRunAt: () => nextRunAt(db, kind),
    settle: (job, outcome) => settleOne(db, { ...job, kind }, outcome),
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { takesNothing } from '../../db/files/problem.ts';
import { ensureTimed, isPending, retryNow, settleOne } from '../../db/jobs/jobs.ts';
import { heartbeat, reapDeadWorkers, removeWorker } from '../../db/jobs/workers.ts';
import type { Db } from '../../db/open.ts';
import { jobSizes } from '../../db/operations/backlog.ts';
import type { Clock } from '../clock.ts';
import { minute, second } from '../durations.ts';
import type { Log } from '../log.ts';
import type { Job, Jobs, Kind, Result, Task, Tasks } from './jobs.ts';

const heartbeatEvery = 5 * second;
/** A worker without a heartbeat for this long, by the database's clock, loses its claims. */
const silentAfter = 20 * second;
/** A job whose handler throws becomes a dead letter after this many attempts, unless it runs an account. */
const mostThrows = 25;
/** How often a call looks whether its job has ended, and for how long, ms. */
export const endedEvery = 50;
const endedWithin = 15 * second;

export type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  worker?: string;
  /** Called after each stored heartbeat. */
  onHeartbeat?: () => Promise<void>;
};
type Engine = {
  /** The ids by which graphile-worker locks jobs for this server. */
  pools?: () => string[];
  /** Frees jobs that are locked for this server for so long, in ms, and that it does not run. */
  freeLost?: (ms: number) => Promise<number>;
  /** Called after each heartbeat. */
  onBeat: () => void;
};

/** Both job engines share it: attempts and their results, and the heartbeat that keeps claims alive. */
export function createWorker({
  db,
  clock,
  log,
  worker = randomUUID(),
  onHeartbeat,
  ...engine
}: Options & Engine) {
  const stopping = new AbortController();
  const cut = new AbortController();
  const signals = { stopping: stopping.signal, cut: cut.signal };
  const tasks = new Map<Kind, Task>();
  /** Finished jobs whose result is not stored yet. They stay claimed, so that no server repeats them. */
  const unrecorded = new Map<Job, { result: Result; fault: unknown }>();
  const waiting: (() => void)[] = [];
  let cancelBeat = () => {};
  let beating: Promise<void> = Promise.resolve();
  /** Uses the process's monotonic time. */
  let beatenAt = Number.NEGATIVE_INFINITY;
  let failingSince: number | undefined;
  let beats = false;

  async function sayAlive(): Promise<void> {
    await heartbeat(db, worker, engine.pools?.());
    beatenAt = performance.now();
  }

  async function beat(): Promise<void> {
    try {
      await sayAlive();
      if (failingSince !== undefined)
        log.warn({ seconds: Math.round((beatenAt - failingSince) / second) }, 'wrote the heartbeat again');
      failingSince = undefined;
      const freed = await reapDeadWorkers(db, silentAfter);
      if (freed > 0) log.warn({ freed }, 'took over the work of a dead worker');
      const lost = (await engine.freeLost?.(silentAfter)) ?? 0;
      if (lost > 0) log.warn({ lost }, 'took over jobs whose claim got no answer');
      await onHeartbeat?.();
      await recordAll();
    } catch (err) {
      failingSince ??= performance.now();
      log.error({ err }, 'failed to write the heartbeat');
    }
    if (stopping.signal.aborted) return;
    cancelBeat = clock.wakeAt(clock.now() + heartbeatEvery, () => {
      beating = beat();
    });
    engine.onBeat();
  }

  /** Creates a timed job's row, and makes `retriedAtStart` jobs due. */
  async function prepare(kind: Kind): Promise<void> {
    const { every, retriedAtStart, clock: own } = taskOf(kind);
    const now = own.now();
    if (every)
      await ensureTimed(db, kind, { now, firstAt: now + every.firstAfter, latestAt: now + every.ms });
    if (retriedAtStart) await retryNow(db, kind, now);
  }

  function taskOf(kind: Kind): Task {
    const task = tasks.get(kind);
    if (!task) throw new Error(`no task of the kind ${kind}`);
    return task;
  }

  /** Runs a claimed job, and stores its result or keeps it to be stored later. */
  async function attempt(job: Job): Promise<void> {
    const task = taskOf(job.kind);
    let result: Result;
    try {
      result = await task.handler(job, signals);
    } catch (err) {
      result = cut.signal.aborted ? { state: 'release' } : afterThrow(task, job, err);
    }
    await record(job, result);
  }

  function afterThrow({ clock: own, every, waits = [minute] }: Task, job: Job, err: unknown): Result {
    const { kind, key, attempts } = job;
    log.error({ err, kind, key, attempts }, 'a job failed');
    const error = (err instanceof Error ? err.message : String(err)).slice(0, 500);
    const now = own.now();
    if (every) return { state: 'retry', runAt: now + Math.min(every.ms, 60 * minute), error };
    if (attempts >= mostThrows && kind !== 'run') return { state: 'dead', at: now, error };
    return { state: 'retry', runAt: now + (waits[Math.min(attempts, waits.length) - 1] ?? minute), error };
  }

  /** If the database rejects the result, it is stored later. The work is not repeated. */
  async function record(job: Job, result: Result): Promise<void> {
    try {
      await (result.record ? result.record() : settleOne(db, job, result));
      unrecorded.delete(job);
    } catch (err) {
      unrecorded.set(job, { result, fault: err });
      const { kind, key } = job;
      const alarm = takesNothing(err) ? { alarm: 'storage' } : {};
      log.error({ err, kind, key, ...alarm }, 'failed to record the end of a job, will retry');
    }
  }

  async function recordAll(): Promise<void> {
    for (const [job, { result }] of [...unrecorded]) await record(job, result);
    for (const look of waiting.splice(0)) look();
  }

  const unrecordedOf = (kind: Kind): number =>
    [...unrecorded.keys()].filter((job) => job.kind === kind).length;

  return {
    id: worker,
    signals,
    attempt,
    release: (job: Job) => record(job, { state: 'release' }),
    recordAll,
    sayAlive,
    taskOf,
    kinds: (): Kind[] => [...tasks.keys()],
    /** Resolves once the result of a finished job is stored. Rejects if no heartbeat will store it. */
    async recorded(job: Job): Promise<void> {
      for (let kept = unrecorded.get(job); kept; kept = unrecorded.get(job)) {
        if (!beats || cut.signal.aborted) throw kept.fault;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    /** Before a claim, a worker needs a heartbeat: other servers would otherwise count it as dead. */
    async ensureAlive(): Promise<void> {
      if (performance.now() - beatenAt >= heartbeatEvery) await sayAlive();
    },
    async runNow(kind: Kind, key: string): Promise<void> {
      const { clock: own } = taskOf(kind);
      await retryNow(db, kind, own.now(), key);
      const end = performance.now() + endedWithin;
      while (
        !stopping.signal.aborted &&
        performance.now() < end &&
        (await isPending(db, kind, key, own.now()))
      )
        await sleep(endedEvery);
    },
    define(given: Tasks): void {
      for (const [kind, task] of Object.entries(given) as [Kind, Task][]) tasks.set(kind, task);
    },
    async start(kinds: readonly Kind[]): Promise<void> {
      for (const kind of kinds)
        await prepare(kind).catch((err) => log.error({ err, kind }, 'failed to prepare a kind of job'));
      beats = true;
      beating = beat();
      await beating;
    },
    /** @param idle resolves when no job is running */
    async stop(timeoutMs: number, idle: () => Promise<unknown>): Promise<void> {
      stopping.abort(new Error('the server is stopping'));
      cancelBeat();
      const giveUp = () => {
        cut.abort(new Error('the server is stopping'));
        for (const look of waiting.splice(0)) look();
      };
      const timer = setTimeout(giveUp, timeoutMs);
      await recordAll();
      await idle();
      clearTimeout(timer);
      await beating;
      cancelBeat();
      await recordAll();
      // If this fails, other servers free the claims once the heartbeat is missing.
      await removeWorker(db, worker).catch((err) => log.error({ err }, 'failed to release claimed jobs'));
    },
    look: (async () => {
      const sizes = await jobSizes(db);
      return [...tasks].map(([kind, { clock: own }]) => {
        const unstored = unrecordedOf(kind);
        if (kind === 'run') return { kind, unrecorded: unstored };
        const none = { waiting: 0, running: 0, dead: 0, nextRunAt: null };
        const { waiting: n, running, dead, nextRunAt } = sizes.find((size) => size.kind === kind) ?? none;
        const overdueMs = nextRunAt === null ? 0 : Math.max(0, own.now() - nextRunAt);
        return { kind, unrecorded: unstored, rows: { waiting: n, running, dead, overdueMs } };
      });
    }) satisfies Jobs['look'],
  };
}

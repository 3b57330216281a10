import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Job as GraphileJob,
  Logger,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import { hasMovedClock, type Kind, pullDue } from '../../db/jobs/jobs.ts';
import { areStarting, freeLost } from '../../db/jobs/workers.ts';
import { poolOf } from '../../db/postgres/open.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Job, Jobs } from './jobs.ts';
import { createWorker, endedEvery, type Options } from './worker.ts';

/** How often one free place looks for a job whose time has come, ms. */
const lookEvery = 1000;
/** How often each free place looks, ms. Needed only if the others fail. */
const pollInterval = 60_000;
/** The longest wait with a job that is not due by this server's clock, ms. */
const earlyFor = 1000;
/** The wait after a failed start, ms. */
const startAgainAfter = 1000;
/** How long a stop waits for graphile-worker after the last job, ms. A pool may never end. */
const endsWithin = 5000;
/** Thrown by a place that need not ask. After an error, graphile-worker leaves it idle until a nudge. */
const notNeeded = new Error('another place is about to ask for a job');

/** The job engine on Postgres: graphile-worker runs its jobs, which `db/jobs/` shows as the view `jobs`. */
export function createGraphileJobs(options: Options): Jobs {
  const { db, log } = options;
  /** Pools of graphile-worker, by the id with which they lock jobs; and those that still accept jobs. */
  const pools = new Set<string>();
  const taking = new Set<WorkerPool>();
  const announced = new Set<string>();
  const runners = new Set<Runner>();
  const running = new Map<Job, Promise<void>>();
  /** Resolves once the place that asked last for a job has its answer. */
  let lastAnswer: Promise<void> = Promise.resolve();
  let on: Kind[] = [];
  let held: Kind[] = [];
  let isMoved = false;
  let isDown = false;
  let starting: Promise<void> = Promise.resolve();
  let startTimer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let pulling: Promise<void> | undefined;
  let pullsAgain = false;
  let cancelPull = () => {};

  const worker = createWorker({
    ...options,
    pools: () => [...pools],
    freeLost: (ms) => freeLost(db, [...pools], keysOf(running.keys()), ms),
    onBeat: nudge,
  });
  const { stopping } = worker.signals;

  const logger = new Logger(() => (level, message, meta) => {
    // Our own handlers don't throw. The log tells an outage of the database by the error.
    if (level === 'error') log.warn({ err: meta?.error ?? meta?.fatalError }, `graphile-worker: ${message}`);
  });
  const shared = { pgPool: poolOf(db), noHandleSignals: true, logger };
  // 0 turns batches on. Without them, graphile-worker leaves the rejection of a failed completion unhandled.
  const batched = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

  const keysOf = (jobs: Iterable<Job>) => [...jobs].map(({ kind, key }) => `${kind}:${key}`);

  /** Has one idle place ask. If it gets a job, the next one asks. */
  function nudge(): void {
    for (const pool of taking) pool.nudge(1);
  }

  /** A pool needs a heartbeat before it locks a job: other servers would otherwise count it as dead. */
  async function announce(): Promise<void> {
    if ([...pools].every((id) => announced.has(id))) return;
    const now = [...pools];
    await worker.sayAlive();
    for (const id of now) announced.add(id);
  }

  /** Events of one runner, which keep `pools` and `taking`. */
  function watched(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id));
    events.on('pool:release', ({ workerPool }) => {
      pools.delete(workerPool.id);
      taking.delete(workerPool);
    });
    return events;
  }

  const tasksOf = (kinds: Kind[], onFault: (err: unknown) => void = () => {}): TaskList =>
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        (_payload, { job }) =>
          start(kind, job).catch((err) => {
            onFault(err);
            throw err;
          }),
      ]),
    );

  async function start(kind: Kind, { key, attempts, flags, locked_by: pool }: GraphileJob): Promise<void> {
    const timeOf = (name: string): number =>
      Number(
        Object.keys(flags ?? {})
          .find((flag) => flag.startsWith(`${name}:`))
          ?.slice(name.length + 1),
      );
    const job = {
      ...{ kind, key: (key ?? '').slice(kind.length + 1), attempts, worker: pool ?? '', holder: worker.id },
      ...{ createdAt: timeOf('created'), runAt: timeOf('due') },
    };
    const done = attempt(job);
    running.set(job, done);
    await done.finally(() => running.delete(job));
  }

  async function attempt(job: Job): Promise<void> {
    const { clock } = worker.taskOf(job.kind);
    // The clock of the database or of another server may be ahead. By more than a second, others take it.
    if (job.runAt > clock.now()) await until(clock, job.runAt);
    await (job.runAt > clock.now() ? worker.release(job) : worker.attempt(job));
    await worker.recorded(job);
  }

  /** Resolves at the time, after `earlyFor`, or once the server is stopping. */
  async function until(clock: Clock, at: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.wakeAt(at, resolve);
    const timer = setTimeout(resolve, earlyFor);
    const wake = () => resolve();
    stopping.addEventListener('abort', wake);
    if (!stopping.aborted) await promise;
    stopping.removeEventListener('abort', wake);
    clearTimeout(timer);
    cancel();
  }

  /**
   * Has the places of a runner ask for jobs one after another, so that no kind runs more than it may.
   * @param full the kinds that are full or held
   * @param isOnce each place asks. Otherwise one waits for its turn at a time, and asks for all others
   */
  function inTurn(events: WorkerEvents, full: () => string[], isOnce = false): () => Promise<string[]> {
    let answer = () => {};
    let waits = false;
    events.on('job:start', () => answer());
    events.on('worker:getJob:empty', () => answer());
    events.on('worker:getJob:error', ({ error }) => error !== notNeeded && answer());
    async function ask(): Promise<string[]> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = lastAnswer;
      lastAnswer = promise;
      waits = true;
      await before;
      waits = false;
      answer = resolve;
      await announce();
      return full();
    }
    return () => {
      if (waits && !isOnce) throw notNeeded;
      return ask();
    };
  }

  async function begin(): Promise<void> {
    const events = watched();
    const isFull = (kind: Kind) => (count.get(kind) ?? 0) >= worker.taskOf(kind).concurrency;
    const forbiddenFlags = inTurn(events, () => on.filter((kind) => held.includes(kind) || isFull(kind)));
    events.on('pool:create', ({ workerPool }) => taking.add(workerPool));
    // A pool that failed to complete a job accepts no more, but finishes its running ones.
    events.on('pool:gracefulShutdown', ({ workerPool }) => {
      taking.delete(workerPool);
      beginLater();
    });
    const count = new Map<string, number>();
    const add = (kind: string, n: number) => count.set(kind, (count.get(kind) ?? 0) + n);
    events.on('job:start', ({ job }) => {
      add(job.task_identifier, 1);
      // There may be more to do.
      nudge();
    });
    events.on('job:complete', ({ job }) => add(job.task_identifier, -1));
    try {
      const concurrentJobs = on.reduce((sum, kind) => sum + worker.taskOf(kind).concurrency, 0);
      const runner = await run({
        ...shared,
        events,
        taskList: tasksOf(on),
        parsedCronItems: [],
        forbiddenFlags,
        preset: { worker: { ...batched, pollInterval, concurrentJobs } },
      });
      isDown = false;
      runners.add(runner);
      runner.promise.catch(() => {}).finally(() => runners.delete(runner));
    } catch (err) {
      if (!isDown) log.error({ err }, 'failed to start graphile-worker, will retry');
      isDown = true;
      beginLater();
    }
  }

  function beginLater(): void {
    if (stopping.aborted) return;
    clearTimeout(startTimer);
    startTimer = setTimeout(() => {
      starting = begin();
    }, startAgainAfter);
  }

  async function readHeld(): Promise<void> {
    const now = await Promise.all(on.map((kind) => worker.taskOf(kind).isHeld?.()));
    const before = held;
    held = on.filter((_, at) => now[at]);
    if (before.some((kind) => !held.includes(kind))) nudge();
  }

  /** graphile-worker starts jobs by the database's clock. This starts those that are due by another one. */
  function pull(): void {
    if (!isMoved || on.length === 0 || stopping.aborted) return;
    pullsAgain = true;
    pulling ??= (async () => {
      while (pullsAgain && !stopping.aborted) {
        pullsAgain = false;
        cancelPull();
        const cancels = await Promise.all(clocksOf(on).map(([clock, kinds]) => pullBy(clock, kinds)));
        cancelPull = () => {
          for (const cancel of cancels) cancel();
        };
      }
    })()
      .catch((err) => log.error({ err }, 'failed to read due jobs, will retry'))
      .finally(() => {
        pulling = undefined;
      });
  }

  async function pullBy(clock: typeof systemClock, kinds: Kind[]): Promise<() => void> {
    const now = clock.now();
    const { ready, next } = await pullDue(db, kinds, now);
    if (ready > 0) nudge();
    if (next !== null && next <= clock.now()) pullsAgain = true;
    return next === null ? () => {} : clock.wakeAt(next, pull);
  }

  const clocksOf = (kinds: Kind[]) => [...Map.groupBy(kinds, (kind) => worker.taskOf(kind).clock)];

  function look(): void {
    nudge();
    pull();
    readHeld().catch((err) => log.error({ err }, 'failed to read what is stopped, will retry'));
  }

  async function jobsEnded(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running.values());
    await sleep(endsWithin, undefined, { ref: false });
  }

  return {
    define: worker.define,
    async start(kinds) {
      on = [...kinds];
      await worker.start(kinds);
      if (on.length === 0) return;
      isMoved =
        on.some((kind) => worker.taskOf(kind).clock !== systemClock) ||
        (await hasMovedClock(db).catch(() => false));
      await readHeld().catch(() => {});
      starting = begin();
      await starting;
      looking = setInterval(look, lookEvery);
      look();
    },
    // The commit has notified all servers. Only what they don't learn by it is left.
    hurry(kind) {
      if (on.includes(kind)) look();
    },
    runNow: worker.runNow,
    async runDue(kind) {
      let begun = 0;
      for (;;) {
        await worker.recordAll();
        const { started, free } = await runReady(kind ? [kind] : worker.kinds());
        begun += started;
        const atWork = [...running];
        const mine = atWork.filter(([job]) => kind === undefined || job.kind === kind);
        await Promise.all(mine.map(([, done]) => done));
        if (started > 0 || mine.length > 0) continue;
        // A job that a place has just got is not over either.
        await lastAnswer;
        const known = keysOf(atWork.map(([job]) => job));
        if (!(await areStarting(db, [...pools], known, free))) return begun;
        await sleep(endedEvery);
      }
    },
    async stop(timeoutMs) {
      clearInterval(looking);
      clearTimeout(startTimer);
      await worker.stop(timeoutMs, async () => {
        cancelPull();
        await starting;
        const ended = [...runners].flatMap((runner) => [runner.stop(), runner.promise]);
        await Promise.race([Promise.allSettled(ended), jobsEnded()]);
        await pulling;
        cancelPull();
      });
    },
    look: worker.look,
  };

  /** Runs the due jobs of those of these kinds that are free. @returns how many it ran */
  async function runReady(kinds: Kind[]): Promise<{ started: number; free: Kind[] }> {
    let started = 0;
    const isHeld = await Promise.all(kinds.map((kind) => worker.taskOf(kind).isHeld?.()));
    const allFree = kinds.filter((_, at) => !isHeld[at]);
    for (const [clock, free] of clocksOf(allFree)) {
      const { ready } = await pullDue(db, free, clock.now());
      const places = free.reduce((sum, kind) => sum + worker.taskOf(kind).concurrency, 0);
      if (ready === 0) continue;
      const events = watched();
      events.on('job:start', () => {
        started += 1;
      });
      const faults = Promise.withResolvers<never>();
      const once = runOnce({
        ...shared,
        events,
        taskList: tasksOf(free, faults.reject),
        forbiddenFlags: inTurn(events, () => [], true),
        preset: { worker: { ...batched, concurrentJobs: Math.min(ready, places) } },
      });
      // A result that was not stored is told at once. graphile-worker tries for long to store the failure.
      once.catch((err) => log.warn({ err }, 'graphile-worker: failed to end a job'));
      await Promise.race([once, faults.promise]);
    }
    return { started, free: allFree };
  }
}

import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { takesNothing } from '../../db/files/problem.ts';
import type { Log } from '../log.ts';
import type { Job, Kind, Result, Rows, Signals, Task } from './jobs.ts';

/** A job whose handler throws becomes a dead letter after this many attempts. */
const mostThrows = 25;
const minute = 60_000;
/** The least time between two calls of `queueDue`, ms. */
const queueEvery = 100;
/** The wait while rows are due that can't be queued yet, because their group or the queue is full, ms. */
const queueAgainAfter = 250;

export type Lane = ReturnType<typeof createLane>;
type Needs = {
  kind: Kind;
  task: Task;
  rows: Rows;
  log: Log;
  signals: Signals;
  /** Whether due jobs go to the queue of graphile-worker, which hands them to `take`. */
  queued: boolean;
};

/** One kind of work. Claims due jobs up to its capacity, or queues them, and sets a timer for the next. */
export function createLane({ kind, task, rows, log, signals, queued }: Needs) {
  const { clock, concurrency, perGroup, batch } = task;
  const running = new Set<{ job: Job; done: Promise<void> }>();
  /** Finished jobs whose result is not stored yet. They stay claimed, so that no server repeats them. */
  const unrecorded = new Map<Job, Result>();
  let isOn = false;
  let again = false;
  /** Claims in progress, each of which will occupy a place. */
  let taking = 0;
  let queuedAt = 0;
  let pumping: Promise<void> | undefined;
  let claiming: Promise<unknown> = Promise.resolve();
  let cancelWake = () => {};

  const free = (): number => concurrency - running.size - taking;
  const hasPlace = (groupKey: string | undefined): boolean =>
    free() > 0 &&
    (groupKey === undefined ||
      perGroup === undefined ||
      [...running].filter(({ job }) => job.groupKey === groupKey).length < perGroup);

  /** Claims one after the other: parallel claims could exceed the capacity. */
  function claim(take: () => Promise<Job[]>): Promise<Job[]> {
    const mine = claiming.then(async () => {
      const jobs = signals.stopping.aborted ? [] : await take();
      for (const job of jobs) void begin(job);
      return jobs;
    });
    claiming = mine.catch(() => {});
    return mine;
  }

  const claimDue = (most = Number.POSITIVE_INFINITY) =>
    claim(async () => (free() > 0 ? rows.claim(Math.min(free(), most)) : []));

  function begin(job: Job): Promise<void> {
    const one = { job, done: Promise.resolve() };
    one.done = attempt(job).finally(() => {
      running.delete(one);
      hurry();
    });
    running.add(one);
    return one.done;
  }

  async function attempt(job: Job): Promise<void> {
    let result: Result;
    try {
      result = await task.handler(job, signals);
    } catch (err) {
      result = signals.cut.aborted ? { state: 'release' } : afterThrow(job, err);
    }
    unrecorded.set(job, result);
    await record(job, result);
  }

  function afterThrow(job: Job, err: unknown): Result {
    log.error({ err, kind, key: job.key, attempts: job.attempts }, 'a job failed');
    const error = (err instanceof Error ? err.message : String(err)).slice(0, 500);
    const now = clock.now();
    if (task.every) return { state: 'retry', runAt: now + Math.min(task.every.ms, 60 * minute), error };
    if (job.attempts >= mostThrows) return { state: 'dead', at: now, error };
    const waits = task.waits ?? [minute];
    return {
      state: 'retry',
      runAt: now + (waits[Math.min(job.attempts, waits.length) - 1] ?? minute),
      error,
    };
  }

  /** If the database rejects the result, it is stored later. The work is not repeated. */
  async function record(job: Job, result: Result): Promise<void> {
    try {
      await (result.record ? result.record() : rows.settle(job, result));
      unrecorded.delete(job);
    } catch (err) {
      const alarm = takesNothing(err) ? { alarm: 'storage' } : {};
      log.error({ err, kind, key: job.key, ...alarm }, 'failed to record the end of a job, will retry');
    }
  }

  const ended = (job: Job): boolean => ![...running].some((one) => one.job === job);

  async function recordAll(): Promise<void> {
    for (const [job, result] of [...unrecorded]) if (ended(job)) await record(job, result);
  }

  /**
   * Claims up to the capacity, or queues what is due, and sets the timer. A call meanwhile causes another
   * round. A server that runs no jobs queues them for others.
   */
  function hurry(): void {
    if (!(isOn || queued) || signals.stopping.aborted) return;
    again = true;
    pumping ??= pump().finally(() => {
      pumping = undefined;
      if (again) hurry();
    });
  }

  async function pump(): Promise<void> {
    while (again && !signals.stopping.aborted) {
      again = false;
      cancelWake();
      // Lets requests run, and lets one claim fill all places that became free in this tick.
      await nextTick();
      if (queued) await sleep(Math.max(0, queuedAt + queueEvery - performance.now()));
      if (signals.stopping.aborted) return;
      const lookedAt = clock.now();
      try {
        await (queued ? queueDue() : claimDue());
        const next = isOn && (queued || free() > 0) ? await rows.nextRunAt() : null;
        if (next === null || signals.stopping.aborted) continue;
        // Without a timer for jobs whose group is full. The next finished job or heartbeat looks again.
        if (next > clock.now()) cancelWake = clock.wakeAt(next, hurry);
        else if (next > lookedAt) again = true;
        else if (queued) cancelWake = wakeAfter(queueAgainAfter);
      } catch (err) {
        log.error({ err, kind }, 'failed to read due jobs, will retry at the next heartbeat');
      }
    }
  }

  async function queueDue(): Promise<void> {
    const next = await rows.nextRunAt();
    // Usually nothing is due, and a read takes no lock.
    if (next !== null && next <= clock.now()) await rows.queueDue();
    queuedAt = performance.now();
  }

  /** In real time, because tests move the clock. */
  function wakeAfter(ms: number): () => void {
    const timer = setTimeout(hurry, ms);
    return () => clearTimeout(timer);
  }

  const anyEnds = () => Promise.race([...running].map(({ done }) => done));
  const allEnd = () => Promise.all([...running].map(({ done }) => done));

  return {
    kind,
    task,
    // A job with a batch needs no place for the attempts: it resolves once they are claimed.
    places: Math.ceil(concurrency / (batch ?? 1)),
    hurry,
    recordAll,
    turnOn(): void {
      isOn = true;
      hurry();
    },
    async runDue(): Promise<number> {
      let begun = 0;
      for (;;) {
        const jobs = await claimDue();
        begun += jobs.length;
        if (jobs.length === 0 && running.size === 0) return begun;
        await allEnd();
      }
    },
    isFull: (): boolean => free() <= 0,
    /**
     * Claims a queued job if it is still due, and resolves after its attempt. With `batch`, claims several
     * jobs and resolves at once.
     */
    async take(key: string): Promise<void> {
      // The row stays due and is queued again later.
      if (signals.stopping.aborted || free() <= 0) return;
      if (batch) {
        await claimDue(batch).catch((err) => log.error({ err, kind }, 'failed to claim jobs, will retry'));
        return;
      }
      taking += 1;
      const job = await rows
        .claimOne(key, true)
        .catch((err) => log.error({ err, kind, key }, 'failed to claim a job, will retry'))
        .finally(() => {
          taking -= 1;
        });
      if (job) await begin(job);
    },
    async runNow(key: string, groupKey?: string): Promise<void> {
      let hadPlace = false;
      while (!signals.stopping.aborted && !hadPlace) {
        if (!hasPlace(groupKey)) await anyEnds();
        await claim(async () => {
          // Another call may have taken the place meanwhile.
          hadPlace = hasPlace(groupKey);
          return hadPlace ? [(await rows.claimOne(key)) ?? []].flat() : [];
        });
      }
      await Promise.all([...running].filter(({ job }) => job.key === key).map(({ done }) => done));
    },
    async idle(): Promise<void> {
      cancelWake();
      await claiming;
      await allEnd();
      await pumping;
      cancelWake();
    },
    unrecorded: (): number => [...unrecorded.keys()].filter(ended).length,
  };
}

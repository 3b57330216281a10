import { setImmediate as nextTick } from 'node:timers/promises';
import { takesNothing } from '../../db/files/problem.ts';
import type { Log } from '../log.ts';
import type { Job, Kind, Result, Rows, Signals, Task } from './jobs.ts';

/** A job whose handler throws becomes a dead letter after this many attempts. */
const mostThrows = 25;
const minute = 60_000;

export type Lane = ReturnType<typeof createLane>;
type Needs = { kind: Kind; task: Task; rows: Rows; log: Log; signals: Signals };

/** One kind of work: claims due jobs up to its capacity, and sets a timer for the next. */
export function createLane({ kind, task, rows, log, signals }: Needs) {
  const { clock, concurrency, perGroup } = task;
  const running = new Set<{ job: Job; done: Promise<void> }>();
  /**
   * Finished jobs whose result the database has not stored. They stay claimed, so that nobody repeats them.
   */
  const unrecorded = new Map<Job, Result>();
  let isOn = false;
  let again = false;
  let pumping: Promise<void> | undefined;
  let claiming: Promise<unknown> = Promise.resolve();
  let cancelWake = () => {};

  const free = (): number => concurrency - running.size;
  const hasPlace = (groupKey: string | undefined): boolean =>
    free() > 0 &&
    (groupKey === undefined ||
      perGroup === undefined ||
      [...running].filter(({ job }) => job.groupKey === groupKey).length < perGroup);

  /** One claim at a time, or two would exceed the capacity. */
  function claim(take: () => Promise<Job[]>): Promise<Job[]> {
    const mine = claiming.then(async () => {
      const jobs = signals.stopping.aborted ? [] : await take();
      for (const job of jobs) begin(job);
      return jobs;
    });
    claiming = mine.catch(() => {});
    return mine;
  }

  const claimDue = () => claim(async () => (free() > 0 ? rows.claim(free()) : []));

  function begin(job: Job): void {
    const one = { job, done: Promise.resolve() };
    one.done = attempt(job).finally(() => {
      running.delete(one);
      hurry();
    });
    running.add(one);
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

  /** If the disk rejects writes, the work is not repeated; only its result is stored later. */
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

  /** Claims up to the capacity and sets the timer. A call in between causes one more look. */
  function hurry(): void {
    if (!isOn || signals.stopping.aborted) return;
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
      // Requests get the event loop here, and one claim fills all places that this tick freed.
      await nextTick();
      const lookedAt = clock.now();
      try {
        await claimDue();
        const next = free() > 0 ? await rows.nextRunAt() : null;
        // A job due before the look whose group is full: a finished job, or the next heartbeat, claims it.
        if (next === null || next <= lookedAt || signals.stopping.aborted) continue;
        cancelWake = clock.wakeAt(next, hurry);
      } catch (err) {
        log.error({ err, kind }, 'failed to read due jobs, will retry at the next heartbeat');
      }
    }
  }

  const anyEnds = () => Promise.race([...running].map(({ done }) => done));
  const allEnd = () => Promise.all([...running].map(({ done }) => done));

  return {
    kind,
    task,
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
    async runNow(key: string, groupKey?: string): Promise<void> {
      while (!signals.stopping.aborted && !hasPlace(groupKey)) await anyEnds();
      await claim(async () => [(await rows.claimOne(key)) ?? []].flat());
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

import { setImmediate as nextTick } from 'node:timers/promises';
import { claimJobs, type JobRow, type Kind, nextRunAt } from '../../db/jobs/jobs.ts';
import type { Db } from '../../db/open.ts';
import type { Log } from '../log.ts';
import type { Job, Jobs } from './jobs.ts';
import { createWorker, type Options } from './worker.ts';

type Lane = ReturnType<typeof createLane>;
type Worker = ReturnType<typeof createWorker>;

/** The job engine on SQLite. Any number of servers may share the file. */
export function createEmbeddedJobs(options: Options): Jobs {
  const { db, log } = options;
  const lanes = new Map<Kind, Lane>();
  let on: readonly Lane[] = [];
  const worker = createWorker({
    ...options,
    onBeat() {
      for (const lane of on) lane.hurry();
    },
  });
  const some = (kinds: readonly Kind[]): Lane[] => kinds.flatMap((kind) => lanes.get(kind) ?? []);

  return {
    define(tasks) {
      worker.define(tasks);
      for (const kind of worker.kinds()) lanes.set(kind, createLane(kind, { db, log, worker }));
    },
    async start(kinds) {
      on = some(kinds);
      await worker.start(kinds);
      for (const lane of on) lane.turnOn();
    },
    hurry: (kind) => lanes.get(kind)?.hurry(),
    runNow: worker.runNow,
    async runDue(kind) {
      await worker.ensureAlive();
      let begun = 0;
      for (const lane of kind ? some([kind]) : lanes.values()) {
        await worker.recordAll();
        begun += await lane.runDue();
      }
      return begun;
    },
    stop: (timeoutMs) =>
      worker.stop(timeoutMs, () => Promise.all([...lanes.values()].map((lane) => lane.idle()))),
    look: worker.look,
  };
}

/** One kind of work. Claims due jobs up to its capacity, and sets a timer for the next. */
function createLane(kind: Kind, { db, log, worker }: { db: Db; log: Log; worker: Worker }) {
  const { clock, concurrency, perGroup, isHeld } = worker.taskOf(kind);
  const { stopping } = worker.signals;
  const running = new Map<Job, Promise<void>>();
  let isOn = false;
  let again = false;
  let pumping: Promise<void> | undefined;
  let claiming: Promise<unknown> = Promise.resolve();
  let cancelWake = () => {};

  const free = (): number => concurrency - running.size;
  const ends = () => [...running.values()];

  /** Claims one after the other: parallel claims could exceed the capacity. */
  function claim(take: () => Promise<JobRow[]>): Promise<number> {
    const mine = claiming.then(async () => {
      const rows = stopping.aborted ? [] : await take();
      for (const row of rows) begin(row);
      return rows.length;
    });
    claiming = mine.catch(() => {});
    return mine;
  }

  const claimDue = () =>
    claim(async () => {
      const next = free() > 0 ? await nextDueAt() : null;
      if (next === null || next > clock.now()) return [];
      const due = { kind, worker: worker.id, now: clock.now(), limit: free(), perGroup: perGroup ?? null };
      return claimJobs(db, due);
    });

  /** When the next job is due; null if none is, or while none is taken. */
  async function nextDueAt(): Promise<number | null> {
    // A read takes no lock, and usually nothing is due.
    const next = await nextRunAt(db, kind);
    return next === null || (await isHeld?.()) ? null : next;
  }

  function begin({ key, attempts, runAt, createdAt }: JobRow): void {
    const job = { kind, key, attempts, runAt, createdAt, worker: worker.id, holder: worker.id };
    const done = worker.attempt(job).finally(() => {
      running.delete(job);
      hurry();
    });
    running.set(job, done);
  }

  /** Claims up to the capacity, and sets the timer. A call meanwhile causes another round. */
  function hurry(): void {
    if (!isOn || stopping.aborted) return;
    again = true;
    pumping ??= pump().finally(() => {
      pumping = undefined;
      if (again) hurry();
    });
  }

  async function pump(): Promise<void> {
    while (again && !stopping.aborted) {
      again = false;
      cancelWake();
      // Lets requests run, and lets one claim fill all places that became free in this tick.
      await nextTick();
      if (stopping.aborted) return;
      const lookedAt = clock.now();
      try {
        await claimDue();
        const next = free() > 0 ? await nextDueAt() : null;
        if (next === null || stopping.aborted) continue;
        // Without a timer for jobs whose group is full. The next finished job or heartbeat looks again.
        if (next > clock.now()) cancelWake = clock.wakeAt(next, hurry);
        else if (next > lookedAt) again = true;
      } catch (err) {
        log.error({ err, kind }, 'failed to read due jobs, will retry at the next heartbeat');
      }
    }
  }

  return {
    hurry,
    turnOn(): void {
      isOn = true;
      hurry();
    },
    async runDue(): Promise<number> {
      let begun = 0;
      for (;;) {
        const claimed = await claimDue();
        begun += claimed;
        if (claimed === 0 && running.size === 0) return begun;
        await Promise.all(ends());
      }
    },
    async idle(): Promise<void> {
      cancelWake();
      await claiming;
      await Promise.all(ends());
      await pumping;
      cancelWake();
    },
  };
}

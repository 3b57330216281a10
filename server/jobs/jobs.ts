import type { JobKind, JobRow, Outcome } from '../../db/jobs/jobs.ts';
import type { Clock } from '../clock.ts';

/** `run` is an account's run, whose due row is its automation. Other kinds are rows of `jobs`. */
export type Kind = 'run' | JobKind;

/** A claimed attempt. `attempts` tells it from an earlier claim of the same key. */
export type Job = Pick<JobRow, 'key' | 'attempts'> & {
  kind: Kind;
  worker: string;
  /** When it was due, ms since the epoch; null if unknown. */
  runAt: number | null;
  createdAt: number;
  groupKey: string | null;
};

/**
 * How an attempt ended. `record` replaces the engine's own settling: it stores the outcome with other changes
 * in one transaction. It is retried until the database accepts it, and must do nothing once the claim is
 * over.
 */
export type Result = Outcome & { record?: () => Promise<unknown> };

export type Signals = {
  /** The server stops: end soon, and leave the rest. */
  stopping: AbortSignal;
  /** The stop's timeout has passed. */
  cut: AbortSignal;
};

/** May run late, twice or needlessly, so it first checks whether there is work. */
export type Handler = (job: Job, signals: Signals) => Promise<Result>;

export type Rows = {
  claim(limit: number): Promise<Job[]>;
  /** With `onlyDue`, leaves a job that is not due or whose group is full. */
  claimOne(key: string, onlyDue?: boolean): Promise<Job | undefined>;
  /** Adds due rows to the queue of graphile-worker. */
  queueDue(): Promise<void>;
  nextRunAt(): Promise<number | null>;
  settle(job: Job, outcome: Outcome): Promise<unknown>;
};

export type Task = {
  handler: Handler;
  /** The clock by which its jobs are due. */
  clock: Clock;
  /** Jobs that this server runs at once. */
  concurrency: number;
  /** A job of the queue of graphile-worker claims up to so many due rows, whichever they are. By default it names one. */
  batch?: number;
  /** Jobs of a group that all servers run at once. */
  perGroup?: number;
  /** Backoff after each throw; the last one repeats. */
  waits?: readonly number[];
  /** All waiting jobs are due when the server starts. */
  retriedAtStart?: boolean;
  /** Timed work: one row, due every `ms`, first `firstAfter` ms after the first start. */
  every?: { ms: number; firstAfter: number };
  /** Replaces the table `jobs`. */
  rows?: (worker: string) => Rows;
};
export type Tasks = Partial<Record<Kind, Task>>;

/** Hands queued jobs to this server, in place of its own claims. */
export type Distributor = {
  start(kinds: readonly Takes[]): Promise<void>;
  /** Looks for queued jobs now, at most so many places at once. */
  look(places: number): void;
  /** Takes no more, and resolves when all taken jobs have ended. */
  stop(): Promise<void>;
  /** The ids by which it locks queued jobs: alive as long as this server. */
  workerIds(): string[];
};
/** A kind whose jobs this server runs, `places` at once. `take` claims the row, and resolves after the attempt. */
export type Takes = { kind: Kind; places: number; isFull(): boolean; take(key: string): Promise<void> };

/**
 * Jobs of all servers by kind. `unrecorded` counts jobs that finished here and whose result is not stored
 * yet. Runs of accounts have no rows.
 */
export type JobsLook = {
  kind: Kind;
  unrecorded: number;
  rows?: { waiting: number; running: number; dead: number; overdueMs: number };
}[];

/** Runs due work. Callers commit a due row before they announce it, so that a crash loses nothing. */
export type Jobs = {
  /** Called before `start`. */
  define(tasks: Tasks): void;
  /** Runs these kinds, and takes over the work of dead workers. */
  start(kinds: readonly Kind[]): Promise<void>;
  /** Call after a commit that may have made something due. */
  hurry(kind: Kind): void;
  /** Runs one job as soon as there is capacity, due or not, and resolves after its attempt. */
  runNow(kind: Kind, key: string, groupKey?: string): Promise<void>;
  /** Runs everything due, of one kind or all, and resolves after the attempts. Returns their number. */
  runDue(kind?: Kind): Promise<number>;
  /** Stops claiming, waits for running jobs, aborts them after `timeoutMs`, and frees their claims. */
  stop(timeoutMs: number): Promise<void>;
  look(): Promise<JobsLook>;
};

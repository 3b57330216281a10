import type { JobKind, JobRow, Outcome } from '../../db/jobs/jobs.ts';
import type { Clock } from '../clock.ts';

/** `run` runs an account, whose due time is in its automation's row. The other kinds are rows of `jobs`. */
export type Kind = 'run' | JobKind;

/** A claimed attempt. `attempts` distinguishes claims of the same key. */
export type Job = Pick<JobRow, 'key' | 'attempts'> & {
  kind: Kind;
  worker: string;
  /** When it was due, ms since the epoch; null if unknown. */
  runAt: number | null;
  createdAt: number;
  groupKey: string | null;
};

/**
 * How an attempt ended. `record` stores the outcome itself, in one transaction with other changes. It is
 * retried until the database accepts it, and must do nothing if the claim is over.
 */
export type Result = Outcome & { record?: () => Promise<unknown> };

export type Signals = {
  /** The server is stopping: end soon and leave the remaining work. */
  stopping: AbortSignal;
  /** The stop has timed out: end at once. */
  cut: AbortSignal;
};

/** May be called late, twice or without work, so it must check first. */
export type Handler = (job: Job, signals: Signals) => Promise<Result>;

export type Rows = {
  claim(limit: number): Promise<Job[]>;
  /** With `onlyDue`, does not claim a job that is not due or whose group is full. */
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
  /** The most due rows that one job of graphile-worker's queue claims. Without it, the job names its row. */
  batch?: number;
  /** Jobs of one group that run at once, on all servers. */
  perGroup?: number;
  /** Backoff after each throw. The last wait repeats. */
  waits?: readonly number[];
  /** Makes all waiting jobs due when the server starts. */
  retriedAtStart?: boolean;
  /** A timed job: one row, due every `ms`, at first `firstAfter` ms after the first start. */
  every?: { ms: number; firstAfter: number };
  /** Replaces the rows in the table `jobs`. */
  rows?: (worker: string) => Rows;
};
export type Tasks = Partial<Record<Kind, Task>>;

/** Hands queued jobs to this server, which then doesn't claim due rows itself. */
export type Distributor = {
  start(kinds: readonly Takes[]): Promise<void>;
  /** Polls the queue now, for at most so many places. */
  look(places: number): void;
  /** Accepts no more jobs, and resolves when all running ones have ended. */
  stop(): Promise<void>;
  /** The IDs with which graphile-worker locks jobs for this server. The heartbeat keeps them alive. */
  workerIds(): string[];
};
/**
 * A kind whose queued jobs this server runs, `places` at once. `take` claims the row and resolves after the
 * attempt.
 */
export type Takes = { kind: Kind; places: number; isFull(): boolean; take(key: string): Promise<void> };

/**
 * Jobs of all servers by kind. `unrecorded` counts jobs that finished on this server but whose result is not
 * stored yet. Runs of accounts have no rows.
 */
export type JobsLook = {
  kind: Kind;
  unrecorded: number;
  rows?: { waiting: number; running: number; dead: number; overdueMs: number };
}[];

/** Runs due work. Callers commit a due row before they call `hurry`, so that a crash loses nothing. */
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

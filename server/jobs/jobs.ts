import type { JobRow, Kind, Outcome } from '../../db/jobs/jobs.ts';
import type { Clock } from '../clock.ts';

export type { Kind };

/** A claimed attempt. `attempts` distinguishes claims of the same key. */
export type Job = Pick<JobRow, 'kind' | 'key' | 'attempts' | 'runAt' | 'createdAt'> & {
  /** By whom it is locked. */
  worker: string;
  /** The server with the heartbeat. graphile-worker locks jobs by an id of its own. */
  holder: string;
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

export type Task = {
  handler: Handler;
  /** The clock by which its jobs are due. */
  clock: Clock;
  /** Jobs that this server runs at once. */
  concurrency: number;
  /** Jobs of one group that run at once, on all servers. graphile-worker always runs at most two. */
  perGroup?: number;
  /** Backoff after each throw. The last wait repeats. */
  waits?: readonly number[];
  /** Makes all waiting jobs due when the server starts. */
  retriedAtStart?: boolean;
  /** A timed job: one row, due every `ms`, at first `firstAfter` ms after the first start. */
  every?: { ms: number; firstAfter: number };
  /** While true, no job is taken. Each heartbeat checks again. */
  isHeld?: () => Promise<boolean>;
};
export type Tasks = Partial<Record<Kind, Task>>;

/**
 * Jobs of all servers by kind. `unrecorded` counts jobs that finished on this server but whose result is not
 * stored yet. Runs of accounts are counted by `queueSizes`.
 */
export type JobsLook = {
  kind: Kind;
  unrecorded: number;
  rows?: { waiting: number; running: number; dead: number; overdueMs: number };
}[];

/** Runs due work. A change commits its job itself, so that a crash loses nothing. */
export type Jobs = {
  /** Called before `start`. */
  define(tasks: Tasks): void;
  /** Runs these kinds, and takes over the work of dead workers. */
  start(kinds: readonly Kind[]): Promise<void>;
  /** Call after a commit that may have made something due. */
  hurry(kind: Kind): void;
  /** Makes a job due, and resolves after its attempt on any server, or after 15 seconds. */
  runNow(kind: Kind, key: string): Promise<void>;
  /** Runs everything due, of one kind or all, and resolves after the attempts. Returns their number. */
  runDue(kind?: Kind): Promise<number>;
  /** Stops claiming, waits for running jobs, aborts them after `timeoutMs`, and frees their claims. */
  stop(timeoutMs: number): Promise<void>;
  look(): Promise<JobsLook>;
};

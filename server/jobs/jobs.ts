import type { JobKind, JobRow, Outcome } from '../../db/jobs/jobs.ts';
import type { Clock } from '../clock.ts';

/** `run` is an account's run: its due row is its automation. All other kinds are rows of the table `jobs`. */
export type Kind = 'run' | JobKind;

/** One claimed attempt. `attempts` tells it from an earlier claim of the same key, and `worker` is who claimed it. */
export type Job = Pick<JobRow, 'key' | 'attempts'> & {
  kind: Kind;
  worker: string;
  /** When it was due, ms since the epoch; null where that is not known. */
  runAt: number | null;
  createdAt: number;
  groupKey: string | null;
};

/**
 * How an attempt ended. `record` writes that down together with what else it changes, in one transaction and in place of the job
 * engine; it is called again until the database takes it, and finds nothing to do where the claim is over.
 */
export type Result = Outcome & { record?: () => Promise<unknown> };

export type Signals = {
  /** The server stops: end soon, and leave the rest for later. */
  stopping: AbortSignal;
  /** The server has waited long enough. */
  cut: AbortSignal;
};

/** Does the work of one job. It may come too late, twice or for nothing, so it looks first whether there is something to do. */
export type Handler = (job: Job, signals: Signals) => Promise<Result>;

/** The due rows of a kind. */
export type Rows = {
  claim(limit: number): Promise<Job[]>;
  claimOne(key: string): Promise<Job | undefined>;
  nextRunAt(): Promise<number | null>;
  settle(job: Job, outcome: Outcome): Promise<unknown>;
};

/** A kind of work. */
export type Task = {
  handler: Handler;
  /** The clock by which its jobs are due. */
  clock: Clock;
  /** Jobs that this server runs at the same time. */
  concurrency: number;
  /** Jobs of a group that all servers run at the same time. */
  perGroup?: number;
  /** How long to wait after each failed attempt, the last one again and again: for a handler that throws. */
  waits?: readonly number[];
  /** All that waits is due at a start of the server. */
  retriedAtStart?: boolean;
  /** Timed work: one row, due every so often, the first time so long after the first start. */
  every?: { ms: number; firstAfter: number };
  /** In place of the table `jobs`. */
  rows?: (worker: string) => Rows;
};
export type Tasks = Partial<Record<Kind, Task>>;

/**
 * The jobs of all servers by kind. `unrecorded` counts jobs that finished here and whose result is not saved yet. An account's run has
 * no row in `jobs`, so its other figures are undefined.
 */
export type JobsLook = {
  kind: Kind;
  unrecorded: number;
  rows?: { waiting: number; running: number; dead: number; overdueMs: number };
}[];

/** Runs what is due. Every change that makes something due is committed before anybody tells of it, so that nothing is lost with a process. */
export type Jobs = {
  /** Says how each kind is done; before `start`. */
  define(tasks: Tasks): void;
  /** Begins to run these kinds by itself, and to take over what dead workers have left. */
  start(kinds: readonly Kind[]): Promise<void>;
  /** After a commit: something of this kind may be due sooner than it was. */
  hurry(kind: Kind): void;
  /** Runs one job as soon as there is a place, due or not, and resolves once it was tried. */
  runNow(kind: Kind, key: string, groupKey?: string): Promise<void>;
  /** Runs all that is due, of one kind or of all, and resolves once each was tried. Answers how many were. */
  runDue(kind?: Kind): Promise<number>;
  /** Claims nothing more, waits for what runs, cuts it off after `timeoutMs`, and frees what is left. */
  stop(timeoutMs: number): Promise<void>;
  look(): Promise<JobsLook>;
};

import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import { poolOf } from '../../db/postgres/open.ts';
import { createEmbeddedJobs } from './embedded.ts';
import type { Distributor, Jobs, Takes } from './jobs.ts';

/** How often a free place polls, ms. Needed only for a lost NOTIFY, for which each heartbeat looks too. */
const pollInterval = 60_000;
/** The wait after a failed start, ms. */
const startAgainAfter = 1000;

type Options = Omit<Parameters<typeof createEmbeddedJobs>[0], 'distributor'>;

/**
 * The job engine on Postgres. Due rows go to graphile-worker's queue, which hands each to one server. That
 * server still claims the row, so a queued job may be lost, late or doubled without harm.
 */
export const createGraphileJobs = (options: Options): Jobs =>
  createEmbeddedJobs({ ...options, distributor: createDistributor(options) });

function createDistributor({ db, log }: Pick<Options, 'db' | 'log'>): Distributor {
  const pools = new Set<string>();
  /** Pools that still accept jobs. */
  const taking = new Set<WorkerPool>();
  const runners = new Set<Runner>();
  let kinds: readonly Takes[] = [];
  let stopping = false;
  let isDown = false;
  let starting: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id);
    taking.add(workerPool);
  });
  events.on('pool:release', ({ workerPool }) => {
    pools.delete(workerPool.id);
    taking.delete(workerPool);
  });
  // A pool that failed to complete a job accepts no more, but finishes its running ones.
  events.on('pool:gracefulShutdown', ({ workerPool }) => {
    taking.delete(workerPool);
    startLater();
  });

  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') log.warn({ err: meta?.error }, `graphile-worker: ${message}`);
  });

  async function begin(): Promise<void> {
    const taskList: TaskList = Object.fromEntries(
      kinds.map(({ kind, take }) => [kind, (payload) => take((payload as { key: string }).key)]),
    );
    try {
      const runner = await run({
        pgPool: poolOf(db),
        taskList,
        parsedCronItems: [],
        noHandleSignals: true,
        logger,
        events,
        forbiddenFlags: () => kinds.filter(({ isFull }) => isFull()).map(({ kind }) => kind),
        preset: {
          worker: {
            pollInterval,
            concurrentJobs: kinds.reduce((sum, { places }) => sum + places, 0),
            // 0 turns batches on. Without them, graphile-worker leaves the rejection of a failed completion
            // unhandled.
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
      });
      isDown = false;
      runners.add(runner);
      runner.promise.catch(() => {}).finally(() => runners.delete(runner));
    } catch (err) {
      if (!isDown) log.error({ err }, 'failed to start graphile-worker, will retry');
      isDown = true;
      startLater();
    }
  }

  function startLater(): void {
    if (stopping) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      starting = begin();
    }, startAgainAfter);
  }

  return {
    async start(some) {
      kinds = some;
      starting = begin();
      await starting;
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await starting;
      await Promise.allSettled([...runners].flatMap((runner) => [runner.stop(), runner.promise]));
    },
    look(places) {
      for (const pool of taking) pool.nudge(places);
    },
    workerIds: () => [...pools],
  };
}

import { realpathSync, statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Db } from '../open.ts';
import { finish } from '../together.ts';
import type { Job } from './checkpointer.ts';

const pageBytes = 4096;
const lookMs = 1000;
const usual = {
  /** So many that are not in the file yet are taken there: 4 MB. */
  from: 1000,
  /** A log of so many begins anew, for which its last ones have to be in the file: 32 MB. */
  over: 8000,
  /** From so many on the connection helps by itself, where the disk is too slow for the thread to keep up. */
  atMost: 24_000,
};

type Options = {
  /** Told of what went wrong. Where the thread is gone, the connection takes the log into the file by itself again. */
  onFault: (error: unknown) => void;
  /** Numbers of pages. */
  pages?: typeof usual;
  /** What the thread runs; a test has one that ends. */
  thread?: URL;
};

/**
 * Takes the write-ahead log into the file in a thread of its own, from the moment at which there is enough of it. A connection that does so
 * by itself holds up its whole process while the disk works: for a fifth of the time, where it writes all the time.
 */
export function checkpointApart(db: Db, options: Options): { stop(): Promise<void> } {
  const driver = db.$client;
  if (driver.memory) return { stop: async () => {} };
  const { onFault, pages = usual, thread = new URL('./checkpointer.ts', import.meta.url) } = options;
  const byItself = driver.pragma('wal_autocheckpoint', { simple: true });
  // The log lies beside the file, not beside a link to it.
  const path = realpathSync(driver.name);
  let worker: Worker | undefined;

  const watch = setInterval(() => {
    try {
      if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) >= pages.from * pageBytes) begin();
    } catch (error) {
      // Without a thread all goes on as before there was one.
      clearInterval(watch);
      onFault(error);
    }
  }, lookMs).unref();

  function begin(): void {
    clearInterval(watch);
    const workerData: Job = { path, from: pages.from, over: pages.over };
    // It keeps next to nothing: without these it has as much room as the server itself.
    worker = new Worker(thread, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 },
    });
    worker.unref();
    worker.once('online', () => driver.pragma(`wal_autocheckpoint = ${pages.atMost}`));
    worker.on('message', takeTheRest);
    worker.once('error', (error) => {
      worker = undefined;
      driver.pragma(`wal_autocheckpoint = ${byItself}`);
      onFault(error);
    });
  }

  /** Nobody else can: while this connection writes, the thread is hardly ever at the end of the log. */
  function takeTheRest(): void {
    try {
      finish(db);
      driver.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      onFault(error);
    } finally {
      worker?.postMessage('taken');
    }
  }

  return {
    async stop() {
      clearInterval(watch);
      if (!worker) return;
      worker.off('message', takeTheRest);
      worker.ref();
      // Also where it fails meanwhile, which `onFault` is told of.
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      worker.postMessage('stop');
      await ended;
    },
  };
}

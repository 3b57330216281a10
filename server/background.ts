import { takesNothing } from '../db/files/problem.ts';
import type { Log } from './log.ts';

/** Runs work after its call is answered, so that the answer's duration does not reveal it. */
export type Background = {
  /** Starts `work` after the current answer. Logs a failure. */
  run(what: string, work: () => Promise<void>): void;
  idle(): Promise<void>;
};

export function createBackground(log: Log): Background {
  const working = new Set<Promise<void>>();

  async function begin(what: string, work: () => Promise<void>): Promise<void> {
    // An answer is written in the microtasks of its call, so the next tick comes after it.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      await work();
    } catch (err) {
      log.error({ err, ...(takesNothing(err) ? { alarm: 'storage' } : {}) }, `failed to ${what}`);
    }
  }

  return {
    run(what, work) {
      const task = begin(what, work).finally(() => working.delete(task));
      working.add(task);
    },
    async idle() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

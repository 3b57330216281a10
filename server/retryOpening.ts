import { DatabaseAway, isAway } from '../db/files/problem.ts';
import { second } from './durations.ts';
import type { Log } from './log.ts';

/**
 * Opens a database that may be away for a while.
 * @throws the last failure once `ms` of real time have passed
 */
export async function retryOpening<Db>(open: () => Promise<Db>, ms: number, log: Log): Promise<Db> {
  const giveUpAt = performance.now() + ms;
  let logged: string | undefined;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const isOut = error instanceof DatabaseAway || isAway(error);
      if (!isOut || performance.now() + second > giveUpAt) throw error;
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== logged) log.warn({ fault }, 'failed to open the database, will retry');
      logged = fault;
      await new Promise((resolve) => setTimeout(resolve, second));
    }
  }
}

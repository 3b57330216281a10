import type { Database as Db } from 'better-sqlite3';
import type { Clock } from '../server/clock.ts';

export type Context = {
  db: Db;
  /** The network's time, for posts, comments and daily limits. It may run ahead, as the engine's does. */
  clock: Clock;
  /** Real time, for sign-in links, connected accounts, uploads and payments. */
  peopleClock: Clock;
  /** Without a trailing slash. Known only once the port is bound, so read it late. */
  url: string;
  /** Aborted when the sandbox closes: ends retries and delayed answers. */
  closing: AbortSignal;
};

/** Any other key gets the provider's own error. */
export const sandboxKey = 'sandbox';

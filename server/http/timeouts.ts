import { second } from '../durations.ts';

/**
 * Time limits for a request, and the maximum size of its head. A client that sends a byte now and then gets a
 * 408 after this time, and the connection closes.
 */
export const timeouts = {
  headersTimeout: 15 * second,
  /** Head and body together: 1 MB by a slow phone. */
  requestTimeout: 120 * second,
  connectionsCheckingInterval: 5 * second,
  /** A connection on which no request is being answered. The streams of events are answers, however quiet they are. */
  idleTimeout: 60 * second,
  maxHeaderSize: 16 * 1024,
};
export type Timeouts = typeof timeouts;

import { second } from '../durations.ts';

/** Limits of time and head size. A client that sends too slowly gets a 408 and is disconnected. */
export const timeouts = {
  headersTimeout: 15 * second,
  /** Head and body together: 1 MB from a slow phone. */
  requestTimeout: 120 * second,
  connectionsCheckingInterval: 5 * second,
  /** For a connection without a request in progress. An open event stream counts as in progress. */
  idleTimeout: 60 * second,
  /** After an answer. Node's 5 s end a connection just as a proxy or client sends its next request on it. */
  keepAliveTimeout: 60 * second,
  maxHeaderSize: 16 * 1024,
};
export type Timeouts = typeof timeouts;

const second = 1000;

/**
 * How long a caller may take over a request, and how large its head may be. One that sends a byte now and then holds a connection no
 * longer than this: it gets a 408 and is hung up on.
 */
export const patience = {
  headersTimeout: 15 * second,
  /** Head and body together: 1 MB by a slow phone. */
  requestTimeout: 120 * second,
  connectionsCheckingInterval: 5 * second,
  /** A connection on which no request is being answered. The streams of events are answers, however quiet they are. */
  idleTimeout: 60 * second,
  maxHeaderSize: 16 * 1024,
};
export type Patience = typeof patience;

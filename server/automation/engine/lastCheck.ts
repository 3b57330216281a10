import { AsyncLocalStorage } from 'node:async_hooks';

/** The account was paused, everything was stopped or the lease was lost: the run ends before its next call. */
export class Stopped extends Error {}

/** A run's check for after its reads are counted: that waits for other transactions, and one of them may be a pause. */
export const lastCheck = new AsyncLocalStorage<() => Promise<void>>();

import { AsyncLocalStorage } from 'node:async_hooks';

/** The lease was lost, or the account or everything was stopped. The run ends before its next call. */
export class Stopped extends Error {}

/** The run's check, repeated once reads are counted: counting waits for locks, and a pause may come then. */
export const lastCheck = new AsyncLocalStorage<() => Promise<void>>();

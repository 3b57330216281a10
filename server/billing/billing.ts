import { createKeyedQueue, type KeyedQueue } from './keyedQueue.ts';

/** The state that all billing code shares in a process. */
export type Billing = {
  /** One change or read of a customer at a time, in order. */
  queue: KeyedQueue;
  /** Resolves once the provider has the prices of the plans, or could not be asked. */
  plansReady(): Promise<void>;
};

export const createBilling = (plansReady: Billing['plansReady']): Billing => ({
  queue: createKeyedQueue(),
  plansReady,
});

import { createKeyedQueue, type KeyedQueue } from './keyedQueue.ts';

export type Billing = {
  /** Changes and reads of one customer run one at a time, in order. */
  queue: KeyedQueue;
  /** Resolves once Stripe has the plans' prices, or could not be asked. */
  plansReady(): Promise<void>;
};

export const createBilling = (plansReady: Billing['plansReady']): Billing => ({
  queue: createKeyedQueue(),
  plansReady,
});

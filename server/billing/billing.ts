import type { Deps } from '../deps.ts';
import { createKeyedQueue, type KeyedQueue } from './keyedQueue.ts';
import { plansOnce } from './plans.ts';

/** The state that all billing code shares in a process. */
export type Billing = {
  /** Everything about one user happens one after the other. */
  lanes: KeyedQueue;
  /** Resolves once the provider has the prices of the plans, or could not be asked. */
  plansReady(): Promise<void>;
};

/** The dependencies of reconciling, in a server or a script. */
export type BillingNeeds = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'payments' | 'events' | 'billing'
> & { jobs: Pick<Deps['jobs'], 'hurry'> };

export const createBilling = (deps: Pick<Deps, 'db' | 'payments' | 'log'>): Billing => ({
  lanes: createKeyedQueue(),
  plansReady: plansOnce(deps),
});

import type { Deps } from '../deps.ts';

/** The dependencies of reconciling, in a server or a script. */
export type BillingNeeds = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'payments' | 'events' | 'billing'
> & { jobs: Pick<Deps['jobs'], 'hurry'> };

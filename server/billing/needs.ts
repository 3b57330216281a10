import type { Deps } from '../deps.ts';

/** What reconciling needs, in a server or a script. */
export type BillingNeeds = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'payments' | 'events' | 'billing'
> & { jobs: Pick<Deps['jobs'], 'hurry'> };

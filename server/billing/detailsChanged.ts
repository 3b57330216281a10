import type { UserRow } from '../../db/identity/users.ts';
import { ProviderFault } from '../providers/fault.ts';
import { detailsOf, differingDetails, type Named } from './customerDetails.ts';
import type { BillingNeeds } from './needs.ts';
import { syncCustomer } from './syncCustomer.ts';

/**
 * Updates changed details at Stripe in the background. If Stripe is down, the next sync does it, at the
 * latest the hourly one.
 */
export function detailsChanged(deps: BillingNeeds, before: Named, after: UserRow): void {
  if (after.paymentsCustomerId === null || differingDetails(before, detailsOf(after)).length === 0) return;
  void syncCustomer(deps, after.id).catch((fault: unknown) => {
    const detail = fault instanceof ProviderFault ? fault.detail : String(fault);
    deps.log.warn({ userId: after.id, fault: detail }, 'failed to update Stripe customer, will retry');
  });
}

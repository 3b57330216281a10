import type { UserRow } from '../../db/users.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { BillingNeeds } from './billing.ts';
import { detailsOf, differingDetails, type Named } from './customerDetails.ts';
import { syncCustomer } from './syncCustomer.ts';

/**
 * Has the provider know a user by what they are called now, where that changed. In the background: the customer is read and updated
 * where it differs. While the provider is away nothing is lost, because every later read, at the latest the hourly one, does the same.
 */
export function detailsChanged(deps: BillingNeeds, before: Named, after: UserRow): void {
  if (after.paymentsCustomerId === null || differingDetails(before, detailsOf(after)).length === 0) return;
  void syncCustomer(deps, after.id).catch((fault: unknown) => {
    const detail = fault instanceof ProviderFault ? fault.detail : String(fault);
    deps.log.warn({ userId: after.id, fault: detail }, 'failed to update Stripe customer, will retry');
  });
}

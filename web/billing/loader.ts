import { accountsQuery } from '../accounts/accountsQuery.ts';
import { meQuery } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { subscriptionQuery } from '../subscription/subscriptionQuery.ts';
import { getSession } from '../token.ts';
import { cardsQuery, plansQuery } from './billingQueries.ts';

/** Prefetches while the code of the page loads. */
export async function loader(): Promise<null> {
  if (getSession()?.userData.role !== 'user') return null;
  void queryClient.prefetchQuery(accountsQuery());
  void queryClient.prefetchQuery(meQuery());
  void queryClient.prefetchQuery(subscriptionQuery());
  void queryClient.prefetchQuery(plansQuery());
  void queryClient.prefetchQuery(cardsQuery());
  return null;
}

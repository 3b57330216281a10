import { accountsQuery } from '../accounts/useAccounts.ts';
import { switchQuery } from '../activity/useSwitch.ts';
import { queryClient } from '../queryClient.ts';
import { waitingQuery } from '../review/useWaiting.ts';

/** Fetches what the frame around every page of a customer shows. Fails for none of it. */
export async function fetchAhead(): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(switchQuery()),
    queryClient.prefetchQuery(waitingQuery()),
    queryClient.prefetchQuery(accountsQuery()),
  ]);
}

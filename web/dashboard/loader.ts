import { type AccountRecord, accountsQuery } from '../accounts/useAccounts.ts';
import { getActiveAccount } from '../activeAccount.ts';
import { switchQuery } from '../activity/useSwitch.ts';
import { firstStepsQuery } from '../firstRun/useFirstSteps.ts';
import { meQuery } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { waitingQuery } from '../review/useWaiting.ts';
import { getSession } from '../token.ts';
import { settingsQuery } from './useSettings.ts';

/** Starts to fetch the dashboard's data while its code loads. The page doesn't wait for it and shows what fails. */
export function loader(): null {
  // Loaders run in parallel: the guard of the area may be about to redirect.
  if (getSession()?.userData.role !== 'user') return null;
  void queryClient.prefetchQuery(meQuery());
  void queryClient.prefetchQuery(switchQuery());
  void queryClient.prefetchQuery(waitingQuery());
  void queryClient.prefetchQuery(firstStepsQuery());
  void prefetchSettings();
  return null;
}

/** Chooses the account as `useOpenAccount` does. */
async function prefetchSettings(): Promise<void> {
  const list = await queryClient.fetchQuery(accountsQuery()).catch(() => null);
  const accounts = (list?.data ?? []) as AccountRecord[];
  const active = getActiveAccount();
  const open = accounts.find(({ accountId }) => accountId === active) ?? accounts[0];
  if (open) await queryClient.prefetchQuery(settingsQuery(open.accountId));
}

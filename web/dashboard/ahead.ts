import { type AccountRecord, accountsQuery } from '../accounts/useAccounts.ts';
import { getActiveAccount } from '../activeAccount.ts';
import { engineNow } from '../activity/engineClock.ts';
import { planQueries } from '../activity/usePlan.ts';
import { anyCommentQuery } from '../firstRun/FirstRun.tsx';
import { isDismissed } from '../firstRun/progress.ts';
import { meQuery } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { valuesOf } from './dashboardModel.ts';
import { settingsQuery } from './useSettings.ts';

/** Fetches what the dashboard shows first, each as soon as it is known to be wanted. Fails for none of them. */
export async function fetchAhead(): Promise<void> {
  const [accountId] = await Promise.all([openAccount(), queryClient.prefetchQuery(meQuery())]);
  if (accountId === null) return;
  await Promise.all([
    settingsAndPlan(accountId),
    isDismissed() || queryClient.prefetchQuery(anyCommentQuery(accountId)),
  ]);
}

async function settingsAndPlan(accountId: string): Promise<void> {
  const saved = await queryClient.fetchQuery(settingsQuery(accountId)).catch(() => null);
  if (saved === null) return;
  const plans = planQueries(accountId, valuesOf(saved), engineNow());
  await Promise.all(plans.map(({ date, ...query }) => queryClient.prefetchQuery(query)));
}

/** As `useOpenAccount` chooses it. */
async function openAccount(): Promise<string | null> {
  const list = await queryClient.fetchQuery(accountsQuery()).catch(() => null);
  const accounts = (list?.data ?? []) as AccountRecord[];
  const active = getActiveAccount();
  return accounts.some(({ accountId }) => accountId === active) ? active : (accounts[0]?.accountId ?? null);
}

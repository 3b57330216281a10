import type { Account } from '../../server/accounts/schemas.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { settingsQuery } from '../accountSettings/settingsQuery.ts';
import { valuesOf } from '../accountSettings/settingsValues.ts';
import { accountsQuery } from '../accounts/accountsQuery.ts';
import { getActiveAccount } from '../activeAccount.ts';
import { daysQuery } from '../activity/daysModel.ts';
import { engineNow } from '../activity/engineClock.ts';
import { recentQuery } from '../activity/useRecent.ts';
import { scheduleQueries } from '../activity/useSchedule.ts';
import { switchQuery } from '../activity/useSwitch.ts';
import { waitingQuery } from '../drafts/waitingQuery.ts';
import { firstStepsQuery } from '../firstRun/useFirstSteps.ts';
import { openRepliesQuery } from '../inbox/openRepliesQuery.ts';
import { meQuery } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { subscriptionQuery } from '../subscription/subscriptionQuery.ts';
import { getSession } from '../token.ts';

const longestWaitMs = 1_000;

/**
 * Prefetches for at most a second while the page's code loads. Must not import MUI or react-admin, which
 * would delay it.
 */
export async function loader(): Promise<null> {
  // Loaders run in parallel, so the guard of the area may redirect a moment later.
  if (getSession()?.userData.role !== 'user') return null;
  await Promise.race([
    Promise.all([
      prefetchAccount(),
      queryClient.prefetchQuery(meQuery()),
      queryClient.prefetchQuery(switchQuery()),
      queryClient.prefetchQuery(waitingQuery()),
      queryClient.prefetchQuery(openRepliesQuery()),
      queryClient.prefetchQuery(firstStepsQuery()),
      queryClient.prefetchQuery(subscriptionQuery()),
    ]),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
  return null;
}

async function prefetchAccount(): Promise<void> {
  const list = await queryClient.fetchQuery(accountsQuery()).catch(() => null);
  const accounts = (list?.data ?? []) as unknown as Account[];
  const active = getActiveAccount();
  const accountId = (accounts.find((account) => account.accountId === active) ?? accounts[0])?.accountId;
  if (accountId === undefined) return;
  const prefetchPlan = (saved: SettingsValues) =>
    Promise.all(
      scheduleQueries(accountId, valuesOf(saved), engineNow()).map((schedule) =>
        queryClient.prefetchQuery(schedule),
      ),
    );
  await Promise.all([
    queryClient
      .fetchQuery(settingsQuery(accountId))
      .then(prefetchPlan)
      .catch(() => {}),
    queryClient.prefetchQuery(recentQuery(accountId)),
    queryClient.prefetchQuery(daysQuery(accountId)),
  ]);
}

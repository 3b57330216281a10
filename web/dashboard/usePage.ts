import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { defaultSettings } from '../../server/accounts/settings/fields.ts';
import type { SettingsRecord } from '../accountSettings/settingsQuery.ts';
import { valuesOf } from '../accountSettings/settingsValues.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useActiveAccount } from '../activeAccount.ts';
import { firstStepsQuery } from '../firstRun/useFirstSteps.ts';

/**
 * The active account, else the first; with unsaved changes it stays open. `abandoning` is true if another
 * one was picked meanwhile.
 */
export function useOpenAccount() {
  const list = useAccounts();
  const { accounts } = list;
  const [active, setActive] = useActiveAccount();
  const isKnown = accounts.some((account) => account.accountId === active);
  const wanted = isKnown ? active : (accounts[0]?.accountId ?? null);
  const [dirty, setDirty] = useState(false);
  const [opened, setOpened] = useState(wanted);
  const accountId = dirty && opened !== null ? opened : wanted;
  if (accountId !== opened) setOpened(accountId);

  useEffect(() => {
    if (wanted !== null && wanted !== active) setActive(wanted);
  }, [wanted, active, setActive]);

  return {
    list,
    accountId,
    account: accounts.find((account) => account.accountId === accountId),
    abandoning: dirty && wanted !== null && wanted !== accountId,
    pick: setActive,
    setDirty,
  };
}

export function useSettings(accountId: string | null) {
  const { data, errorUpdateCount, refetch, isFetching } = useGetOne<SettingsRecord>(
    'settings',
    { id: accountId ?? '' },
    { enabled: accountId !== null },
  );
  // Not `isError`: that is reset during each retry, and the notice would flicker.
  const failed = data === undefined && errorUpdateCount > 0;
  const saved = useMemo(() => (data ? valuesOf(data) : defaultSettings), [data]);
  return { saved, ready: accountId === null || data !== undefined || failed, failed, refetch, isFetching };
}

const tabs = ['activity', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** A person who has started nothing yet sees the settings first. */
export function useTab({ list }: ReturnType<typeof useOpenAccount>) {
  const [params, setParams] = useSearchParams();
  const { data, isPending } = useQuery(firstStepsQuery());
  // Decided once, so that the first comment doesn't change the tab.
  const [usual, setUsual] = useState<Tab | null>(null);
  const isIdle = data?.commented === false && !list.accounts.some(({ running }) => running);
  if (usual === null && !isPending && !list.isPending) setUsual(isIdle ? 'settings' : 'activity');
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? usual,
    show: (tab: Tab) =>
      setParams((now) => {
        now.set('tab', tab);
        return now;
      }),
  };
}

import { useEffect, useState } from 'react';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useActiveAccount } from '../activeAccount.ts';

/** Opens the active account, else the first. With unsaved changes it stays, and `abandoning` says that another is wanted. */
export function useOpenAccount() {
  const accounts = useAccounts();
  const [active, setActive] = useActiveAccount();
  const known = accounts.accounts.some((account) => account.accountId === active);
  const wanted = known ? active : (accounts.accounts[0]?.accountId ?? null);
  const [dirty, setDirty] = useState(false);
  const [opened, setOpened] = useState(wanted);
  const accountId = dirty && opened !== null ? opened : wanted;
  if (accountId !== opened) setOpened(accountId);

  useEffect(() => {
    if (wanted !== null && wanted !== active) setActive(wanted);
  }, [wanted, active, setActive]);

  return {
    accounts,
    accountId,
    account: accounts.accounts.find((one) => one.accountId === accountId) ?? null,
    abandoning: dirty && wanted !== null && wanted !== accountId,
    pick: setActive,
    setDirty,
  };
}

export type OpenAccount = ReturnType<typeof useOpenAccount>;

import { useGetList } from 'react-admin';
import type { Account } from '../../server/accounts/schemas.ts';
import { allAccounts } from './accountsQuery.ts';

export type AccountRecord = Account & { id: string };

export function useAccounts() {
  const list = useGetList<AccountRecord>('linkedin-accounts', allAccounts);
  return { ...list, accounts: list.data ?? [], total: list.total ?? list.data?.length ?? 0 };
}

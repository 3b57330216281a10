import { useGetList } from 'react-admin';
import type { Account } from '../../server/accounts/schemas.ts';

export type AccountRecord = Account & { id: string };

/** Every account of the person, oldest first. The same query wherever it is used, so that one event mends them all. */
export function useAccounts() {
  const list = useGetList<AccountRecord>('linkedin-accounts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return { ...list, accounts: list.data ?? [], total: list.total ?? list.data?.length ?? 0 };
}

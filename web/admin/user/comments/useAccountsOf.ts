import { useGetList } from 'react-admin';
import type { Account } from '../../../../server/accounts/schemas.ts';

export function useAccountsOf(userId: string): (Account & { id: string })[] {
  const { data = [] } = useGetList<Account & { id: string }>('user-accounts', {
    filter: { userId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return data;
}

import { useGetList } from 'react-admin';
import type { Account } from '../../server/accounts/schemas.ts';
import { listQuery } from '../listQuery.ts';

export type AccountRecord = Account & { id: string };

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'ASC' } } as const;

/** To fetch them ahead. */
export const accountsQuery = () => listQuery('linkedin-accounts', all);

/** Every account of the person, oldest first. The same query wherever it is used, so that one event mends them all. */
export function useAccounts() {
  const list = useGetList<AccountRecord>('linkedin-accounts', all);
  return { ...list, accounts: list.data ?? [], total: list.total ?? list.data?.length ?? 0 };
}

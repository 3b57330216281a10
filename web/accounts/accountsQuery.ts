import { listQuery } from '../listQuery.ts';

/** Every page uses the same query, so one event updates all of them. */
export const allAccounts = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

export const accountsQuery = () => listQuery('linkedin-accounts', allAccounts);

import { listQuery } from '../listQuery.ts';

/** Every account of the person, oldest first. The same query wherever it is used, so that one event updates them all. */
export const allAccounts = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'createdAt', order: 'ASC' },
} as const;

/** To prefetch them. */
export const accountsQuery = () => listQuery('linkedin-accounts', allAccounts);

import { listQuery } from '../listQuery.ts';

/** The newest reply that is not handled, with the total. */
export const newestOpen = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: { handled: false },
} as const;

export const openRepliesQuery = () => listQuery('replies', newestOpen);

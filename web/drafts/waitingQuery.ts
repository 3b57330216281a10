import { listQuery } from '../listQuery.ts';

/** One draft, due next, with the total. */
export const nextDraft = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
  filter: { state: 'waiting' },
} as const;

export const waitingQuery = () => listQuery('drafts', nextDraft);

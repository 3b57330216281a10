import { listQuery } from '../listQuery.ts';

/** The draft that lapses next, and how many there are. */
export const nextDraft = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'ASC' },
  filter: { state: 'waiting' },
} as const;

/** To prefetch them. */
export const waitingQuery = () => listQuery('drafts', nextDraft);

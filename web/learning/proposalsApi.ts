import type { Proposal } from '../../server/automation/learning/schemas.ts';
import { type Options, request } from '../call.ts';

const path = (id: string, verb: string) => `/api/proposals/${encodeURIComponent(id)}/${verb}`;

/** Below the drafts, so that a decision about one reads them again. */
export const proposalsKey = ['drafts', 'proposals'] as const;

export const proposalsApi = {
  list: (filter: { state: Proposal['state']; accountId?: string }, options?: Options) =>
    request<Proposal[]>(
      'GET',
      `/api/proposals?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      undefined,
      options,
    ),
  accept: (id: string, line: string) => request<Proposal>('POST', path(id, 'accept'), { line }),
  dismiss: (id: string) => request<Proposal>('POST', path(id, 'dismiss'), {}),
  takeBack: (id: string) => request<Proposal>('POST', path(id, 'take-back'), {}),
};

import type { Voice } from '../../server/automation/voice/schemas.ts';
import { type Options, request } from '../call.ts';

const ofAccount = (accountId: string) => new URLSearchParams({ accountId });

export const voiceApi = {
  get: (accountId: string, options?: Options) =>
    request<Voice>('GET', `/api/voice?${ofAccount(accountId)}`, undefined, options),
  /** Call only after the owner's explicit yes. */
  read: (accountId: string) => request<Voice>('POST', '/api/voice/read', { accountId, consent: true }),
  add: (accountId: string, sample: string) =>
    request<Voice>('POST', '/api/voice/samples', { accountId, samples: [sample] }),
  remove: (accountId: string, id: string) =>
    request<Voice>('DELETE', `/api/voice/samples/${id}?${ofAccount(accountId)}`),
  forget: (accountId: string) => request<void>('DELETE', `/api/voice?${ofAccount(accountId)}`),
};

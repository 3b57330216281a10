import type { Autonomy, AutonomyInput, SourceToReview } from '../../server/automation/autonomy/schemas.ts';
import { type Options, request } from '../call.ts';

export const autonomyApi = {
  read: (accountId: string, options?: Options) =>
    request<Autonomy>('GET', `/api/autonomy?${new URLSearchParams({ accountId })}`, undefined, options),
  save: (input: AutonomyInput) => request<Autonomy>('PUT', '/api/autonomy', input),
  reset: (source: SourceToReview) => request<Autonomy>('POST', '/api/autonomy/reset', source),
};

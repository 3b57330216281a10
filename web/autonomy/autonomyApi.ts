import type { Autonomy, AutonomyInput, SourceToReview } from '../../server/automation/autonomy/schemas.ts';
import { request } from '../call.ts';

export const autonomyApi = {
  save: (input: AutonomyInput) => request<Autonomy>('PUT', '/api/autonomy', input),
  reset: (source: SourceToReview) => request<Autonomy>('POST', '/api/autonomy/reset', source),
};

import type { ApprovedDrafts, DraftDetails } from '../../server/automation/drafts/schemas.ts';
import type { Preview, PreviewInput } from '../../server/automation/writing/previewSchemas.ts';
import type {
  BenchPost,
  BenchPostInput,
  BenchRun,
  BenchRunInput,
} from '../../server/automation/writing/promptBench/schemas.ts';
import { request } from '../call.ts';

const draft = (id: string, verb = '') => `/api/drafts/${encodeURIComponent(id)}${verb}`;

/** More than the server's own timeouts of 60 and 90 seconds. */
const previewMs = 75_000;
const benchMs = 105_000;

export const reviewApi = {
  approve: (id: string) => request<DraftDetails>('POST', draft(id, '/approve'), {}, { once: true }),
  approveAll: (ids: readonly string[]) =>
    request<ApprovedDrafts>('POST', '/api/approvals', { ids }, { once: true }),
  hold: (id: string) => request<DraftDetails>('POST', draft(id, '/hold')),
  // May be sent while the page closes.
  discard: (id: string) =>
    request<DraftDetails>('POST', draft(id, '/discard'), undefined, { keepalive: true }),
  edit: (id: string, comment: string) => request<DraftDetails>('PUT', draft(id), { comment }),
  preview: (input: PreviewInput, signal: AbortSignal) =>
    request<Preview>('POST', '/api/automation/preview', input, { signal, timeoutMs: previewMs }),
  keepPost: (input: BenchPostInput) =>
    request<BenchPost>('POST', '/api/prompt-bench/posts', input, { once: true }),
  removePost: (id: string) =>
    request<undefined>('DELETE', `/api/prompt-bench/posts/${encodeURIComponent(id)}`),
  runBench: (input: BenchRunInput, signal: AbortSignal) =>
    request<BenchRun>('POST', '/api/prompt-bench/run', input, { signal, timeoutMs: benchMs }),
};

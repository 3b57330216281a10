import type { ApprovedDrafts, DraftDetails } from '../../server/automation/drafts/schemas.ts';
import type { Preview, PreviewInput } from '../../server/automation/writing/previewSchemas.ts';
import type {
  BenchPost,
  BenchPostInput,
  BenchRun,
  BenchRunInput,
} from '../../server/automation/writing/promptBench/schemas.ts';
import type { SeenPost } from '../../server/history/posts/schemas.ts';
import { send } from '../call.ts';

type Options = Parameters<typeof send>[3];
const ask = async <T>(method: string, path: string, body?: unknown, options?: Options): Promise<T> =>
  (await send(method, path, body, options)).json as T;
const draft = (id: string, verb = '') => `/api/drafts/${encodeURIComponent(id)}${verb}`;

/** More than the server's own timeouts of 60 and 90 seconds. */
const previewMs = 75_000;
const benchMs = 105_000;

export const reviewApi = {
  approve: (id: string) => ask<DraftDetails>('POST', draft(id, '/approve'), {}, { once: true }),
  approveAll: (ids: readonly string[]) =>
    ask<ApprovedDrafts>('POST', '/api/approvals', { ids }, { once: true }),
  hold: (id: string) => ask<DraftDetails>('POST', draft(id, '/hold')),
  // May be sent while the page closes.
  discard: (id: string) => ask<DraftDetails>('POST', draft(id, '/discard'), undefined, { keepalive: true }),
  edit: (id: string, comment: string) => ask<DraftDetails>('PUT', draft(id), { comment }),
  preview: (input: PreviewInput, signal: AbortSignal) =>
    ask<Preview>('POST', '/api/automation/preview', input, { signal, timeoutMs: previewMs }),
  keepPost: (input: BenchPostInput) =>
    ask<BenchPost>('POST', '/api/prompt-bench/posts', input, { once: true }),
  removePost: (id: string) => ask<undefined>('DELETE', `/api/prompt-bench/posts/${encodeURIComponent(id)}`),
  seenPosts: (accountId: string, signal: AbortSignal) => {
    const filter = encodeURIComponent(JSON.stringify({ accountId }));
    return ask<SeenPost[]>('GET', `/api/automation/posts?range=[0,49]&filter=${filter}`, undefined, {
      signal,
    });
  },
  runBench: (input: BenchRunInput, signal: AbortSignal) =>
    ask<BenchRun>('POST', '/api/prompt-bench/run', input, { signal, timeoutMs: benchMs }),
};

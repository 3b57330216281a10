import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { createApi, operation, removal } from '../../../http/api.ts';
import { requireRole } from '../../../http/auth.ts';
import { idempotent, onceBody } from '../../../http/idempotency.ts';
import { limited } from '../../../http/limited.ts';
import { readList } from '../../../http/read.ts';
import { keepPost } from './keepPost.ts';
import { listPosts } from './listPosts.ts';
import { removePost } from './removePost.ts';
import { runBench } from './runBench.ts';
import {
  BenchPost,
  BenchPostFilter,
  BenchPostInput,
  BenchRun,
  BenchRunInput,
  benchPostSorts,
} from './schemas.ts';

const tag = 'Prompt bench';
const PostId = z.object({ id: z.string().max(100) });

/** Trying a prompt before it is used. */
export function promptBenchRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  const api = createApi();

  const path = '/api/prompt-bench/posts';
  const lists = { resource: 'bench-posts', sorts: benchPostSorts, filter: BenchPostFilter };
  readList(
    api,
    deps,
    { path, tag, summary: 'List saved posts', role: 'user', ...lists },
    BenchPost,
    (actor, page) => listPosts(deps, actor, page),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path,
        tag,
        summary: 'Save a post to try prompts on',
        description: 'You can save up to 20 posts.',
        middleware: [...user, limited(deps, 'benchPost'), idempotent(deps)],
        request: onceBody(BenchPostInput),
        refuses: [404, { code: 'conflict', message: 'You have already saved this post' }, 502, 503],
      },
      201,
      BenchPost,
    ),
    async (c) => c.json(await keepPost(deps, c.get('actor'), c.req.valid('json')), 201),
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/prompt-bench/posts/{id}',
      tag,
      summary: 'Delete a saved post',
      middleware: user,
      request: { params: PostId },
      refuses: [{ code: 'not_found', message: 'Post not found' }],
    }),
    async (c) => {
      await removePost(deps, c.get('actor'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/prompt-bench/run',
        tag,
        summary: 'Compare two prompts side by side',
        description:
          'Nothing is posted or saved. Limited to 20 per hour. If the writer fails for a post, `fault` gives the reason.',
        middleware: [...user, limited(deps, 'promptBench'), idempotent(deps)],
        request: onceBody(BenchRunInput),
        refuses: [
          { code: 'subscription_required', message: 'Please upgrade your subscription to try prompts' },
          404,
          { code: 'conflict', message: 'Save at least one post to compare prompts' },
        ],
      },
      200,
      BenchRun,
    ),
    async (c) => c.json(await runBench(deps, c.get('actor'), c.req.valid('json')), 200),
  );
  return api;
}

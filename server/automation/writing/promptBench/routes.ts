import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { failing, noSuch } from '../../../http/failures.ts';
import { routes } from '../../../http/routes.ts';
import { keepPost, listPosts, removePost } from './posts.ts';
import { runBench } from './runBench.ts';
import {
  BenchPost,
  BenchPostFilter,
  BenchPostInput,
  BenchRun,
  BenchRunInput,
  benchPostSorts,
} from './schemas.ts';

export function promptBenchRoutes(deps: Deps) {
  const api = routes(deps, 'Prompt bench');
  const path = '/api/prompt-bench/posts';
  api.list(
    path,
    {
      role: 'user',
      summary: 'List saved posts',
      resource: 'bench-posts',
      sorts: benchPostSorts,
      filter: BenchPostFilter,
      row: BenchPost,
      one: { noun: 'post', summary: 'Get a saved post' },
    },
    ({ actor, page }) => listPosts(deps, actor, page),
  );
  api.post(
    path,
    {
      role: 'user',
      summary: 'Save a post to compare prompts on',
      description: 'You can save up to 20 posts.',
      body: BenchPostInput,
      answer: BenchPost,
      status: 201,
      limited: 'benchPost',
      once: true,
      errors: [404, failing('conflict', 'automation.benchPostKept'), 502, 503],
    },
    ({ actor, body }) => keepPost(deps, actor, body),
  );
  api.delete(
    '/api/prompt-bench/posts/{id}',
    {
      role: 'user',
      summary: 'Delete a saved post',
      params: z.object({ id: z.string().max(100) }),
      errors: [noSuch('post')],
    },
    ({ actor, params }) => removePost(deps, actor, params.id),
  );
  api.post(
    '/api/prompt-bench/run',
    {
      role: 'user',
      summary: 'Compare two prompts side by side',
      description:
        'Nothing is posted or saved. Limited to 20 per hour. If the writer fails for a post, `fault` gives the reason.',
      body: BenchRunInput,
      answer: BenchRun,
      limited: 'promptBench',
      once: true,
      errors: [
        failing('subscription_required', 'billing.upgradeToTryPrompts'),
        404,
        failing('conflict', 'automation.benchPostsEmpty'),
      ],
    },
    ({ actor, body }) => runBench(deps, actor, body),
  );
  return api.app;
}

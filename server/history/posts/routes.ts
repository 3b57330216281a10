import type { Deps } from '../../deps.ts';
import { createApi } from '../../http/api.ts';
import { readList } from '../../http/read.ts';
import { listPosts } from './listPosts.ts';
import { SeenPost, SeenPostFilter, seenPostSorts } from './schemas.ts';

/** Why a post was commented on, and why not. */
export function postRoutes(deps: Deps) {
  const api = createApi();
  const lists = { resource: 'posts', sorts: seenPostSorts, filter: SeenPostFilter };
  readList(
    api,
    deps,
    {
      path: '/api/automation/posts',
      tag: 'Automation',
      summary: 'List seen posts with the decision about each',
      role: 'user',
      ...lists,
    },
    SeenPost,
    (actor, page) => listPosts(deps, actor, page),
  );
  return api;
}

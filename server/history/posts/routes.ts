import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { listPosts } from './listPosts.ts';
import { PostDecision, PostDecisionFilter, postDecisionSorts } from './schemas.ts';

export function postRoutes(deps: Deps) {
  const api = routes(deps, 'Automation');
  api.list(
    '/api/automation/posts',
    {
      role: 'user',
      summary: 'List seen posts with the decision about each',
      resource: 'posts',
      sorts: postDecisionSorts,
      filter: PostDecisionFilter,
      row: PostDecision,
    },
    ({ actor, page }) => listPosts(deps, actor, page),
  );
  return api.app;
}

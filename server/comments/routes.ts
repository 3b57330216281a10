import type { Deps } from '../deps.ts';
import { createApi } from '../http/api.ts';
import { readList } from '../http/read.ts';
import { listComments } from './listComments.ts';
import { Comment, CommentFilter, commentSorts } from './schemas.ts';

/** The history of what was said. */
export function commentRoutes(deps: Deps) {
  const api = createApi();
  const lists = { resource: 'comments', sorts: commentSorts, filter: CommentFilter };
  readList(
    api,
    deps,
    { path: '/api/comment', tag: 'Comments', summary: 'List the comments', role: 'user', ...lists },
    Comment,
    (actor, page) => listComments(deps, actor, page),
  );
  return api;
}

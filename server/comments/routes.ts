import type { Deps } from '../deps.ts';
import { createApi } from '../http/api.ts';
import { read, readList } from '../http/read.ts';
import { countDays } from './countDays.ts';
import { listComments } from './listComments.ts';
import { Comment, CommentDays, CommentDaysQuery, CommentFilter, commentSorts } from './schemas.ts';

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
  read(
    api,
    deps,
    {
      path: '/api/comment/days',
      tag: 'Comments',
      summary: 'Count the comments of an account by day and category',
      role: 'user',
      query: CommentDaysQuery,
      refuses: [404],
    },
    CommentDays,
    (actor, query) => countDays(deps, actor, query),
  );
  return api;
}

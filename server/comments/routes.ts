import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { contentRange, listQuery, parseList } from '../http/list.ts';
import { listComments } from './listComments.ts';
import { Comment, CommentFilter, commentSorts } from './schemas.ts';

/** The history of what was said. */
export function commentRoutes(deps: Deps) {
  const api = createApi();
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/comment',
        tag: 'Comments',
        summary: 'List the comments',
        middleware: [requireRole(deps, 'user')],
        request: { query: listQuery(commentSorts, CommentFilter) },
      },
      200,
      z.array(Comment),
    ),
    async (c) => {
      const page = parseList(c.req.valid('query'), commentSorts, CommentFilter);
      const { rows, total } = await listComments(deps, c.get('actor'), page);
      contentRange(c, 'comments', page, rows.length, total);
      return c.json(rows, 200);
    },
  );
  return api;
}

import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { createApi, operation, textAnswer } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { read, readList } from '../../http/read.ts';
import { streamed, streamOf } from '../../http/streamed.ts';
import { countDays } from './countDays.ts';
import { commentsAsCsv, commentsAsJson } from './exportComments.ts';
import { listComments } from './listComments.ts';
import { readReceipt } from './readReceipt.ts';
import {
  Comment,
  CommentDays,
  CommentDaysQuery,
  CommentFilter,
  CommentReceipt,
  commentSorts,
  ExportedComment,
} from './schemas.ts';

const tag = 'Comments';
const CommentId = z.object({ id: z.string().max(100) });
const ExportQuery = listQuery(commentSorts, CommentFilter).pick({ filter: true });

/** The history of what was said. */
export function commentRoutes(deps: Deps) {
  const user = requireRole(deps, 'user');
  const owner = requireRole(deps, 'user', { owner: true });
  const api = createApi();
  const lists = { resource: 'comments', sorts: commentSorts, filter: CommentFilter };
  readList(
    api,
    deps,
    { path: '/api/comment', tag, summary: 'List comments', role: 'user', ...lists },
    Comment,
    (actor, page) => listComments(deps, actor, page),
  );
  read(
    api,
    deps,
    {
      path: '/api/comment/days',
      tag,
      summary: 'Count the comments of an account by day and category',
      role: 'user',
      query: CommentDaysQuery,
      refuses: [404],
    },
    CommentDays,
    (actor, query) => countDays(deps, actor, query),
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/comment-receipts/{id}',
        tag,
        summary: 'Get the trace of a comment',
        middleware: user,
        request: { params: CommentId },
        refuses: [{ code: 'not_found', message: 'Comment not found' }],
      },
      200,
      CommentReceipt,
    ),
    async (c) => c.json(await readReceipt(deps, c.get('actor'), c.req.valid('param').id), 200),
  );

  const whole = 'All that the filter leaves, newest first, made while it is sent';
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/exports/comments.json',
        tag,
        summary: 'Export comments as JSON lines',
        description: 'One comment per line.',
        middleware: owner,
        request: { query: ExportQuery },
      },
      200,
      z.array(ExportedComment),
      whole,
    ),
    (c) => {
      const { filter } = parseList(c.req.valid('query'), commentSorts, CommentFilter);
      c.header('Content-Disposition', 'attachment; filename="chime-in-comments.json"');
      return streamed(c, commentsAsJson(deps, c.get('actor'), filter));
    },
  );

  const table = 'Posted at (UTC),Sender,Poster,Mode,Comment,Post,Id';
  api.openapi(
    textAnswer(
      {
        method: 'get',
        path: '/api/exports/comments.csv',
        tag,
        summary: 'Export comments as CSV',
        description:
          'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
        middleware: owner,
        request: { query: ExportQuery },
      },
      'text/csv',
      whole,
      table,
    ),
    (c) => {
      const { filter } = parseList(c.req.valid('query'), commentSorts, CommentFilter);
      c.header('Content-Disposition', 'attachment; filename="chime-in-comments.csv"');
      return c.body(streamOf(commentsAsCsv(deps, c.get('actor'), filter)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
      });
    },
  );
  return api;
}

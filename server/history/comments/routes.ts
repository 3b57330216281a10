import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { noSuch } from '../../http/failures.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { countDays } from './countDays.ts';
import { commentsAsCsv, commentsAsJson } from './exportComments.ts';
import { listComments } from './listComments.ts';
import { readTrace } from './readTrace.ts';
import {
  Comment,
  CommentDays,
  CommentDaysQuery,
  CommentFilter,
  CommentTrace,
  commentSorts,
  ExportedComment,
} from './schemas.ts';

const whole = 'All that the filter leaves, newest first, made while it is sent';

export function commentRoutes(deps: Deps) {
  const api = routes(deps, 'Comments');
  api.get(
    '/api/comment/days',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'Count the comments of an account by day and category',
      query: CommentDaysQuery,
      answer: CommentDays,
      errors: [404],
    },
    ({ workspace, query }) => countDays(deps, workspace, query),
  );
  api.list(
    '/api/comment',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List comments',
      resource: 'comments',
      sorts: commentSorts,
      filter: CommentFilter,
      row: Comment,
      one: { noun: 'comment', summary: 'Get a comment' },
    },
    ({ workspace, page }) => listComments(deps, workspace, page),
  );
  api.get(
    '/api/comment-receipts/{id}',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'Get the trace of a comment',
      params: z.object({ id: z.string().max(100) }),
      answer: CommentTrace,
      errors: [noSuch('comment')],
    },
    ({ workspace, params }) => readTrace(deps, workspace, params.id),
  );

  const query = listQuery(commentSorts, CommentFilter).pick({ filter: true });
  api.get(
    '/api/exports/comments.json',
    {
      role: 'user',
      owner: true,
      summary: 'Export comments as a JSON array',
      description: 'One comment on each line.',
      query,
      answer: z.array(ExportedComment),
      answerDescription: whole,
    },
    ({ actor, query, c }) => {
      const { filter } = parseList(query, commentSorts, CommentFilter);
      return download(c, 'chime-in-comments.json', commentsAsJson(deps, actor, filter));
    },
  );
  api.get(
    '/api/exports/comments.csv',
    {
      role: 'user',
      owner: true,
      summary: 'Export comments as CSV',
      description:
        'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
      query,
      answer: {
        type: 'text/csv',
        description: whole,
        example: 'Posted at (UTC),Sender,Poster,Mode,Comment,Post,Id',
      },
    },
    ({ actor, query, c }) => {
      const { filter } = parseList(query, commentSorts, CommentFilter);
      return download(c, 'chime-in-comments.csv', commentsAsCsv(deps, actor, filter));
    },
  );
  return api.app;
}

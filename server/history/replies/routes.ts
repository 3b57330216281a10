import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { noSuch } from '../../http/failures.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { repliesAsCsv, repliesAsJson } from './exportReplies.ts';
import { changeReply, listReplies, readReply } from './replies.ts';
import { Reply, ReplyChange, ReplyFilter, ReplyId, ReplyThread, replySorts } from './schemas.ts';

const missing = noSuch('reply');
const whole = 'All that the filter leaves, newest first, made while it is sent';

export function replyRoutes(deps: Deps) {
  const api = routes(deps, 'Results');
  api.list(
    '/api/replies',
    {
      role: 'user',
      summary: 'List the replies to your comments',
      workspace: 'viewer',
      resource: 'replies',
      sorts: replySorts,
      filter: ReplyFilter,
      row: Reply,
    },
    ({ workspace, page }) => listReplies(deps, workspace, page),
  );
  api.get(
    '/api/replies/{id}',
    {
      role: 'user',
      summary: 'Get a reply and its thread',
      workspace: 'viewer',
      params: ReplyId,
      answer: ReplyThread,
      errors: [missing],
    },
    ({ workspace, params }) => readReply(deps, workspace, params.id),
  );
  api.put(
    '/api/replies/{id}',
    {
      role: 'user',
      summary: 'Mark a reply as handled',
      workspace: 'reviewer',
      scope: 'review',
      params: ReplyId,
      body: ReplyChange,
      answer: Reply,
      errors: [missing],
    },
    ({ workspace, params, body }) => changeReply(deps, workspace, params.id, body),
  );

  const query = listQuery(replySorts, ReplyFilter).pick({ filter: true });
  api.get(
    '/api/exports/replies.json',
    {
      role: 'user',
      owner: true,
      summary: 'Export the replies as a JSON array',
      description: 'One reply on each line.',
      query,
      answer: z.array(Reply),
      answerDescription: whole,
    },
    ({ actor, query, c }) => {
      const { filter } = parseList(query, replySorts, ReplyFilter);
      return download(c, 'chime-in-replies.json', repliesAsJson(deps, actor, filter));
    },
  );
  api.get(
    '/api/exports/replies.csv',
    {
      role: 'user',
      owner: true,
      summary: 'Export the replies as CSV',
      description:
        'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
      query,
      answer: { type: 'text/csv', description: whole, example: 'Replied at (UTC),Account,Person,Reply,Id' },
    },
    ({ actor, query, c }) => {
      const { filter } = parseList(query, replySorts, ReplyFilter);
      return download(c, 'chime-in-replies.csv', repliesAsCsv(deps, actor, filter));
    },
  );
  return api.app;
}

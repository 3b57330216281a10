import type { Deps } from '../../deps.ts';
import { noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { changeReply, listReplies, readReply } from './replies.ts';
import { Reply, ReplyChange, ReplyFilter, ReplyId, ReplyThread, replySorts } from './schemas.ts';

const missing = noSuch('reply');

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
  return api.app;
}

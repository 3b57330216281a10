import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { changeReply, listReplies, readReply } from './replies.ts';
import { Reply, ReplyChange, ReplyFilter, ReplyId, ReplyThread, replySorts } from './schemas.ts';

const missing = { code: 'not_found', message: 'Reply not found' } as const;

export function replyRoutes(deps: Deps) {
  const api = routes(deps, 'Results');
  api.list(
    '/api/replies',
    {
      role: 'user',
      summary: 'List the replies to your comments',
      resource: 'replies',
      sorts: replySorts,
      filter: ReplyFilter,
      row: Reply,
    },
    ({ actor, page }) => listReplies(deps, actor, page),
  );
  api.get(
    '/api/replies/{id}',
    {
      role: 'user',
      summary: 'Get a reply and its thread',
      params: ReplyId,
      answer: ReplyThread,
      errors: [missing],
    },
    ({ actor, params }) => readReply(deps, actor, params.id),
  );
  api.put(
    '/api/replies/{id}',
    {
      role: 'user',
      summary: 'Mark a reply as handled',
      params: ReplyId,
      body: ReplyChange,
      answer: Reply,
      errors: [missing],
    },
    ({ actor, params, body }) => changeReply(deps, actor, params.id, body),
  );
  return api.app;
}

import { type CommentPage, listComments as listRows } from '../../../db/commentList.ts';
import { parseJsonText } from '../../../db/parseJsonText.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import type { Comment, CommentFilter, commentSorts } from './schemas.ts';

/** The actor's history: what stands on the network in their name. */
export function listComments(
  deps: Pick<Deps, 'db'>,
  actor: Pick<Actor, 'userId'>,
  page: Page<(typeof commentSorts)[number], CommentFilter>,
): { rows: Comment[]; total: number } {
  const found = listRows(deps.db, actor.userId, { ...page, filter: storedFilter(page.filter) });
  return { rows: parseJsonText<Comment[]>(found.page), total: found.total };
}

/** A filter with its times as they are stored. */
export function storedFilter({
  createdAt_gte: from,
  createdAt_lte: to,
  ...filter
}: CommentFilter): CommentPage['filter'] {
  return {
    ...filter,
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
  };
}

import { type ListedComment, listComments as listRows } from '../../db/commentList.ts';
import type { Actor } from '../auth/authenticate.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Page } from '../http/list.ts';
import type { Comment, CommentFilter, commentSorts } from './schemas.ts';

/** The actor's history: what stands on the network in their name. */
export async function listComments(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  page: Page<(typeof commentSorts)[number], CommentFilter>,
): Promise<{ rows: Comment[]; total: number }> {
  const { createdAt_gte: from, createdAt_lte: to, ...filter } = page.filter;
  const found = await listRows(deps.db, actor.userId, {
    ...page,
    filter: {
      ...filter,
      from: from === undefined ? undefined : Date.parse(from),
      to: to === undefined ? undefined : Date.parse(to),
    },
  });
  return { rows: found.rows.map(toWireComment), total: found.total };
}

function toWireComment(row: ListedComment): Comment {
  const { accountId, postUrl, posterName, posterImageUrl, comment, category } = row;
  return { _id: row.id, accountId, postUrl, posterName, posterImageUrl, comment, category, createdAt: iso(row.createdAt) };
}

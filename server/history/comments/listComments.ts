import {
  type CommentPage,
  type ListedComment,
  listComments as listRows,
} from '../../../db/history/commentList.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import { scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import type { Comment, CommentFilter, commentSorts } from './schemas.ts';

export async function listComments(
  deps: Pick<Deps, 'db'>,
  workspace: Pick<Workspace, 'owner' | 'accountIds'>,
  page: Page<(typeof commentSorts)[number], CommentFilter>,
): Promise<{ rows: Comment[]; total: number }> {
  const filter = storedFilter(page.filter);
  const { rows, total } = await listRows(deps.db, scopeOf(workspace), { ...page, filter });
  return { rows: rows.map(toWireComment), total };
}

export const toWireComment = ({ id, createdAt, autonomyEarnedAt, ...row }: ListedComment): Comment => ({
  _id: id,
  ...row,
  createdAt: iso(createdAt),
  autonomous: autonomyEarnedAt !== null,
  ...wireResults(row),
});

/** Null before the first read: an unread comment has no figures. */
export const wireResults = ({
  reactions,
  replies,
  resultsReadAt,
}: Pick<ListedComment, 'reactions' | 'replies' | 'resultsReadAt'>) =>
  resultsReadAt === null
    ? { reactions: null, replies: null, resultsReadAt: null }
    : { reactions, replies, resultsReadAt: iso(resultsReadAt) };

/** With times as they are stored. */
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

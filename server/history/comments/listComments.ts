import {
  type CommentPage,
  type ListedComment,
  listComments as listRows,
} from '../../../db/history/commentList.ts';
import { usagesOf } from '../../../db/history/commentTrace.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Page } from '../../http/list.ts';
import { scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { fromMillionths } from '../../operations/costs/schemas.ts';
import type { Comment, CommentFilter, CommentWithCosts, commentSorts } from './schemas.ts';

export async function listComments(
  deps: Pick<Deps, 'db'>,
  workspace: Pick<Workspace, 'owner' | 'accountIds'>,
  page: Page<(typeof commentSorts)[number], CommentFilter>,
): Promise<{ rows: Comment[]; total: number }> {
  const filter = storedFilter(page.filter);
  const { rows, total } = await listRows(deps.db, scopeOf(workspace), { ...page, filter });
  return { rows: rows.map(toWireComment), total };
}

/** For operators: customers don't see costs. */
export async function listCommentsWithCosts(
  deps: Pick<Deps, 'db'>,
  ...args: Parameters<typeof listComments> extends [unknown, ...infer Rest] ? Rest : never
): Promise<{ rows: CommentWithCosts[]; total: number }> {
  const { rows, total } = await listComments(deps, ...args);
  const usages = await usagesOf(
    deps.db,
    rows.map(({ _id }) => _id),
  );
  const writing = (id: string): CommentWithCosts['writing'] => {
    const usage = usages.get(id);
    return usage ? { ...usage, cost: usage.cost === null ? null : fromMillionths(usage.cost) } : null;
  };
  return { rows: rows.map((row) => ({ ...row, writing: writing(row._id) })), total };
}

export const toWireComment = ({ id, createdAt, autonomyEarnedAt, ...row }: ListedComment): Comment => ({
  _id: id,
  id,
  ...row,
  createdAt: iso(createdAt),
  autonomous: autonomyEarnedAt !== null,
  ...wireResults(row),
});

/** Null before the first read, in place of zeros. */
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

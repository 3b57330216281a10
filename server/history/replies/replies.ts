import {
  findReply,
  type ListedReply,
  listReplies as listRows,
  markHandled,
  type ReplyPage,
  threadOf,
} from '../../../db/history/replies.ts';
import type { Scope } from '../../../db/scope.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Page } from '../../http/list.ts';
import { type ReviewerWorkspace, scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { optedOutIn, withoutOptedOut } from '../responders/optedOut.ts';
import { replyUrl } from './replyUrl.ts';
import {
  longestThread,
  type Reply,
  type ReplyChange,
  type ReplyFilter,
  type ReplyThread,
  type replySorts,
} from './schemas.ts';

type Needs = Pick<Deps, 'db'>;

/** The replies by others to the workspace's comments. */
export async function listReplies(
  { db }: Needs,
  workspace: Workspace,
  page: Page<(typeof replySorts)[number], ReplyFilter>,
): Promise<{ rows: Reply[]; total: number }> {
  const scope = scopeOf(workspace);
  const filter = await storedFilter(db, scope, page.filter);
  const { rows, total } = await listRows(db, scope, { ...page, filter });
  return { rows: (await withoutOptedOut(db, rows)).map(toApi), total };
}

/** With times as they are stored. */
export const storedFilter = async (
  db: Deps['db'],
  scope: Scope,
  { createdAt_gte: from, createdAt_lte: to, ...filter }: ReplyFilter,
): Promise<ReplyPage['filter']> => ({
  ...filter,
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
  hidden: filter.q || filter.authorId ? await optedOutIn(db, scope) : [],
});

/** @throws {AppError} not_found */
export async function readReply({ db }: Needs, workspace: Workspace, id: string): Promise<ReplyThread> {
  const found = await find(db, workspace, id);
  const thread = await withoutOptedOut(db, await threadOf(db, found.commentId, longestThread));
  return {
    ...toApi(found),
    thread: thread.map(({ id: _id, authorName, text, createdAt, isOwn }) => ({
      ...{ _id, authorName, text, isOwn },
      createdAt: iso(createdAt),
    })),
  };
}

/** @throws {AppError} not_found */
export async function changeReply(
  { db, clock }: Needs & Pick<Deps, 'clock'>,
  workspace: ReviewerWorkspace,
  id: string,
  { handled }: ReplyChange,
): Promise<Reply> {
  await find(db, workspace, id);
  await markHandled(db, id, handled ? clock.now() : null);
  return toApi(await find(db, workspace, id));
}

async function find(db: Deps['db'], workspace: Workspace, id: string): Promise<ListedReply> {
  const found = await findReply(db, scopeOf(workspace), id);
  const [reply] = await withoutOptedOut(db, found ? [found] : []);
  if (!reply) throw notFound('reply');
  return reply;
}

export function toApi({ accountName, comment, ...reply }: ListedReply): Reply {
  const { id, accountId, commentId, text, createdAt, handledAt } = reply;
  return {
    _id: id,
    id: id,
    accountId,
    accountName,
    authorId: reply.authorId,
    authorName: reply.authorName,
    authorHeadline: reply.authorHeadline,
    authorUrl: reply.authorUrl,
    authorImageUrl: reply.authorImageUrl,
    text,
    createdAt: iso(createdAt),
    handledAt: handledAt === null ? null : iso(handledAt),
    url: replyUrl(comment, reply.providerReplyId),
    commentId,
    comment: comment.comment,
    posterName: comment.posterName,
    postExcerpt: comment.postExcerpt,
  };
}

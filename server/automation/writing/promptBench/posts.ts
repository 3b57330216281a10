import {
  type BenchPostRow,
  countBenchPosts,
  deleteBenchPost,
  insertBenchPost,
  listBenchPosts,
} from '../../../../db/automation/promptBench.ts';
import { newId } from '../../../../db/id.ts';
import { ownedAccount } from '../../../accounts/ownedAccount.ts';
import { iso } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid, notFound } from '../../../errors.ts';
import type { Actor } from '../../../identity/auth/authenticate.ts';
import { text } from '../../../texts/text.ts';
import { readNamedPost, requireGoing } from '../../comment/readNamedPost.ts';
import { type BenchPost, type BenchPostInput, mostPosts } from './schemas.ts';

export async function listPosts(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  page: Parameters<typeof listBenchPosts>[2],
): Promise<{ rows: BenchPost[]; total: number }> {
  const { rows, total } = await listBenchPosts(deps.db, actor.userId, page);
  return { rows: rows.map(toWireBenchPost), total };
}

const full = () => new AppError('conflict', text('automation.benchPostsFull', { count: mostPosts }));

/**
 * Keeps a post to try prompts on.
 * @throws {AppError} not_found, not_connected, conflict for a kept post and at 20 posts,
 * unavailable, invalid_input on `postUrl`; or a ProviderFault
 */
export async function keepPost(
  deps: Deps,
  actor: Actor,
  { accountId, postUrl }: BenchPostInput,
): Promise<BenchPost> {
  const { account } = await ownedAccount(deps, actor, accountId);
  if (account.status !== 'Connected')
    throw new AppError('not_connected', text('automation.logInToKeepPosts'));
  // Rejects the request before the network is called.
  if ((await countBenchPosts(deps.db, actor.userId)) >= mostPosts) throw full();
  await requireGoing(deps.db);
  const post = await readNamedPost(deps, accountId, postUrl);
  if (post.text.trim() === '') throw invalid('postUrl', text('automation.postWithoutText'));
  const createdAt = deps.clock.now();
  const row = {
    id: newId(createdAt),
    userId: actor.userId,
    postId: post.postId,
    postUrl: post.url,
    posterName: post.author.name,
    text: post.text,
    postedAt: post.postedAt,
    createdAt,
  };
  const kept = await insertBenchPost(deps.db, row, mostPosts);
  if (kept === 'full') throw full();
  if (kept === 'known') throw new AppError('conflict', text('automation.benchPostKept'));
  return toWireBenchPost(row);
}

/** @throws {AppError} not_found */
export async function removePost(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  if (!(await deleteBenchPost(deps.db, actor.userId, id))) throw notFound('post');
}

export const toWireBenchPost = ({
  id,
  postId,
  postUrl,
  posterName,
  text,
  postedAt,
  createdAt,
}: BenchPostRow): BenchPost => ({
  _id: id,
  id,
  postId,
  postUrl,
  posterName,
  text,
  postedAt: postedAt > 0 ? iso(postedAt) : null,
  createdAt: iso(createdAt),
});

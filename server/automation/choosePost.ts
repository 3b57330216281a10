import type { CommentCategory } from '../comments/schemas.ts';
import type { Post } from '../providers/network.ts';
import type { Left } from './gate.ts';

/**
 * Which category comes next: the one with the larger share of its limit left, so that both run out together and their turns stand in
 * proportion to what is left. At the same share, the one with more left.
 * @param limits the daily limits, at least `left`
 */
export function chooseCategory(left: Left, limits: Left): CommentCategory {
  const share = (category: CommentCategory) => (limits[category] > 0 ? left[category] / limits[category] : 0);
  const difference = share('Search') - share('Monitor');
  if (difference !== 0) return difference > 0 ? 'Search' : 'Monitor';
  return left.Search >= left.Monitor ? 'Search' : 'Monitor';
}

/** A category's sources from the one whose turn it is, round to the one before it. */
export function inTurn<Source>(sources: readonly Source[], turn: number): Source[] {
  if (sources.length === 0) return [];
  const start = turn % sources.length;
  return [...sources.slice(start), ...sources.slice(0, start)];
}

/** The ids that "this post" stands for: a repost repeats its original. */
export const postIds = (post: Post): string[] => (post.originalPostId ? [post.postId, post.originalPostId] : [post.postId]);

/**
 * The newest post that may be commented on, or null.
 * @param own the network's ids of the user's members, none of whom is answered
 * @param isClosed whether a post id was taken by the user or skipped by the account
 */
export function choosePost(posts: readonly Post[], own: ReadonlySet<string>, isClosed: (postId: string) => boolean): Post | null {
  const newestFirst = [...posts].sort((a, b) => b.postedAt - a.postedAt);
  for (const post of newestFirst) {
    if (!post.canComment || post.inPrivateGroup || post.text.trim() === '') continue;
    if (own.has(post.author.id)) continue;
    if (postIds(post).some(isClosed)) continue;
    return post;
  }
  return null;
}

import { profileKey } from '../../accounts/settings/limits.ts';
import type { Post } from '../../providers/network.ts';
import type { PostReason } from '../controls/schemas.ts';

const most = 5;
/** Decisions about the author, not about the post. */
const unwanted: PostReason[] = ['own_post', 'own_account', 'opted_out', 'avoided_person', 'avoided_company'];

/** `posts`: how many of the posts are theirs. */
export type ProposedPerson = { url: string; name: string; headline: string; imageUrl: string; posts: number };

/**
 * The authors of a search's posts who are worth monitoring: those with most posts first, then those with the
 * newest.
 * @param monitored URLs of profiles
 * @param reasonOf the decision about a post
 */
export function peopleToMonitor(
  posts: readonly Post[],
  monitored: readonly string[],
  reasonOf: (post: Post) => PostReason | undefined,
): ProposedPerson[] {
  const known = new Set(monitored.map(profileKey));
  const unique = [...new Map(posts.map((post) => [post.postId, post])).values()];
  const wanted = unique.filter((post) => {
    const reason = reasonOf(post);
    return post.author.publicIdentifier !== '' && !(reason && unwanted.includes(reason));
  });
  const byAuthor = Map.groupBy(wanted, ({ author }) => urlOf(author));
  return [...byAuthor]
    .filter(([url]) => !known.has(profileKey(url)))
    .map(([url, theirs]) => ({ url, theirs, newest: Math.max(...theirs.map(({ postedAt }) => postedAt)) }))
    .sort((a, b) => b.theirs.length - a.theirs.length || b.newest - a.newest)
    .slice(0, most)
    .flatMap(({ url, theirs: [first, ...others] }) => {
      if (!first) return [];
      const { name, headline, imageUrl } = first.author;
      return [{ url, name, headline, imageUrl, posts: others.length + 1 }];
    });
}

const urlOf = ({ isCompany, publicIdentifier }: Post['author']): string =>
  `https://www.linkedin.com/${isCompany ? 'company' : 'in'}/${encodeURIComponent(publicIdentifier)}`;

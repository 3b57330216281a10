import { storedProfileKey } from '../../accounts/settings/limits.ts';
import type { Author, Post } from '../../providers/networkPosts.ts';

/** `person:ada-okafor` or `company:acme`: one profile has one key, however its address is written. */
export const profileIdentity = ({ kind, identifier }: { kind: string; identifier: string }): string =>
  storedProfileKey({ kind, identifier: identifier.normalize('NFC') });

type Written = Pick<Post, 'author' | 'originalAuthor'>;

const keysOf = ({ id, publicIdentifier, isCompany }: Author) => ({
  profiles: [publicIdentifier, id]
    .filter(Boolean)
    .map((identifier) => profileIdentity({ kind: isCompany ? 'company' : 'person', identifier })),
  providerIds: id ? [id] : [],
});

const authorsOf = ({ author, originalAuthor }: Written): Author[] =>
  originalAuthor ? [author, originalAuthor] : [author];

/** The keys by which the authors of posts, and of their originals, are looked up. */
export function authorKeys(posts: readonly Written[]): { profiles: string[]; providerIds: string[] } {
  const keys = posts.flatMap(authorsOf).map(keysOf);
  return {
    profiles: [...new Set(keys.flatMap(({ profiles }) => profiles))],
    providerIds: [...new Set(keys.flatMap(({ providerIds }) => providerIds))],
  };
}

/** @param optedOut profiles and network IDs */
export const byOptedOut = (post: Written, optedOut: ReadonlySet<string>): boolean =>
  optedOut.size > 0 &&
  Object.values(authorKeys([post])).some((keys) => keys.some((key) => optedOut.has(key)));

import { optedOutOf } from '../../../db/automation/optOuts.ts';
import type { Replier, ReplierSums } from '../../../db/history/responders.ts';
import type { Reader } from '../../../db/open.ts';
import { parseProfileUrl } from '../../accounts/settings/limits.ts';
import { profileIdentity } from '../../automation/rules/optedOut.ts';
import type { Responders } from '../results/schemas.ts';

/** The network's IDs of the people among these who have opted out. They are counted, never named. */
export async function optedOutAmong(db: Reader, repliers: readonly Replier[]): Promise<Set<string>> {
  if (repliers.length === 0) return new Set();
  const keyed = repliers.map(({ authorId, authorUrl }) => {
    const profile = parseProfileUrl(authorUrl);
    return { authorId, profile: profile && profileIdentity(profile) };
  });
  const optedOut = await optedOutOf(db, {
    profiles: keyed.flatMap(({ profile }) => profile ?? []),
    providerIds: keyed.map(({ authorId }) => authorId),
  });
  const isOptedOut = ({ authorId, profile }: (typeof keyed)[number]) =>
    optedOut.has(authorId) || (profile !== null && optedOut.has(profile));
  return new Set(keyed.filter(isOptedOut).map(({ authorId }) => authorId));
}

/** @param optedOut the network's IDs of those among them who have opted out */
export const countResponders = (
  repliers: readonly ReplierSums[],
  optedOut: ReadonlySet<string>,
): Responders => ({
  people: repliers.length,
  postAuthors: repliers.filter(({ byPoster }) => byPoster > 0).length,
  notNamed: optedOut.size,
  replies: repliers.reduce((sum, { replies }) => sum + replies, 0),
  repliesOnOwnPosts: repliers.reduce((sum, { byPoster }) => sum + byPoster, 0),
});

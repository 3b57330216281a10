import { optedOutOf } from '../../../db/automation/optOuts.ts';
import type { ReplyRow } from '../../../db/history/replies.ts';
import type { Replier, ReplierSums } from '../../../db/history/responders.ts';
import { repliersIn } from '../../../db/history/responders.ts';
import type { Reader } from '../../../db/open.ts';
import type { Scope } from '../../../db/scope.ts';
import { parseProfileUrl } from '../../accounts/settings/limits.ts';
import { profileIdentity } from '../../automation/rules/optedOut.ts';
import type { Responders } from '../results/schemas.ts';

/** The network's IDs of the people among these who have opted out. */
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

type Author = Pick<ReplyRow, 'authorId' | 'authorName' | 'authorUrl'>;
const nobody = { authorId: '', authorName: '', authorHeadline: '', authorUrl: '', authorImageUrl: '' };

/**
 * The replies as customers may see them, on every way out: without the names and profiles of people who have
 * opted out. The replies themselves stay, so that they are counted and can be answered.
 */
export async function withoutOptedOut<Row extends Author>(db: Reader, rows: readonly Row[]): Promise<Row[]> {
  const hidden = await optedOutAmong(db, rows);
  return rows.map((row) => (hidden.has(row.authorId) ? { ...row, ...nobody } : row));
}

/** The network's IDs of the people who replied to the scope's comments and have opted out. */
export const optedOutIn = async (db: Reader, scope: Scope): Promise<string[]> => [
  ...(await optedOutAmong(db, await repliersIn(db, scope))),
];

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

import { findProfiles } from '../../../db/accounts/settings.ts';
import { countBySource, latestBySource } from '../../../db/automation/seenPosts.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ownedAccount } from '../ownedAccount.ts';
import { getSettings } from './getSettings.ts';
import { parseProfileUrl, type Sources, storedProfileKey } from './schemas.ts';

const week = 7 * 86_400_000;

/**
 * Facts about an account's saved search links and profiles: posts found this week, and people with name and
 * last post. Reads stored data only, without calls to the network.
 * @throws {AppError} not_found
 */
export async function readSources(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  actor: Actor,
  accountId: string,
): Promise<Sources> {
  const { searchUrls, searchProfiles } = await getSettings(
    deps.db,
    await ownedAccount(deps, actor, accountId),
  );
  const keyed = searchProfiles.map((url) => ({ url, key: keyOf(url) }));
  const profiles = await findProfiles(
    deps.db,
    keyed.map(({ key }) => key),
  );
  const found = await countBySource(deps.db, accountId, deps.engineClock.now() - week);
  const latest = await latestBySource(deps.db, accountId);
  return {
    accountId,
    searches: searchUrls.map((url) => ({ url, foundThisWeek: found.get(url) ?? 0 })),
    profiles: keyed.map(({ url, key }) => {
      const profile = profiles.get(key);
      const post = latest.get(url);
      return {
        url,
        name: profile?.name ?? '',
        headline: profile?.headline ?? '',
        imageUrl: profile?.imageUrl ?? '',
        lastPost: post ? { url: post.postUrl, excerpt: post.excerpt, postedAt: iso(post.postedAt) } : null,
      };
    }),
  };
}

function keyOf(url: string): string {
  const who = parseProfileUrl(url);
  return who ? storedProfileKey(who) : '';
}

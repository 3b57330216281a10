import type { EngineView } from '../../db/accounts.ts';
import { accountIdsOf } from '../../db/accounts.ts';
import { isPostClosed, type Reservation } from '../../db/comments.ts';
import { findProfile, saveProfile } from '../../db/settings.ts';
import type { CommentCategory } from '../comments/schemas.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import type { Post } from '../providers/network.ts';
import { parseProfileUrl } from '../settings/schemas.ts';
import { chooseCategory, choosePost, inTurn } from './choosePost.ts';
import { type Left, settingsOf } from './gate.ts';

/** Sources asked in one turn. With 150 profiles and nothing new, a round is spread over many turns. */
const sourcesPerTurn = 5;
const pagesPerSource = 4;

export type Found = { post: Post; category: CommentCategory; source: string };
/** Takes a found post for the account, or says why not. */
export type Take = (found: Found) => Promise<Reservation>;
/**
 * `found` is the post that was taken; null when no source had one, or when taking was refused.
 * `searchTurn` and `monitorTurn` say whose turn comes next; `tried` how many sources had nothing, of `total`.
 */
export type Search = {
  found: Found | null;
  refused: boolean;
  searchTurn: number;
  monitorTurn: number;
  tried: number;
  total: number;
};

/**
 * Looks for the post to comment on and takes it: the category that is behind first, its sources in turn, the newest open post of the
 * first that has one.
 * @throws {ProviderFault} when the network fails; a source that is gone or refused merely has no post
 */
export async function findPost(deps: Deps, view: EngineView, left: Left, take: Take, signal: AbortSignal): Promise<Search> {
  const settings = settingsOf(view);
  const limits: Left = { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments };
  const first = chooseCategory(left, limits);
  const order: CommentCategory[] = first === 'Search' ? ['Search', 'Monitor'] : ['Monitor', 'Search'];
  const own = new Set((await accountIdsOf(deps.db, view.user.id)).map((account) => account.providerId));

  const turns = { Search: view.automation.searchTurn, Monitor: view.automation.monitorTurn };
  const sources = { Search: settings.searchUrls, Monitor: settings.searchProfiles };
  const usable = order.filter((category) => left[category] > 0);
  const total = usable.reduce((sum, category) => sum + sources[category].length, 0);
  let tried = 0;
  const answer = (found: Found | null, refused: boolean): Search => {
    return { found, refused, searchTurn: turns.Search, monitorTurn: turns.Monitor, tried, total };
  };
  for (const category of usable) {
    for (const source of inTurn(sources[category], turns[category])) {
      if (tried >= sourcesPerTurn) break;
      turns[category] = (turns[category] + 1) % sources[category].length;
      const outcome = await takeNewest(deps, view, category, source, own, take, signal);
      if (outcome === 'refused') return answer(null, true);
      if (outcome) return answer(outcome, false);
      tried += 1;
    }
  }
  return answer(null, false);
}

async function takeNewest(
  deps: Deps,
  view: EngineView,
  category: CommentCategory,
  source: string,
  own: ReadonlySet<string>,
  take: Take,
  signal: AbortSignal,
): Promise<Found | 'refused' | null> {
  const { accountId } = view.account;
  const isClosed = (postId: string) => isPostClosed(deps.db, view.user.id, accountId, postId);
  try {
    const profile = category === 'Monitor' ? await knownProfile(deps, accountId, source) : null;
    if (category === 'Monitor' && !profile) return null;
    let cursor: string | undefined;
    for (let page = 0; page < pagesPerSource; page += 1) {
      const answer = profile
        ? await deps.network.profilePosts(accountId, profile, { cursor, signal })
        : await deps.network.searchPosts(accountId, source, { cursor, signal });
      for (let post = choosePost(answer.posts, own, isClosed); post; post = choosePost(answer.posts, own, isClosed)) {
        const reservation = await take({ post, category, source });
        if (reservation === 'reserved') return { post, category, source };
        if (reservation === 'refused') return 'refused';
        // Another account of the user was faster; by now the post counts as closed.
      }
      cursor = answer.cursor;
      if (!cursor) break;
    }
    return null;
  } catch (fault) {
    if (fault instanceof ProviderFault && ['gone', 'refused', 'invalid'].includes(fault.kind)) {
      deps.log.info({ accountId, source, detail: fault.detail }, 'a source has nothing to give');
      return null;
    }
    throw fault;
  }
}

/** The profile behind an address, asked of the network once and then kept: posts need its provider id. */
async function knownProfile(
  deps: Deps,
  accountId: string,
  url: string,
): Promise<{ providerId: string; isCompany: boolean } | null> {
  const who = parseProfileUrl(url);
  if (!who) return null;
  const key = `${who.kind}:${who.identifier.toLowerCase()}`;
  const known = await findProfile(deps.db, key);
  if (known) return known;
  const found = await deps.network.readProfile(accountId, who);
  await saveProfile(deps.db, { key, ...found, readAt: deps.clock.now() });
  return found;
}

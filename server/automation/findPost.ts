import type { EngineView } from '../../db/accounts.ts';
import { accountIdsOf } from '../../db/accounts.ts';
import { lastAnswered } from '../../db/seenPosts.ts';
import { findProfile, saveProfile } from '../../db/settings.ts';
import type { CommentCategory } from '../comments/schemas.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { parseProfileUrl } from '../settings/schemas.ts';
import { chooseCategory, inTurn, type Known } from './choosePost.ts';
import { type Left, settingsOf } from './gate.ts';
import { type Found, lookAtPage, type Origin, type Take } from './lookAtPage.ts';

export type { Found, Take } from './lookAtPage.ts';

const day = 86_400_000;
/** Sources of each category that are asked in one turn. With 150 profiles and nothing new, a round is spread over many turns. */
const sourcesPerTurn = 5;
const pagesPerSource = 4;

/**
 * `found` is the post that was taken; null when no source had one, or when taking was refused.
 * `searchTurn` and `monitorTurn` say whose turn comes next; `tried` how many sources had nothing, of `total`. `restsUntil` is when the
 * first of them may be asked again, ms since the epoch, where none was asked because all rest; null where one was.
 */
export type Search = {
  found: Found | null;
  refused: boolean;
  searchTurn: number;
  monitorTurn: number;
  tried: number;
  total: number;
  restsUntil: number | null;
};

type Own = Pick<Known, 'own' | 'others'>;
type Profile = { providerId: string; isCompany: boolean };
/** Resting is a source that was not asked, because whoever writes there was answered lately. */
type Resting = { restsUntil: number };
type Outcome = Found | Resting | 'refused' | null;

/**
 * Looks for the post to comment on and takes it: the category that is behind first, its sources in turn, the newest open post of the
 * first that has one. Where the sources whose turn it is have nothing, those of the other category get theirs.
 * @param take null only looks: nothing is taken or written down
 * @throws {ProviderFault} when the network fails; a source that is gone or refused merely has no post
 */
export async function findPost(
  deps: Deps,
  view: EngineView,
  left: Left,
  take: Take | null,
  signal: AbortSignal,
): Promise<Search> {
  const settings = settingsOf(view);
  const limits: Left = { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments };
  const first = chooseCategory(left, limits);
  const order: CommentCategory[] = first === 'Search' ? ['Search', 'Monitor'] : ['Monitor', 'Search'];
  const own = await readOwn(deps, view);

  const turns = { Search: view.automation.searchTurn, Monitor: view.automation.monitorTurn };
  const sources = { Search: settings.searchUrls, Monitor: settings.searchProfiles };
  const usable = order.filter((category) => left[category] > 0);
  const total = usable.reduce((sum, category) => sum + sources[category].length, 0);
  let tried = 0;
  const rests: number[] = [];
  const answer = (found: Found | null, refused: boolean): Search => {
    const restsUntil = total > 0 && rests.length === total ? Math.min(...rests) : null;
    return { found, refused, searchTurn: turns.Search, monitorTurn: turns.Monitor, tried, total, restsUntil };
  };
  for (const category of usable) {
    let asked = 0;
    for (const source of inTurn(sources[category], turns[category])) {
      if (asked >= sourcesPerTurn) break;
      turns[category] = (turns[category] + 1) % sources[category].length;
      const outcome = await askSource(deps, view, { category, source }, own, take, signal);
      if (outcome === 'refused') return answer(null, true);
      if (outcome && 'post' in outcome) return answer(outcome, false);
      if (outcome) rests.push(outcome.restsUntil);
      else asked += 1;
      tried += 1;
    }
  }
  return answer(null, false);
}

/** Who the account is on the network, and who the user's other accounts are. */
export async function readOwn(deps: Pick<Deps, 'db'>, { account, user }: EngineView): Promise<Own> {
  const accounts = await accountIdsOf(deps.db, user.id);
  const others = accounts
    .filter(({ accountId }) => accountId !== account.accountId)
    .map(({ providerId }) => providerId);
  return { own: account.providerId, others: new Set(others) };
}

/** Goes through a source's posts, page by page, until one is taken. */
async function askSource(
  deps: Deps,
  view: EngineView,
  origin: Origin,
  own: Own,
  take: Take | null,
  signal: AbortSignal,
): Promise<Outcome> {
  const { accountId } = view.account;
  try {
    const profile = origin.category === 'Monitor' ? await knownProfile(deps, accountId, origin.source) : null;
    if (origin.category === 'Monitor' && !profile) return null;
    const resting = profile && (await rest(deps, view, profile));
    if (resting) return resting;
    let cursor: string | undefined;
    for (let page = 0; page < pagesPerSource; page += 1) {
      const answer = profile
        ? await deps.network.profilePosts(accountId, profile, { cursor, signal })
        : await deps.network.searchPosts(accountId, origin.source, { cursor, signal });
      const outcome = await lookAtPage(deps, view, answer.posts, origin, own, take);
      if (outcome) return outcome;
      cursor = answer.cursor;
      // A profile's posts come newest first: behind one that is too old there are older ones.
      if (!cursor || (profile && isPastAge(deps, view, answer.posts.at(-1)?.postedAt))) break;
    }
    return null;
  } catch (fault) {
    if (fault instanceof ProviderFault && ['gone', 'refused', 'invalid'].includes(fault.kind)) {
      deps.log.info(
        { accountId, source: origin.source, detail: fault.detail },
        'a source has nothing to give',
      );
      return null;
    }
    throw fault;
  }
}

/** Where whoever owns a profile was answered so lately that none of their posts may be, nobody has to ask for them. */
async function rest(
  deps: Pick<Deps, 'db' | 'engineClock'>,
  view: EngineView,
  { providerId }: Profile,
): Promise<Resting | null> {
  const days = settingsOf(view).choice.sameAuthorDays * day;
  const answered = await lastAnswered(
    deps.db,
    view.account.accountId,
    [providerId],
    deps.engineClock.now() - days,
  );
  const at = answered.get(providerId);
  return at === undefined ? null : { restsUntil: at + days };
}

const isPastAge = (deps: Pick<Deps, 'engineClock'>, view: EngineView, postedAt = 0): boolean =>
  postedAt > 0 && deps.engineClock.now() - postedAt > settingsOf(view).choice.oldestPostDays * day;

/** The profile behind an address, asked of the network once and then kept: posts need its provider id. */
async function knownProfile(deps: Deps, accountId: string, url: string): Promise<Profile | null> {
  const who = parseProfileUrl(url);
  if (!who) return null;
  const key = `${who.kind}:${who.identifier.toLowerCase()}`;
  const known = await findProfile(deps.db, key);
  if (known) return known;
  const found = await deps.network.readProfile(accountId, who);
  await saveProfile(deps.db, { key, ...found, readAt: deps.clock.now() });
  return found;
}

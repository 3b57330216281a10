import { accountIdsOf } from '../../../db/accounts/accounts.ts';
import { findProfile, saveProfile } from '../../../db/accounts/settings.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { lastAnswered } from '../../../db/automation/seenPosts.ts';
import { AccountGone, checkAccountGone } from '../../accounts/checkGone.ts';
import { parseProfileUrl, storedProfileKey } from '../../accounts/settings/schemas.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { searchRowsPerPage } from '../../providers/network.ts';
import { chooseCategory, type Known, startingAt } from '../rules/choosePost.ts';
import { settingsOf } from '../rules/gate.ts';
import type { Left } from '../rules/warmUp.ts';
import { type Found, lookAtPage, type Origin, type Take } from './lookAtPage.ts';
import type { Pace, Page } from './pace.ts';

export type { Found, Take } from './lookAtPage.ts';

/** Sources of each category that a run asks, where it may ask for several. */
const sourcesPerRun = 5;
/** A source is asked for a further page only while its pages hold open posts, and never for more than these. */
const pagesPerSource = 4;
/** The smallest page of a search that is worth a call. */
const fewestRows = 5;

type Cursors = { searchCursor: number; monitorCursor: number };

/**
 * The result of a run. `found` is the post that was taken; null when no source had one, when taking was `refused`,
 * or when the run has made its network call and goes on after a `pause`.
 * `cursors` are the sources that come next, `here` the same with the source of `found` still first.
 * `tried` counts the sources that had nothing, of `total`. `restsUntil` is when the first of them may be asked
 * again, ms since the epoch, where none was asked because all rest; null where one was.
 */
export type Search = {
  found: Found | null;
  refused: boolean;
  pause: boolean;
  cursors: Cursors;
  here: Cursors;
  tried: number;
  total: number;
  restsUntil: number | null;
};

type Own = Pick<Known, 'own' | 'others'>;
type Profile = { providerId: string; isCompany: boolean };
/** Resting is a source that is not asked, because its author was answered lately. */
type Resting = { restsUntil: number };
type Outcome = Found | Resting | 'refused' | 'pause' | null;
type Run = {
  view: EngineView;
  own: Own;
  pace: Pace;
  /** Rows of a page of a search. */
  rows: number;
  /** Null only looks: nothing is taken or written down. */
  take: Take | null;
  signal: AbortSignal;
};

/**
 * Looks for the post to comment on and takes it: the category that is behind first, its sources in turn, the newest
 * open post of the first that has one. Where the sources whose turn it is have nothing, those of the other category
 * get theirs. A category whose reads are used up waits for tomorrow.
 * @throws {ProviderFault} when the network fails, or `budget` when no category has reads left; a source that is gone
 * or refused has no post
 */
export async function findPost(
  deps: Deps,
  left: Left,
  { view, pace, take, signal }: Pick<Run, 'view' | 'pace' | 'take' | 'signal'>,
): Promise<Search> {
  const settings = settingsOf(view);
  // A warm-up takes the same share of both limits, so that it does not change the order.
  const limits: Left = { Search: settings.dailySearchComments, Monitor: settings.dailyMonitorComments };
  const first = chooseCategory(left, limits);
  const order: CommentCategory[] = first === 'Search' ? ['Search', 'Monitor'] : ['Monitor', 'Search'];
  const reads = await deps.reads.left(view.account.accountId);
  const readsOf: Left = { Search: reads.searchRows, Monitor: reads.others };
  const rows = rowsPerPage(reads.searchRows, left.Search);
  const run: Run = { view, pace, take, signal, rows, own: await readOwn(deps, view) };

  const turns = { Search: view.automation.searchCursor, Monitor: view.automation.monitorCursor };
  const sources = { Search: settings.searchUrls, Monitor: settings.searchProfiles };
  const wanted = order.filter((category) => left[category] > 0);
  const usable = wanted.filter((category) => readsOf[category] > 0);
  if (wanted.length > 0 && usable.length === 0)
    throw deps.reads.usedUp(first === 'Search' ? 'searchRows' : 'others');
  const total = usable.reduce((sum, category) => sum + sources[category].length, 0);
  const cursors = (): Cursors => ({ searchCursor: turns.Search, monitorCursor: turns.Monitor });
  const rests: number[] = [];
  /** Sources of this round that earlier runs asked. */
  const begun = take ? view.automation.emptyRounds : 0;
  let tried = 0;
  const answer = (found: Found | null, more: Partial<Search> = {}): Search => {
    const restsUntil = total > 0 && rests.length === total ? Math.min(...rests) : null;
    const here = cursors();
    return { found, refused: false, pause: false, cursors: here, here, tried, total, restsUntil, ...more };
  };
  for (const category of usable) {
    let asked = 0;
    for (const source of startingAt(sources[category], turns[category])) {
      if (asked >= sourcesPerRun || begun + tried >= total) break;
      const here = cursors();
      const outcome = await askSource(deps, run, { category, source });
      if (outcome === 'pause') return answer(null, { pause: true });
      turns[category] = (turns[category] + 1) % sources[category].length;
      if (outcome === 'refused') return answer(null, { refused: true });
      if (outcome && 'post' in outcome) return answer(outcome, { here });
      tried += 1;
      if (outcome) rests.push(outcome.restsUntil);
      else if (pace.isSpaced) return answer(null);
      else asked += 1;
    }
  }
  return answer(null);
}

/** Smaller pages where the rows that are left would not suffice for the comments that are. */
export const rowsPerPage = (rowsLeft: number, commentsLeft: number): number =>
  Math.max(fewestRows, Math.min(searchRowsPerPage, Math.floor(rowsLeft / Math.max(1, commentsLeft))));

/** The account's member on the network, and the members of the user's other accounts. */
export async function readOwn(deps: Pick<Deps, 'db'>, { account, user }: EngineView): Promise<Own> {
  const accounts = await accountIdsOf(deps.db, user.id);
  const others = accounts
    .filter(({ accountId }) => accountId !== account.accountId)
    .map(({ providerId }) => providerId);
  return { own: account.providerId, others: new Set(others) };
}

/** Goes through the pages of a source until a post is taken. Answers `pause` after its network call. */
async function askSource(deps: Deps, run: Run, origin: Origin): Promise<Outcome> {
  const { view, pace, take } = run;
  const { accountId } = view.account;
  const { category, source } = origin;
  try {
    const profile = category === 'Monitor' ? await knownProfile(deps, accountId, source) : null;
    if (category === 'Monitor' && !profile) return null;
    if (profile?.isFresh && pace.isSpaced) return 'pause';
    const resting = profile && (await rest(deps, view, profile));
    if (resting) return resting;
    let page = pace.page(accountId, source);
    for (;;) {
      if (!page) {
        page = await readPage(deps, run, source, profile, undefined);
        pace.keep(accountId, source, page);
        if (pace.isSpaced) return 'pause';
      }
      const outcome = await lookAtPage({ deps, view, own: run.own }, page.posts, origin, take);
      if (outcome && outcome !== 'later') return outcome;
      pace.drop(accountId, source);
      // A profile's posts come newest first: behind one that is too old there are older ones.
      const isLast = profile && isPastAge(deps, view, page.posts.at(-1)?.postedAt);
      if (outcome !== 'later' || !page.cursor || page.number >= pagesPerSource || isLast) return null;
      page = await readPage(deps, run, source, profile, page);
      pace.keep(accountId, source, page);
      if (pace.isSpaced) return 'pause';
    }
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    // A profile that was never read waits for tomorrow; those that are known go on.
    const isUnread = fault.kind === 'budget' && fault.detail === 'profiles';
    if (!isUnread && !['gone', 'refused', 'invalid'].includes(fault.kind)) throw fault;
    if (fault.kind === 'gone' && (await checkAccountGone(deps, view.account))) throw new AccountGone();
    deps.log.info({ accountId, source, detail: fault.detail }, 'source returned no posts');
    return null;
  }
}

async function readPage(
  deps: Deps,
  { view, rows, signal }: Run,
  source: string,
  profile: Profile | null,
  before: Page | undefined,
): Promise<Page> {
  const { accountId } = view.account;
  const cursor = before?.cursor;
  const limit = before?.rows ?? rows;
  const { posts, cursor: next } = profile
    ? await deps.network.profilePosts(accountId, profile, { cursor, signal })
    : await deps.network.searchPosts(accountId, source, { cursor, limit, signal });
  return { posts, cursor: next, number: (before?.number ?? 0) + 1, rows: limit };
}

/** A profile whose owner was answered lately rests: none of its posts may be answered now. */
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

/**
 * The profile behind an address: the network is asked once, because posts need the provider id.
 * `isFresh`: the network was asked just now.
 */
async function knownProfile(
  deps: Deps,
  accountId: string,
  url: string,
): Promise<(Profile & { isFresh: boolean }) | null> {
  const who = parseProfileUrl(url);
  if (!who) return null;
  const key = storedProfileKey(who);
  const known = await findProfile(deps.db, key);
  if (known) return { ...known, isFresh: false };
  const found = await deps.network.readProfile(accountId, who);
  await saveProfile(deps.db, { key, ...found, readAt: deps.clock.now() });
  return { ...found, isFresh: true };
}

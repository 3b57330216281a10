import { accountIdsOf } from '../../../db/accounts/accounts.ts';
import { findProfile, saveProfile } from '../../../db/accounts/settings.ts';
import type { EngineView, RunView } from '../../../db/automation/engineView.ts';
import { decliningSources, lastAnswered } from '../../../db/automation/postDecisions.ts';
import { AccountGone, checkAccountGone } from '../../accounts/checkGone.ts';
import { parseProfileUrl, storedProfileKey } from '../../accounts/settings/schemas.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Post } from '../../providers/network.ts';
import { chooseCategory } from '../decide/chooseCategory.ts';
import { settingsOf } from '../decide/gate.ts';
import { rowsPerPage } from '../decide/reads.ts';
import type { Left } from '../decide/warmUp.ts';
import type { Pace, Page } from '../network/pace.ts';
import { type Known, startingAt } from '../rules/choosePost.ts';
import { type Found, lookAtPage, type Origin, type Take } from './lookAtPage.ts';

export type { Found, Take } from './lookAtPage.ts';

/** How many sources of each category one run reads if calls are not spaced. */
const sourcesPerRun = 5;
/** How many pages of a source are read. Stops earlier at a page without open posts. */
const pagesPerSource = 4;

type Cursors = { searchCursor: number; monitorCursor: number };

/** The result of a search. */
export type Search = {
  /** The taken post; null if there is none, taking was `refused`, or the run must `pause` first. */
  found: Found | null;
  refused: boolean;
  pause: boolean;
  /** The next sources. */
  cursors: Cursors;
  /** The same, but with the source of `found` still first. */
  here: Cursors;
  /** How many of the `total` sources had nothing. */
  tried: number;
  total: number;
  /** If all sources rest, when the first may be read again, in ms since the epoch. */
  restsUntil: number | null;
};

type Own = Pick<Known, 'own' | 'others'>;
type Profile = { providerId: string; isCompany: boolean };
/** The author of this source was answered lately. */
type Resting = { restsUntil: number };
type Outcome = Found | Resting | 'refused' | 'pause' | null;
type Run = {
  view: EngineView;
  own: Own;
  pace: Pace;
  /** How many rows a search page has. */
  rows: number;
  /** Null only searches: nothing is taken or recorded. */
  take: Take | null;
  signal: AbortSignal;
  /** Gets the posts of each page of a search. */
  seen?: ((posts: readonly Post[]) => void) | undefined;
};

/**
 * Takes the newest open post of the category that is behind its limit, then of the other one. Leaves out a
 * category that has no reads left today.
 * @param known what the run has read already
 * @throws {ProviderFault} when the network fails; `budget` when no category has reads left. A source that is
 * gone or refused has no post
 */
export async function findPost(
  deps: Deps,
  left: Left,
  { view, pace, take, signal, seen }: Pick<Run, 'view' | 'pace' | 'take' | 'signal' | 'seen'>,
  known?: RunView,
): Promise<Search> {
  const settings = settingsOf(view);
  const first = chooseCategory(left, settings);
  const order: CommentCategory[] = first === 'Search' ? ['Search', 'Monitor'] : ['Monitor', 'Search'];
  const reads = known ? deps.reads.leftOf(known.reads) : await deps.reads.left(view.account.accountId);
  const readsOf: Left = { Search: reads.searchRows, Monitor: reads.others };
  const rows = rowsPerPage(reads.searchRows, left.Search);
  const own = known ? { own: view.account.providerId, others: known.others } : await readOwn(deps, view);
  const run: Run = { view, pace, take, signal, seen, rows, own };

  const turns = { Search: view.automation.searchCursor, Monitor: view.automation.monitorCursor };
  const sources = { Search: settings.searchUrls, Monitor: settings.searchProfiles };
  const wanted = order.filter((category) => left[category] > 0);
  const usable = wanted.filter((category) => readsOf[category] > 0);
  if (wanted.length > 0 && usable.length === 0)
    throw deps.reads.usedUp(first === 'Search' ? 'searchRows' : 'others');
  const total = usable.reduce((sum, category) => sum + sources[category].length, 0);
  const cursors = (): Cursors => ({ searchCursor: turns.Search, monitorCursor: turns.Monitor });
  const rests: number[] = [];
  /** How many sources of this round earlier runs have read. */
  const begun = take ? view.automation.emptyRounds : 0;
  let tried = 0;
  const answer = (found: Found | null, rest: Partial<Search> = {}): Search => {
    const restsUntil = total > 0 && rests.length === total ? Math.min(...rests) : null;
    const here = cursors();
    return { found, refused: false, pause: false, cursors: here, here, tried, total, restsUntil, ...rest };
  };
  const declining = take
    ? await decliningSources(deps.db, view.account.accountId, deps.engineClock.now() - day)
    : new Set<string>();
  for (const category of usable) {
    let asked = 0;
    for (const source of inOrder(sources[category], turns[category], declining, begun + tried)) {
      if (asked >= sourcesPerRun || begun + tried >= total) break;
      const here = cursors();
      const outcome = await askSource(deps, run, { category, source });
      if (outcome === 'pause') return answer(null, { pause: true });
      turns[category] = (sources[category].indexOf(source) + 1) % sources[category].length;
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

/**
 * The sources of a round from the cursor on; those that bring nothing to write about come last.
 * @param asked sources of this round that had nothing
 */
function inOrder(
  sources: readonly string[],
  turn: number,
  declining: ReadonlySet<string>,
  asked: number,
): string[] {
  const round = [...startingAt(sources, turn)];
  const first = round.filter((source) => !declining.has(source));
  const last = round.filter((source) => declining.has(source));
  return asked >= first.length ? [...last, ...first] : [...first, ...last];
}

/** Network ids of the account's own member and of the user's other members. */
export async function readOwn(deps: Pick<Deps, 'db'>, { account, user }: EngineView): Promise<Own> {
  const accounts = await accountIdsOf(deps.db, user.id);
  const others = accounts
    .filter(({ accountId }) => accountId !== account.accountId)
    .map(({ providerId }) => providerId);
  return { own: account.providerId, others: new Set(others) };
}

/** Reads page after page until a post is taken. Returns `pause` after the run's network call. */
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
      if (category === 'Search') run.seen?.(page.posts);
      const outcome = await lookAtPage({ deps, view, own: run.own }, page.posts, origin, take);
      if (outcome && outcome !== 'later') return outcome;
      pace.drop(accountId, source);
      // A profile's posts come newest first, so the next pages are older.
      const isLast = profile && isPastAge(deps, view, page.posts.at(-1)?.postedAt);
      if (outcome !== 'later' || !page.cursor || page.number >= pagesPerSource || isLast) return null;
      page = await readPage(deps, run, source, profile, page);
      pace.keep(accountId, source, page);
      if (pace.isSpaced) return 'pause';
    }
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    // Without a read left for a profile, new profiles wait for tomorrow, and known ones continue.
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

/** A profile rests while its owner was answered lately. */
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

/** Cached, because posts need the provider id. `isFresh`: it was read from the network just now. */
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

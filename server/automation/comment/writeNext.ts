import type { Outcome } from '../../../db/automation/automations.ts';
import { releasePost } from '../../../db/automation/commentOutcomes.ts';
import { latestTexts, reservePost, usedWithLease } from '../../../db/automation/comments.ts';
import { draftTexts } from '../../../db/automation/draftSlots.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { newId } from '../../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { minute, second } from '../../durations.ts';
import { longestPostExcerpt } from '../../history/comments/limits.ts';
import { type Opening, settingsOf } from '../decide/gate.ts';
import type { Window } from '../decide/hours.ts';
import type { Step } from '../decide/nextStep.ts';
import { rowsPerPage } from '../decide/reads.ts';
import { type State, states, wallTime } from '../decide/states.ts';
import { undoOf } from '../decide/undoWindow.ts';
import type { Left } from '../decide/warmUp.ts';
import { limitsOn } from '../decide/warmUp.ts';
import { providerDay } from '../network/readBudget.ts';
import { postIds } from '../rules/choosePost.ts';
import { afterClosing, afterNoComment } from './afterClosing.ts';
import { excerptOf } from './excerpt.ts';
import { findPost, type Search, type Take } from './findPost.ts';
import { afterRefusal } from './refusals.ts';
import { saveDraft } from './saveDraft.ts';
import { afterSending, sendComment } from './sendComment.ts';
import type { EngineDeps, Reserved, StepResult } from './steps.ts';
import { writeForPost } from './writeForPost.ts';

/** The least wait after a round without a post. With few reads left, it is longer. */
const emptyRoundWait = 15 * minute;
/** The wait between two runs of one round through many sources. */
const betweenParts = 20 * second;
/** The wait between two drafts for a review. */
const betweenDrafts = 5 * second;

type Taken =
  | { kind: 'written'; reserved: Reserved; patch: Partial<Outcome> }
  | { kind: 'ended'; result: StepResult };

/**
 * The one way of a new comment: find, choose and write, then wait for a person or an undo window, or for
 * nothing and post it. Its post was read in this run, so it is not read again.
 * @param mode whether the comment waits for a person, for its undo window or for nothing
 */
export async function writeNext(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  { mode, opening }: Extract<Step, { do: 'write' }>,
  signal: AbortSignal,
): Promise<StepResult> {
  const working = states.working(deps.engineClock.now());
  const afterDraft = () => ({ ...working, dueAt: deps.engineClock.now() + betweenDrafts });
  const taken = await takeAndWrite(deps, lease, view, opening, signal);
  if (taken.kind === 'ended') {
    const { result } = taken;
    return mode === 'review' ? { ...result, state: result.state ?? afterDraft() } : result;
  }
  const { reserved, patch } = taken;
  const { held } = reserved.written;
  if (mode === 'post' && deps.engineClock.now() >= opening.window.closesAt) {
    await releasePost(deps.db, reserved.id, reserved.spent);
    return { state: null, patch };
  }
  if (mode === 'post' && !held) return sendWritten(deps, lease, view, reserved, patch);
  await saveDraft(deps, lease, view, reserved);
  if (mode === 'review') return { state: afterDraft(), patch };
  if (!held) return { state: null, patch };
  const rested = await afterNoComment(deps, view, opening.window);
  return { ...rested, patch: { ...patch, ...rested.patch } };
}

async function sendWritten(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  reserved: Reserved,
  patch: Partial<Outcome>,
): Promise<StepResult> {
  const { comment: text, trace } = reserved.written;
  const intent = pendingComment(reserved);
  const { post, source } = reserved.found;
  const outcome = await sendComment(deps, lease, view, intent, post, { text, trace, spent: reserved.spent });
  // After a refusal the next post comes from the same page; after a comment there may be newer ones.
  if (outcome.kind !== 'refused') deps.pace.drop(view.account.accountId, source);
  const turns = outcome.kind === 'refused' ? { ...patch, ...reserved.here } : patch;
  return afterSending(deps, view, intent, outcome, turns);
}

const pendingComment = ({ id, found: { post, category } }: Pick<Reserved, 'id' | 'found'>) => ({
  id,
  postId: post.postId,
  postUrl: post.url,
  posterName: post.author.name,
  category,
});

/** Takes a post and writes for it. A run that is stopped meanwhile releases the post. */
async function takeAndWrite(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  { window, left }: Opening,
  signal: AbortSignal,
): Promise<Taken> {
  const { pace } = deps;
  const { accountId, userId } = view.account;
  const { hasPrices } = view;
  const meter = deps.spending.meter({ accountId, userId, purpose: 'comment', hasPrices });
  // Checked first, so that the network is not read in vain.
  await meter.allowOne();
  const id = newId(deps.engineClock.now());
  const take = takeFor(deps, lease, view, window, id);
  const search = await findPost(deps, left, { view, pace, take, signal }, view);
  const ended = (state: State | null, patch: Partial<Outcome>): Taken => ({
    kind: 'ended',
    result: { state, patch: { ...search.cursors, faults: 0, ...patch } },
  });
  const working = states.working(deps.engineClock.now());
  const soon = { ...working, dueAt: deps.engineClock.now() + pace.gap() };
  if (search.pause) return ended(soon, { emptyRounds: view.automation.emptyRounds + search.tried });
  if (search.refused) return ended(null, { emptyRounds: 0 });
  if (!search.found) {
    const emptyRounds = view.automation.emptyRounds + search.tried;
    const isRound = emptyRounds >= search.total;
    const state = await emptyState(deps, view, { window, left }, search, isRound);
    return ended(state, { emptyRounds: isRound ? 0 : emptyRounds });
  }
  const { found, here } = search;
  const written = await writeForPost(deps, view, id, found, signal, meter);
  if ('comment' in written) {
    const patch = { ...search.cursors, faults: 0, emptyRounds: 0 };
    return { kind: 'written', reserved: { id, found, here, written, spent: meter.spent() }, patch };
  }
  const intent = pendingComment({ id, found });
  const { state, patch } = await ('closed' in written
    ? afterClosing(deps, view, window, intent, written)
    : afterRefusal(deps, view, intent, written));
  return ended(state, { ...here, emptyRounds: 0, ...patch });
}

function takeFor(deps: Deps, lease: Lease, view: RunView, window: Window, id: string): Take {
  const { accountId, userId, createdAt: connectedAt } = view.account;
  const limits = limitsOn({ settings: settingsOf(view), connectedAt }, window.day);
  return {
    async places(tx) {
      const used = await usedWithLease(tx, accountId, lease, window.day);
      return (category) => used !== null && used[category] < limits[category];
    },
    async take(tx, { post, category, source }) {
      const intent = {
        id,
        accountId,
        userId,
        postId: post.postId,
        postUrl: post.url,
        posterId: post.author.id,
        posterName: post.author.name,
        posterImageUrl: post.author.imageUrl,
        postExcerpt: excerptOf(post.text, longestPostExcerpt),
        category,
        source,
        windowDay: window.day,
        createdAt: deps.engineClock.now(),
      };
      const [latest, drafted] = await Promise.all([
        latestTexts(tx, accountId),
        settingsOf(view).review || undoOf(view) > 0 ? draftTexts(tx, accountId) : [],
        reservePost(tx, intent, postIds(post)),
      ]);
      return { earlier: [...drafted, ...latest] };
    },
  };
}

/** @param isRound whether every source was read */
async function emptyState(
  deps: EngineDeps,
  view: RunView,
  { window, left }: Opening,
  search: Search,
  isRound: boolean,
): Promise<State> {
  const now = deps.engineClock.now();
  const { perSource, isShort } = await readingPace(deps, view, window, left);
  const part = deps.pace.isSpaced ? deps.pace.gap() : betweenParts;
  const wait = isRound
    ? Math.max(emptyRoundWait, isShort ? perSource : perSource * search.total)
    : Math.max(part, isShort ? perSource : 0);
  if (wait < minute && deps.pace.isSpaced) return { ...states.working(now), dueAt: now + wait };
  const soon = Math.ceil(now + wait * (1 + deps.random() / 4));
  // All sources rest until then. The next window may restore a limit that was reached in this one.
  const at = Math.max(soon, Math.min(search.restsUntil ?? soon, window.closesAt));
  return states.noPosts(at, wallTime(at, now, settingsOf(view).timing.timezone));
}

/**
 * How fast an account may go through its sources, so that its reads last until the window or the provider's
 * day ends.
 * @returns `perSource`: ms per source; `isShort`: the reads are too few for one round
 */
async function readingPace(
  deps: Pick<Deps, 'reads' | 'engineClock'>,
  view: RunView,
  window: Window,
  left: Left,
): Promise<{ perSource: number; isShort: boolean }> {
  const now = deps.engineClock.now();
  const time = Math.max(0, Math.min(window.closesAt, providerDay(now).endsAt) - now);
  const reads = await deps.reads.left(view.account.accountId);
  const { searchUrls, searchProfiles } = settingsOf(view);
  const searches = left.Search > 0 && reads.searchRows > 0 ? searchUrls.length : 0;
  const profiles = left.Monitor > 0 && reads.others > 0 ? searchProfiles.length : 0;
  const rounds = Math.min(
    searches > 0 ? reads.searchRows / (searches * rowsPerPage(reads.searchRows, left.Search)) : Infinity,
    profiles > 0 ? reads.others / profiles : Infinity,
  );
  const sources = searches + profiles;
  return { perSource: sources > 0 ? time / (rounds * sources) : 0, isShort: rounds < 1 };
}

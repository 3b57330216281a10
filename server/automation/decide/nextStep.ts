import type { DecisionView, EngineView, WaitingDraft } from '../../../db/automation/engineView.ts';
import { second } from '../../durations.ts';
import { firstDraftsOf } from './firstDrafts.ts';
import { categoriesIn, leftOf, mayAct, type Opening, obstacleOf, settingsOf, type Verdict } from './gate.ts';
import { windowAfter, windowAt } from './hours.ts';
import { type State, states } from './states.ts';
import { openUndoWindow, undoOf } from './undoWindow.ts';
import type { Left } from './warmUp.ts';

/** The least time between two runs of an account, in ms. */
export const betweenRuns = second;

/** Limits how many drafts a person finds after an absence. */
const mostWaiting = 20;

/**
 * `resting`: a state that keeps new comments from being written until its `stateUntil`, for example after a
 * failure of the writer. Approved drafts are posted meanwhile.
 */
export type Decidable = DecisionView & { resting: State | null };

type Action =
  /** Finds out about comments whose outcome is open. */
  | { do: 'settle' }
  /** Posts an approved draft. */
  | { do: 'send'; draft: WaitingDraft; opening: Opening }
  /** Writes a comment, to `post` at once, for a `review` or for its `undo` window. */
  | { do: 'write'; mode: 'post' | 'review' | 'undo'; opening: Opening }
  /** Nothing, `until` ms since the epoch; null if only a change of the account ends it. */
  | { do: 'rest'; until: number | null };

/** The next step of an account, and the state that it shows meanwhile. */
export type Step = { state: State } & Action;

/**
 * The one decision of an account: the engine acts on it, and the schedule forecasts with it. Pure.
 * @param now ms since the epoch by the engine's clock
 */
export function nextStep(view: Decidable, now: number): Step {
  const isOverdue = view.lookAt !== null && view.lookAt <= now;
  if ((view.hasOpen || isOverdue) && maySettle(view)) return { do: 'settle', state: states.working(now) };
  const obstacle = obstacleOf(view);
  if (obstacle) return { do: 'rest', until: maySettle(view) ? view.lookAt : null, state: obstacle };

  const verdict = mayAct(view, now);
  const resting = isOver(view.resting, now) ? null : view.resting;
  const draft = verdict.posting && firstReady(view.drafts, verdict.posting.left, now);
  if (draft && verdict.posting) {
    const state = resting ?? stateOf(verdict, now);
    return { do: 'send', draft, opening: verdict.posting, state };
  }
  return resting ? rest(view, resting, now) : write(view, verdict, now);
}

const isOver = (resting: State | null, now: number): boolean =>
  resting !== null && resting.stateUntil !== null && resting.stateUntil <= now;

const stateOf = (verdict: Verdict, now: number): State => (verdict.act ? states.working(now) : verdict.state);

/** Whether the network may be asked about comments whose outcome is open. */
const maySettle = ({ account, user }: EngineView): boolean =>
  account.status === 'Connected' && user.stoppedAt === null;

function write(view: Decidable, verdict: Verdict, now: number): Step {
  const first = firstDraftsOf(view, now);
  if (first) return { do: 'write', mode: 'review', opening: first, state: states.working(now) };
  const state = stateOf(verdict, now);
  // Between two comments, the next one may be written before it may be posted.
  const opening = verdict.act ? verdict : verdict.between;
  if (!opening) return rest(view, state, now);
  const { review } = settingsOf(view);
  const undo = undoOf(view);
  if (review) {
    const waiting = view.drafts.filter((draft) => draft.state === 'waiting').length;
    const left = minusDrafts(opening.left, view.drafts);
    if (waiting < mostWaiting && left.Search + left.Monitor > 0)
      return { do: 'write', mode: 'review', opening: { window: opening.window, left }, state };
    return rest(view, verdict.act ? states.review(waiting, opening.window.closesAt) : state, now);
  }
  if (undo > 0) {
    // One at a time, so that each comment is about a new post.
    const endsAt = openUndoWindow(view.drafts, now);
    if (endsAt !== null) return rest(view, waitingFor(view, endsAt, now), now);
    const writesAt = view.automation.notBefore - undo;
    if (!verdict.act && writesAt > now) return rest(view, { ...state, dueAt: writesAt }, now);
    return { do: 'write', mode: 'undo', opening, state };
  }
  return verdict.act ? { do: 'write', mode: 'post', opening, state } : rest(view, state, now);
}

/** Rests until the state's end, the first slot of an approved draft or the next check of a comment. */
function rest(view: Decidable, state: State, now: number): Step {
  const times = [state.dueAt, nextSlot(view, now), view.lookAt].filter((time) => time !== null);
  return { do: 'rest', until: times.length > 0 ? Math.min(...times) : null, state };
}

/** The state of an account that posts no comment before this time. */
function waitingFor(view: Decidable, at: number, now: number): State {
  const notBefore = Math.max(view.automation.notBefore, at);
  return stateOf(mayAct({ ...view, automation: { ...view.automation, notBefore } }, now), now);
}

/** Drafts that wait for a review or a slot use up the day's limits. */
function minusDrafts(left: Left, drafts: readonly WaitingDraft[]): Left {
  const leftIn = (category: keyof Left) =>
    Math.max(0, left[category] - drafts.filter((draft) => draft.category === category).length);
  return { Search: leftIn('Search'), Monitor: leftIn('Monitor') };
}

/** The draft approved first, in a category with something left and after its undo window. */
const firstReady = (drafts: readonly WaitingDraft[], left: Left, now: number): WaitingDraft | undefined =>
  drafts.find(
    ({ state, category, notBefore, lapsesAt }) =>
      state === 'approved' && notBefore <= now && lapsesAt > now && categoriesIn(left).includes(category),
  );

/** When the first approved draft may be posted, even if no new comment may be written. Null without one. */
function nextSlot(view: Decidable, now: number): number | null {
  const { timing } = settingsOf(view);
  const times = view.drafts.flatMap(({ state, category, notBefore, lapsesAt }) => {
    if (state !== 'approved') return [];
    const ready = Math.max(now, view.automation.notBefore, notBefore);
    const window = windowAt(timing, ready);
    const isOpen = window && leftOf(view, window.day, view.used(window.day))[category] > 0;
    const at = isOpen ? ready : windowAfter(timing, ready)?.opensAt;
    return at !== undefined && at < lapsesAt ? [at] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

import type { WaitingDraft } from '../../../db/automation/engineView.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import type { ReadsOfDay } from '../network/readSchemas.ts';
import { chooseCategory } from './chooseCategory.ts';
import { firstDraftsOf, firstStart } from './firstDrafts.ts';
import { settingsOf, type Used } from './gate.ts';
import { windowOf } from './hours.ts';
import { waitAfter } from './interval.ts';
import { betweenRuns, type Decidable, nextStep } from './nextStep.ts';
import { leftWith, readsAt, readsLeftOf, spendReads } from './reads.ts';
import { states } from './states.ts';
import { undoWindowFrom } from './undoWindow.ts';

/**
 * `at`: ms since the epoch. `draft`: the approved draft that is posted; null for a comment not written yet.
 */
export type ForecastSlot = { at: number; category: CommentCategory; draft: string | null };

export type Forecast = {
  slots: ForecastSlot[];
  /** The interval with which the day begins. */
  intervalIndex: number;
  /** How many drafts a first start writes at once. */
  firstDrafts: number;
  /** The reads left today are too few for the comments of the day. */
  isShortOfReads: boolean;
};

/** Nothing but the order of the intervals is carried over a longer time, so a later day starts afresh. */
const daysAhead = 15;
const day = 86_400_000;

/**
 * The comments of a window's day that the engine will post if there is always a post, at their earliest
 * times: the engine adds up to a quarter of each interval. Plays `nextStep` until the window closes.
 * @param date the local date on which the window begins, YYYY-MM-DD; @param now by the engine's clock
 * @param today the reads of the provider's current day; results and replies may use some of those left
 */
export function forecast(current: Decidable, date: string, now: number, today: ReadsOfDay): Forecast {
  const settings = settingsOf(current);
  const window = windowOf(settings.timing, date);
  const counts = new Map<string, Used>();
  let view = asIfStarted({ ...current, used: (on) => counts.get(on) ?? current.used(on) }, now);
  let reads = readsLeftOf(today);
  const midnight = reads.endsAt;
  const { intervalIndex } = view.automation;
  const result: Forecast = { slots: [], intervalIndex, firstDrafts: 0, isShortOfReads: false };
  if (!window || window.closesAt <= now) return result;
  const wakesAt = (current.automation.running && current.automation.dueAt) || 0;
  let at = Math.max(now, wakesAt, window.opensAt - daysAhead * day);
  /** When the account may run again. */
  let runsAt = at;
  while (at < window.closesAt) {
    const step = nextStep(view, at);
    if (step.do === 'settle' || (step.do === 'rest' && (step.until === null || step.until <= at))) break;
    if (step.do === 'rest' || at < runsAt) {
      at = Math.max(runsAt, (step.do === 'rest' && step.until) || 0);
      continue;
    }
    runsAt = at + betweenRuns;
    const { opening } = step;
    reads = readsAt(reads, today, at);
    const left = leftWith(reads, opening.left);
    const isForDay = opening.window.day === date;
    const isPlanned = isForDay && at < midnight && (step.do === 'send' || step.mode !== 'review');
    if (step.do === 'send' ? reads.others === 0 : left.Search + left.Monitor === 0) {
      if (isPlanned) result.isShortOfReads = true;
      // An approved draft that can't be read holds everything; otherwise only new comments wait.
      if (step.do === 'send') runsAt = reads.endsAt;
      else view = { ...view, resting: states.readsUsedUp(reads.endsAt, '') };
      continue;
    }
    const category = step.do === 'send' ? step.draft.category : chooseCategory(left, settings);
    const taken = spendReads(reads, step.do === 'send' ? 'draft' : category, opening.left);
    reads = taken.reads;
    if (isPlanned && taken.isShort) result.isShortOfReads = true;
    if (step.do === 'write' && step.mode !== 'post') {
      if (firstDraftsOf(view, at)) result.firstDrafts += 1;
      view = withDraft(view, category, at, step.mode);
      continue;
    }
    const draft = step.do === 'send' ? step.draft.commentId : null;
    if (isForDay) {
      if (result.slots.length === 0) result.intervalIndex = view.automation.intervalIndex;
      const isSaved = current.drafts.some(({ commentId }) => commentId === draft);
      result.slots.push({ at, category, draft: isSaved ? draft : null });
    }
    const used = view.used(opening.window.day);
    counts.set(opening.window.day, { ...used, [category]: used[category] + 1 });
    view = {
      ...view,
      automation: { ...view.automation, ...waitAfter(view, at, 0) },
      drafts: draft === null ? view.drafts : view.drafts.filter(({ commentId }) => commentId !== draft),
    };
  }
  if (result.slots.length === 0) result.intervalIndex = view.automation.intervalIndex;
  return result;
}

/** As if nothing kept the account from running. A comment that is being posted counts as posted now. */
function asIfStarted(view: Decidable, now: number): Decidable {
  const started = {
    ...view,
    account: { ...view.account, status: 'Connected' as const, removedAt: null },
    automation: {
      ...view.automation,
      ...(view.automation.firstStartedAt === null && firstStart(settingsOf(view), now)),
      running: true,
    },
    user: { ...view.user, status: 'Paid' as const, stoppedAt: null },
    ...{ hasOpen: false, lookAt: null },
  };
  if (!view.hasOpen) return started;
  return { ...started, automation: { ...started.automation, ...waitAfter(started, now, 0) } };
}

/** A comment that is written for a review waits for a person. One for an undo window needs none. */
function withDraft(
  view: Decidable,
  category: CommentCategory,
  at: number,
  mode: 'review' | 'undo',
): Decidable {
  const draft: WaitingDraft = {
    commentId: `written at ${at}`,
    state: mode === 'undo' ? 'approved' : 'waiting',
    category,
    notBefore: mode === 'undo' ? undoWindowFrom(view, at).endsAt : 0,
    lapsesAt: Number.POSITIVE_INFINITY,
  };
  const firstDrafts = Math.max(0, view.automation.firstDrafts - 1);
  return {
    ...view,
    drafts: [...view.drafts, draft],
    automation: { ...view.automation, firstDrafts },
  };
}

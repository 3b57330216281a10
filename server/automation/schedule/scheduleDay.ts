import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import { minute } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { categoriesIn, type Used } from '../decide/gate.ts';
import { localDate, shifted, type Window, windowOf } from '../decide/hours.ts';
import type { Left } from '../decide/warmUp.ts';
import { limitsOn } from '../decide/warmUp.ts';
import { chooseCategory } from '../rules/choosePost.ts';

/** A comment posted or being posted; times are ms since the epoch. */
export type DoneSlot = {
  kind: 'posted' | 'planned';
  at: number;
  category: CommentCategory;
  commentId: string;
  postUrl: string;
  posterName: string;
};
/** In the order in which they are posted. */
export type ApprovedDraft = Pick<DoneSlot, 'category' | 'commentId' | 'postUrl' | 'posterName'> & {
  lapsesAt: number;
  /** When its undo window ends; 0 without one. */
  notBefore: number;
};
export type Slot =
  | DoneSlot
  | (Omit<ApprovedDraft, 'lapsesAt' | 'notBefore'> & { kind: 'draft'; at: number })
  | { kind: 'planned'; at: number; category: CommentCategory };

export type ScheduleInput = {
  settings: Pick<
    SettingsValues,
    | 'timing'
    | 'searchUrls'
    | 'searchProfiles'
    | 'dailySearchComments'
    | 'dailyMonitorComments'
    | 'review'
    | 'warmUp'
    | 'undoMinutes'
  >;
  /** Ms since the epoch. */
  connectedAt: number;
  /** A local date, YYYY-MM-DD. */
  date: string;
  /** Ms since the epoch by the engine's clock, as all times here. */
  now: number;
  /** No comment before this time. */
  notBefore: number;
  /** No new comment is written before this time; approved drafts are posted. */
  writesFrom: number;
  intervalIndex: number;
  /** The counts for the day of the current window. */
  usedNow: { day: string; used: Used } | null;
  /** The counts for the requested day. */
  used: Used;
  done: readonly DoneSlot[];
  approved: readonly ApprovedDraft[];
};

export type DayOutline = {
  window: Window | null;
  slots: Slot[];
  limits: Record<CommentCategory, { limit: number; used: number; left: number }>;
  /** The interval with which the day begins. */
  intervalIndex: number;
};

/**
 * A day as the engine would post it if there is always a post. Simulates every window from now to the
 * requested one: a comment whenever the interval is over, first from the category that is behind its limit,
 * approved drafts before all else. An undo window delays a comment, and new ones wait until they may be
 * written. Pure.
 */
export function scheduleDay(input: ScheduleInput): DayOutline {
  const { settings, date, now, used, done } = input;
  const window = windowOf(settings.timing, date);
  const limits = limitsOn(input, date);
  const over = window !== null && window.closesAt <= now;
  const left = leftOf(settings, limits, used);
  const at = {
    clock: Math.max(now, input.notBefore),
    interval: input.intervalIndex,
    unwritten: Math.max(now, input.writesFrom) + undoOf(settings),
    approved: [...input.approved],
  };
  const coming: Slot[] = [];
  let intervalIndex = input.intervalIndex;
  for (const between of windowsUntil(settings.timing, now, date)) {
    intervalIndex = at.interval;
    const limits = limitsOn(input, between.day);
    const used = input.usedNow?.day === between.day ? input.usedNow.used : nothing;
    const slots = fill(settings, between, { limits, used }, at);
    if (between.day === date) coming.push(...slots);
  }
  const line = (category: CommentCategory) => ({
    limit: limits[category],
    used: used[category],
    left: over ? 0 : left[category],
  });
  return {
    window,
    slots: [...done, ...coming].sort((a, b) => a.at - b.at),
    limits: { Search: line('Search'), Monitor: line('Monitor') },
    intervalIndex,
  };
}

const nothing: Used = { Search: 0, Monitor: 0 };

type Sources = Pick<ScheduleInput['settings'], 'searchUrls' | 'searchProfiles'>;

/** 0 without a source. */
export const usableLimits = ({ searchUrls, searchProfiles }: Sources, limits: Left): Left => ({
  Search: searchUrls.length ? limits.Search : 0,
  Monitor: searchProfiles.length ? limits.Monitor : 0,
});

function leftOf(sources: Sources, limits: Left, used: Used): Left {
  return minus(usableLimits(sources, limits), used);
}

const minus = (limits: Left, used: Used): Left => ({
  Search: Math.max(0, limits.Search - used.Search),
  Monitor: Math.max(0, limits.Monitor - used.Monitor),
});

/** Windows from the open or next one to the one that begins on `date`. */
function* windowsUntil(
  timing: ScheduleInput['settings']['timing'],
  now: number,
  date: string,
): Generator<Window> {
  // A window past midnight began the day before.
  for (let day = shifted(localDate(timing.timezone, now), -1); day <= date; day = shifted(day, 1)) {
    const window = windowOf(timing, day);
    if (window && window.closesAt > now) yield window;
  }
}

/** `unwritten`: the earliest time of an automatic comment, which is written an undo window before. */
type Progress = { clock: number; interval: number; unwritten: number; approved: ApprovedDraft[] };

const undoOf = ({ undoMinutes }: Pick<SettingsValues, 'undoMinutes'>): number => undoMinutes * minute;

/** Fills a window with comments. Afterwards, `at` is where the next window starts. */
function fill(
  settings: ScheduleInput['settings'],
  window: Window,
  { limits, used }: { limits: Left; used: Used },
  at: Progress,
): Slot[] {
  const { timeBetweenComments: intervals } = settings.timing;
  const slots: Slot[] = [];
  // An approved draft can be posted even if its sources were removed.
  const places = minus(limits, used);
  const left = leftOf(settings, limits, used);
  at.clock = Math.max(at.clock, window.opensAt);
  at.unwritten = Math.max(at.unwritten, window.opensAt + undoOf(settings));
  while (at.clock < window.closesAt) {
    const draft = nextDraft(at, places);
    if (!draft && (settings.review || left.Search + left.Monitor === 0)) break;
    const time = Math.max(at.clock, draft?.notBefore ?? at.unwritten);
    if (time >= window.closesAt) break;
    at.clock = time;
    const slot = draft ? takeDraft(at, draft) : planned(at.clock, left, limits);
    slots.push(slot);
    places[slot.category] -= 1;
    left[slot.category] = Math.max(0, left[slot.category] - 1);
    at.unwritten = Math.max(at.unwritten, at.clock + undoOf(settings));
    at.clock = Math.ceil(at.clock + intervalAt(intervals, at.interval));
    at.interval = (at.interval + 1) % intervals.length;
  }
  return slots;
}

/** The one approved first whose undo window is over, else the one whose window ends first. */
function nextDraft({ approved, clock }: Progress, left: Left): ApprovedDraft | undefined {
  const open = categoriesIn(left);
  const opensAt = ({ notBefore }: ApprovedDraft) => Math.max(notBefore, clock);
  return approved
    .filter((draft) => open.includes(draft.category) && draft.lapsesAt > opensAt(draft))
    .toSorted((a, b) => opensAt(a) - opensAt(b))[0];
}

function takeDraft(at: Progress, found: ApprovedDraft): Slot {
  at.approved.splice(at.approved.indexOf(found), 1);
  const { lapsesAt: _lapsesAt, notBefore: _notBefore, ...draft } = found;
  return { kind: 'draft', at: at.clock, ...draft };
}

const planned = (at: number, left: Left, limits: Left): Slot => ({
  kind: 'planned',
  at,
  category: chooseCategory(left, limits),
});

const intervalAt = (intervals: readonly number[], index: number): number =>
  (intervals[index % intervals.length] ?? 1) * minute;

/** How many comments fit into a window, ignoring limits. Counts up to `most`. */
export function roomIn(window: Window, intervals: readonly number[], index: number, most: number): number {
  let room = 0;
  for (
    let at = window.opensAt;
    at < window.closesAt && room < most;
    at = Math.ceil(at + intervalAt(intervals, index + room - 1))
  )
    room += 1;
  return room;
}

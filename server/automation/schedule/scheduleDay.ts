import type { WaitingDraft } from '../../../db/automation/engineView.ts';
import type { SettingsValues } from '../../accounts/settings/schemas.ts';
import { minute } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { type Forecast, forecast } from '../decide/forecast.ts';
import { settingsOf, type Used } from '../decide/gate.ts';
import { type Window, windowOf } from '../decide/hours.ts';
import type { Decidable } from '../decide/nextStep.ts';
import { type Left, limitsOn } from '../decide/warmUp.ts';
import type { ReadsOfDay } from '../network/readSchemas.ts';

type Named = { category: CommentCategory; commentId: string; postUrl: string; posterName: string };
/** A comment posted or being posted; times are ms since the epoch. */
export type DoneSlot = Named & { kind: 'posted' | 'planned'; at: number };
export type ApprovedDraft = Named & Pick<WaitingDraft, 'lapsesAt' | 'notBefore'>;
export type Slot =
  | DoneSlot
  | (Named & { kind: 'draft'; at: number })
  | { kind: 'planned'; at: number; category: CommentCategory };

export type ScheduleInput = {
  view: Decidable;
  /** A local date, YYYY-MM-DD. */
  date: string;
  /** Ms since the epoch by the engine's clock, as all times here. */
  now: number;
  /** The counts for the requested day. */
  used: Used;
  done: readonly DoneSlot[];
  approved: readonly ApprovedDraft[];
  /** For the provider's current day. */
  reads: ReadsOfDay;
};

export type DayOutline = {
  window: Window | null;
  slots: Slot[];
  limits: Record<CommentCategory, { limit: number; used: number; left: number }>;
} & Pick<Forecast, 'intervalIndex' | 'firstDrafts' | 'isShortOfReads'>;

/** A day's past comments, and the ones that the engine would post if there is always a post. Pure. */
export function scheduleDay({ view, date, now, used, done, approved, reads }: ScheduleInput): DayOutline {
  const settings = settingsOf(view);
  const window = windowOf(settings.timing, date);
  const limits = limitsOn({ settings, connectedAt: view.account.createdAt }, date);
  const usable = usableLimits(settings, limits);
  const over = window !== null && window.closesAt <= now;
  const { slots: coming, ...facts } = forecast(view, date, now, reads);
  const slots = coming.map(({ at, category, draft }): Slot => {
    const found = approved.find(({ commentId }) => commentId === draft);
    if (!found) return { kind: 'planned', at, category };
    const { commentId, postUrl, posterName } = found;
    return { kind: 'draft', at, category, commentId, postUrl, posterName };
  });
  const line = (category: CommentCategory) => ({
    limit: limits[category],
    used: used[category],
    left: over ? 0 : Math.max(0, usable[category] - used[category]),
  });
  return {
    window,
    slots: [...done, ...slots].sort((a, b) => a.at - b.at),
    limits: { Search: line('Search'), Monitor: line('Monitor') },
    ...facts,
  };
}

type Sources = Pick<SettingsValues, 'searchUrls' | 'searchProfiles'>;

/** 0 without a source. */
export const usableLimits = ({ searchUrls, searchProfiles }: Sources, limits: Left): Left => ({
  Search: searchUrls.length ? limits.Search : 0,
  Monitor: searchProfiles.length ? limits.Monitor : 0,
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

import type { DayPlan, PlanSlot } from '../../server/automation/planSchemas.ts';
import type { SettingsPayload } from '../../server/settings/schemas.ts';
import { dateIn, startOfDay, wallHour } from './zoneTime.ts';

/** A part of a day, both from 0 to 1. */
export interface Span {
  from: number;
  to: number;
}
export interface Mark extends PlanSlot {
  key: string;
  /** Where on the day, 0 to 1. */
  place: number;
}
export interface DayPicture {
  /** When the account may speak. */
  spans: Span[];
  /** In the order in which they come. */
  marks: Mark[];
  now: number;
  /** Where each third hour of the wall's clock is: on a day on which clocks change they are not evenly spread. */
  hours: { hour: number; place: number }[];
}

/** The dates whose plans reach into the day that holds `now`: a window that runs past midnight belongs to the day it began. */
export function datesOf(now: number, { timing }: Pick<SettingsPayload, 'timing'>): string[] {
  const { fromTime, toTime, timezone } = timing;
  const today = dateIn(now, timezone);
  return fromTime > toTime && toTime > '00:00'
    ? [dateIn(startOfDay(now, timezone, -1), timezone), today]
    : [today];
}

/** The day that holds `now`, from midnight to midnight where the account lives, as a picture of it needs it. */
export function dayPicture(plans: readonly DayPlan[], now: number, timezone: string): DayPicture {
  const start = startOfDay(now, timezone);
  const length = startOfDay(now, timezone, 1) - start;
  const placeOf = (at: number) => (at - start) / length;
  const spans = plans.flatMap(({ window }) => {
    if (!window) return [];
    const from = Math.max(0, placeOf(Date.parse(window.opensAt)));
    const to = Math.min(1, placeOf(Date.parse(window.closesAt)));
    return from < to ? [{ from, to }] : [];
  });
  const marks = plans
    .flatMap(({ slots }) => slots)
    .map((slot) => ({
      ...slot,
      key: slot.commentId ?? `${slot.kind} ${slot.at}`,
      place: placeOf(Date.parse(slot.at)),
    }))
    .filter(({ place }) => place >= 0 && place < 1)
    .sort((a, b) => a.place - b.place);
  const hours = [0, 3, 6, 9, 12, 15, 18, 21].map((wall) => ({
    hour: wall,
    place: placeOf(wallHour(now, timezone, wall)),
  }));
  return { spans, marks, now: placeOf(now), hours: [...hours, { hour: 24, place: 1 }] };
}

/** What the limits are counted for now: the window that is open, else today's. */
export function presentPlan(plans: readonly DayPlan[], now: number): DayPlan | undefined {
  const isOpen = ({ window }: DayPlan) =>
    window !== null && Date.parse(window.opensAt) <= now && now < Date.parse(window.closesAt);
  return plans.find(isOpen) ?? plans.at(-1);
}

/** How many of each kind there are. */
export const countMarks = (marks: readonly Mark[]) => ({
  posted: marks.filter(({ kind }) => kind === 'posted').length,
  planned: marks.filter(({ kind }) => kind !== 'posted').length,
});

/** The mark nearest to a place in a row of them, if any is within `reach`. */
export function markAt(
  marks: readonly Mark[],
  category: Mark['category'],
  place: number,
  reach: number,
): Mark | undefined {
  let found: Mark | undefined;
  let distance = reach;
  for (const mark of marks) {
    const away = Math.abs(mark.place - place);
    if (mark.category === category && away <= distance) [found, distance] = [mark, away];
  }
  return found;
}

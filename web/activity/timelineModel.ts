import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { DaySchedule, ScheduleSlot } from '../../server/automation/schedule/schemas.ts';
import { dateIn, startOfDay, wallHour } from './zoneTime.ts';

/** Both from 0 to 1. */
export interface Span {
  from: number;
  to: number;
}
export interface Mark extends ScheduleSlot {
  key: string;
  /** From 0 to 1. */
  place: number;
}
export interface DayPicture {
  spans: Span[];
  marks: Mark[];
  /** Null outside the picture. */
  now: number | null;
  /** Not evenly spaced on a day on which the clocks change. */
  hours: { hour: number; place: number; isMain: boolean }[];
}
/** Marks of one row that would overlap. */
export interface Cluster {
  key: string;
  category: Mark['category'];
  kind: Mark['kind'];
  place: number;
  marks: Mark[];
}

/** Working hours past midnight belong to the date on which they begin, so those of yesterday count too. */
export function datesOf(now: number, { timing }: Pick<SettingsPayload, 'timing'>): string[] {
  const { fromTime, toTime, timezone } = timing;
  const today = dateIn(now, timezone);
  return fromTime > toTime && toTime > '00:00'
    ? [dateIn(startOfDay(now, timezone, -1), timezone), today]
    : [today];
}

const hourMs = 3_600_000;

/** The day of `now`, from an hour before the working hours to an hour after. Without any, the whole day. */
export function dayPicture(schedules: readonly DaySchedule[], now: number, timezone: string): DayPicture {
  const day = { from: startOfDay(now, timezone), to: startOfDay(now, timezone, 1) };
  const isToday = (at: number) => at >= day.from && at < day.to;
  const windows = schedules.flatMap(({ window }) => {
    if (!window) return [];
    const from = Math.max(day.from, Date.parse(window.opensAt));
    const to = Math.min(day.to, Date.parse(window.closesAt));
    return from < to ? [{ from, to }] : [];
  });
  const slots = schedules.flatMap((schedule) => schedule.slots).filter(({ at }) => isToday(Date.parse(at)));
  const edges = windows.flatMap(({ from, to }) => [from, to, ...slots.map(({ at }) => Date.parse(at))]);
  const shown = edges.length > 0 ? edges : [day.from, day.to];
  const start = Math.max(day.from, Math.min(...shown) - hourMs);
  const end = Math.min(day.to, Math.max(...shown) + hourMs);
  const placeOf = (at: number) => (at - start) / (end - start);
  const marks = slots
    .map((slot) => ({
      ...slot,
      key: slot.commentId ?? `${slot.kind} ${slot.at}`,
      place: placeOf(Date.parse(slot.at)),
    }))
    .sort((a, b) => a.place - b.place);
  return {
    spans: windows.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) })),
    marks,
    now: now >= start && now <= end ? placeOf(now) : null,
    hours: hoursBetween(start, end, now, timezone).map(({ at, ...hour }) => ({
      ...hour,
      place: placeOf(at),
    })),
  };
}

/** As many whole hours as fit. On a phone only the main ones show. */
function hoursBetween(start: number, end: number, now: number, timezone: string) {
  const length = (end - start) / hourMs;
  const step = length <= 8 ? 1 : length <= 14 ? 2 : 3;
  const hours: { hour: number; at: number; isMain: boolean }[] = [];
  for (let hour = 0; hour <= 24; hour += step) {
    const at = hour === 24 ? startOfDay(now, timezone, 1) : wallHour(now, timezone, hour);
    if (at >= start && at <= end) hours.push({ hour, at, isMain: hours.length % 4 === 0 });
  }
  return hours;
}

/** @param width in pixels: a mark takes 11, a count 18 */
export function clusters(marks: readonly Mark[], width: number): Cluster[] {
  const found: Cluster[] = [];
  const half = (count: number) => (count > 1 ? 9 : 5.5);
  for (const mark of marks) {
    const last = found.findLast(({ category }) => category === mark.category);
    const isFree =
      !last ||
      (last.kind === 'posted') !== (mark.kind === 'posted') ||
      (mark.place - last.place) * width >= half(last.marks.length) + half(1);
    if (isFree) {
      const { key, category, kind, place } = mark;
      found.push({ key, category, kind, place, marks: [mark] });
    } else {
      last.marks.push(mark);
      last.place = last.marks.reduce((sum, { place }) => sum + place, 0) / last.marks.length;
    }
  }
  return found;
}

/** The limits count for the open working hours, else for today's. */
export function presentSchedule(schedules: readonly DaySchedule[], now: number): DaySchedule | undefined {
  const isOpen = ({ window }: DaySchedule) =>
    window !== null && Date.parse(window.opensAt) <= now && now < Date.parse(window.closesAt);
  return schedules.find(isOpen) ?? schedules.at(-1);
}

export const countMarks = (marks: readonly Mark[]) => ({
  posted: marks.filter(({ kind }) => kind === 'posted').length,
  planned: marks.filter(({ kind }) => kind !== 'posted').length,
});

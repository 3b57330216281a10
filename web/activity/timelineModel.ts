import { type Timing, type Weekday, weekdays } from '../../server/settings/schemas.ts';
import { hoursOf, startOfDay } from './zoneTime.ts';

export interface Span {
  from: number;
  to: number;
}

/** The hours of one local day, 0 to 24, in which the account may speak: its own window, and the end of a night's before it. */
export function workingHours(timing: Timing, day: Weekday): Span[] {
  const from = hoursOf(timing.fromTime);
  const to = hoursOf(timing.toTime);
  const before = weekdays[(weekdays.indexOf(day) + 6) % 7];
  const works = timing.activeDays.includes(day);
  if (from === to) return works ? [{ from: 0, to: 24 }] : [];
  if (from < to) return works ? [{ from, to }] : [];
  const spans: Span[] = [];
  if (before && timing.activeDays.includes(before) && to > 0) spans.push({ from: 0, to });
  if (works) spans.push({ from, to: 24 });
  return spans;
}

export function weekdayIn(instant: number, timeZone: string): Weekday {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(instant);
  return weekdays.find((day) => day === name) ?? 'Monday';
}

/** Where on the zone's day that holds `now` an instant lies, 0 to 1; null when it is on another day. */
export function placeOnDay(instant: number, now: number, timeZone: string): number | null {
  const start = startOfDay(now, timeZone);
  const end = startOfDay(now, timeZone, 1);
  return instant < start || instant >= end ? null : (instant - start) / (end - start);
}

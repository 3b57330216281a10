import { Temporal } from 'temporal-polyfill';
import { type Timing, type Weekday, weekdays } from '../../accounts/settings/schemas.ts';
import { iso } from '../../clock.ts';

/** [opensAt, closesAt) in ms since the epoch. `day` is the local date on which it began, YYYY-MM-DD. */
export type Window = { day: string; opensAt: number; closesAt: number };

type Hours = Pick<Timing, 'fromTime' | 'toTime' | 'timezone' | 'activeDays'>;

/** Covers two weeks, because a clock change may remove the only window of a week. */
const daysAhead = 15;

/** The window at a time. A window that passes midnight belongs to the day on which it began. */
export function windowAt(hours: Hours, at: number): Window | null {
  const today = localDate(hours.timezone, at);
  for (const date of [today, shifted(today, -1)]) {
    const window = windowOf(hours, date);
    if (window && window.opensAt <= at && at < window.closesAt) return window;
  }
  return null;
}

/** Null without a working day. */
export function windowAfter(hours: Hours, at: number): Window | null {
  let date = localDate(hours.timezone, at);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const window = windowOf(hours, date);
    if (window && window.opensAt > at) return window;
    date = shifted(date, 1);
  }
  return null;
}

/** Null without a working day, or if a clock change leaves no time. */
export function windowOf(hours: Hours, date: string): Window | null {
  if (!hours.activeDays.includes(weekdayOf(date))) return null;
  const whole = hours.fromTime === hours.toTime;
  const overnight = hours.fromTime > hours.toTime;
  const from = whole ? '00:00' : hours.fromTime;
  const to = whole ? '00:00' : hours.toTime;
  const last = whole || overnight ? shifted(date, 1) : date;
  const opening = moments(hours.timezone, date, from);
  const closing = moments(hours.timezone, last, to);
  // If a local time occurs twice, the later opening and the earlier closing are inside on both readings.
  let opensAt = opening.late;
  const closesAt = closing.early;
  if (opensAt >= closesAt && opening.early < opening.late) opensAt = opening.early;
  return opensAt < closesAt ? { day: date, opensAt, closesAt } : null;
}

type Moments = { early: number; late: number };

// Many accounts share zones and hours, and the engine asks for the same few days.
const knownMoments = memo<Moments>(20_000);
const knownDays = memo<Weekday>(5_000);
const knownShifts = memo<string>(10_000);

/** When a local time occurs: twice when clocks go back. A skipped time counts as the moment of the jump. */
function moments(timezone: string, date: string, time: string): Moments {
  return knownMoments(`${timezone} ${date} ${time}`, () => {
    const local = Temporal.PlainDateTime.from(`${date}T${time}`);
    const early = local.toZonedDateTime(timezone, { disambiguation: 'earlier' });
    const late = local.toZonedDateTime(timezone, { disambiguation: 'later' });
    if (early.toPlainDateTime().equals(local))
      return { early: early.epochMilliseconds, late: late.epochMilliseconds };
    const jump = early.getTimeZoneTransition('next')?.epochMilliseconds ?? late.epochMilliseconds;
    return { early: jump, late: jump };
  });
}

type Span = { from: number; until: number; offset: number };
const latestSpans = new Map<string, Span>();

/** In ms. Computed once between two clock changes. */
function offsetAt(timezone: string, at: number): number {
  const known = latestSpans.get(timezone);
  if (known && known.from <= at && at < known.until) return known.offset;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone);
  const next = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const span = { from: at, until: next, offset: local.offsetNanoseconds / 1e6 };
  latestSpans.set(timezone, span);
  return span.offset;
}

export const localDate = (timezone: string, at: number): string =>
  iso(at + offsetAt(timezone, at)).slice(0, 10);

export function weekdayOf(date: string): Weekday {
  return knownDays(date, () => weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'Monday');
}

export function shifted(date: string, days: number): string {
  return knownShifts(`${date} ${days}`, () => Temporal.PlainDate.from(date).add({ days }).toString());
}

/** Memoizes a function. Starts over once there are too many entries. */
function memo<Value>(most: number): (key: string, find: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, find) => {
    const had = known.get(key);
    if (had !== undefined) return had;
    if (known.size >= most) known.clear();
    const value = find();
    known.set(key, value);
    return value;
  };
}

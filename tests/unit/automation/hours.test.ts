import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type Weekday, weekdays } from '../../../server/accounts/settings/schemas.ts';
import { windowAfter, windowAt, windowOf } from '../../../server/automation/decide/hours.ts';

const hour = 3_600_000;
const every = [...weekdays];
const hours = (fromTime: string, toTime: string, timezone: string, activeDays: Weekday[] = every) => ({
  fromTime,
  toTime,
  timezone,
  activeDays,
});
const span = (window: { opensAt: number; closesAt: number } | null) =>
  window && [new Date(window.opensAt).toISOString(), new Date(window.closesAt).toISOString()];

describe('nights with a clock change', () => {
  test.each([
    [
      'forward: a window over the gap is an hour shorter',
      hours('01:00', '05:00', 'Europe/Berlin'),
      '2026-03-29',
      ['2026-03-29T00:00:00.000Z', '2026-03-29T03:00:00.000Z'],
    ],
    [
      'forward: one that opens in the gap opens at the jump',
      hours('02:30', '05:00', 'Europe/Berlin'),
      '2026-03-29',
      ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000Z'],
    ],
    [
      'forward: one that closes in the gap closes at the jump',
      hours('22:00', '02:30', 'Europe/Berlin'),
      '2026-03-28',
      ['2026-03-28T21:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ],
    [
      'forward: one inside the gap does not happen',
      hours('02:10', '02:50', 'Europe/Berlin'),
      '2026-03-29',
      null,
    ],
    [
      'back: a window over the repeated hour is an hour longer',
      hours('00:30', '05:00', 'America/New_York'),
      '2026-11-01',
      ['2026-11-01T04:30:00.000Z', '2026-11-01T10:00:00.000Z'],
    ],
    [
      'back: one that opens in the repeated hour opens at its second coming',
      hours('01:30', '05:00', 'America/New_York'),
      '2026-11-01',
      ['2026-11-01T06:30:00.000Z', '2026-11-01T10:00:00.000Z'],
    ],
    [
      'back: one that closes in it closes at its first',
      hours('22:00', '01:30', 'America/New_York'),
      '2026-10-31',
      ['2026-11-01T02:00:00.000Z', '2026-11-01T05:30:00.000Z'],
    ],
    [
      'back: one inside it happens once',
      hours('01:10', '01:40', 'America/New_York'),
      '2026-11-01',
      ['2026-11-01T05:10:00.000Z', '2026-11-01T05:40:00.000Z'],
    ],
    [
      'the whole day has 25 hours',
      hours('09:00', '09:00', 'Europe/Berlin'),
      '2026-10-25',
      ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ],
    [
      'a day that begins with a gap begins at the jump',
      hours('00:00', '00:00', 'Africa/Cairo'),
      '2026-04-24',
      ['2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
    ],
    [
      'half an hour, on Lord Howe',
      hours('09:00', '17:00', 'Australia/Lord_Howe'),
      '2026-04-05',
      ['2026-04-04T22:30:00.000Z', '2026-04-05T06:30:00.000Z'],
    ],
  ] as const)('%s', (_what, when, date, expected) => {
    expect(span(windowOf(when, date))).toEqual(expected);
  });
});

test('a window past midnight belongs to the day on which it began', () => {
  const fridays = hours('22:00', '02:00', 'UTC', ['Friday']);
  const inside = windowAt(fridays, Date.parse('2026-03-07T01:59:00Z'));
  expect(inside?.day).toBe('2026-03-06');
  expect(windowAt(fridays, Date.parse('2026-03-07T02:00:00Z'))).toBeNull();
  expect(windowAt(fridays, Date.parse('2026-03-06T01:00:00Z'))).toBeNull();
});

test('includes its beginning and excludes its end', () => {
  const nine = hours('09:00', '17:00', 'UTC');
  expect(windowAt(nine, Date.parse('2026-03-02T09:00:00.000Z'))).not.toBeNull();
  expect(windowAt(nine, Date.parse('2026-03-02T16:59:59.999Z'))).not.toBeNull();
  expect(windowAt(nine, Date.parse('2026-03-02T17:00:00.000Z'))).toBeNull();
});

test('never opens without a working day', () => {
  expect(windowAfter(hours('09:00', '17:00', 'UTC', []), 0)).toBeNull();
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const anyHours = fc.record({
  fromTime: time,
  toTime: time,
  timezone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  activeDays: fc.subarray(every, { minLength: 1 }),
});
const moment = fc.integer({
  min: Date.parse('2024-01-01T00:00:00Z'),
  max: Date.parse('2028-01-01T00:00:00Z'),
});

test('places every moment inside the hours on an active day, for any zone and hours', () => {
  fc.assert(
    fc.property(anyHours, moment, (when, at) => {
      const window = windowAt(when, at);
      if (window) expect(readsAsInside(when, at)).toBe(window.day);
    }),
    { numRuns: 3000, seed: 11 },
  );
});

test('counts every wall time within the hours as inside, except in the repeated hour', () => {
  fc.assert(
    fc.property(anyHours, moment, (when, at) => {
      if (readsAsInside(when, at) === null || changesWithin(when.timezone, at, 26 * hour)) return;
      expect(windowAt(when, at)).not.toBeNull();
    }),
    { numRuns: 3000, seed: 12 },
  );
});

test('finds the next window, and no open one before it', () => {
  fc.assert(
    fc.property(anyHours, moment, fc.double({ min: 0, max: 0.999, noNaN: true }), (when, at, share) => {
      const next = windowAfter(when, at);
      if (!next) return;
      expect(next.opensAt).toBeGreaterThan(at);
      expect(windowAt(when, next.opensAt)).toEqual(next);
      const current = windowAt(when, at);
      const from = current ? current.closesAt : at;
      if (from < next.opensAt)
        expect(windowAt(when, Math.floor(from + (next.opensAt - from) * share))).toBeNull();
    }),
    { numRuns: 2000, seed: 13 },
  );
});

/** The rule of the contract by wall time alone: the local date on which the window that holds `at` began. */
function readsAsInside(when: ReturnType<typeof hours>, at: number): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(when.timezone);
  const now = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const today = local.toPlainDate();
  const isActive = (date: Temporal.PlainDate) =>
    when.activeDays.includes(every[date.dayOfWeek - 1] ?? 'Monday');
  const { fromTime, toTime } = when;
  if (fromTime === toTime) return isActive(today) ? today.toString() : null;
  if (fromTime < toTime) return isActive(today) && fromTime <= now && now < toTime ? today.toString() : null;
  if (now >= fromTime && isActive(today)) return today.toString();
  const yesterday = today.subtract({ days: 1 });
  return now < toTime && isActive(yesterday) ? yesterday.toString() : null;
}

function changesWithin(timezone: string, at: number, distance: number): boolean {
  const offset = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone).offsetNanoseconds;
  return offset(at - distance) !== offset(at + distance) || offset(at) !== offset(at + distance);
}

import { expect, test } from 'vitest';
import { defaultSettings, weekdays } from '../../../server/accounts/settings/schemas.ts';
import { warmUpDay, warmUpLimits } from '../../../server/automation/decide/warmUp.ts';
import { exampleReads } from '../../../server/automation/network/readSchemas.ts';
import { scheduleDay } from '../../../server/automation/schedule/scheduleDay.ts';
import { decisionView } from '../../support/decisionView.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const settings = {
  ...defaultSettings,
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'UTC',
    timeBetweenComments: [20],
    activeDays: [...weekdays],
  },
  warmUp: true,
};
const connectedAt = at('2026-03-02T10:00');
const full = { Search: 20, Monitor: 1 };
const on = (day: string, limits = full, change: object = {}) =>
  warmUpLimits(limits, { settings: { ...settings, ...change }, connectedAt, day });

test('P5: allows n fourteenths of each limit on day n, rounded up, and all of it on day 14', () => {
  const days = Array.from({ length: 15 }, (_, n) => `2026-03-${String(n + 2).padStart(2, '0')}`);
  expect(days.map((day) => on(day).Search)).toEqual([2, 3, 5, 6, 8, 9, 10, 12, 13, 15, 16, 18, 19, 20, 20]);
  expect(on('2027-03-02')).toEqual(full);
});

test('P5: allows at least 1 if the limit is above 0, and 0 if it is 0', () => {
  expect(on('2026-03-02')).toEqual({ Search: 2, Monitor: 1 });
  expect(on('2026-03-02', { Search: 0, Monitor: 75 })).toEqual({ Search: 0, Monitor: 6 });
});

test('P5: leaves the limits unchanged if warm-up is off', () => {
  expect(on('2026-03-02', full, { warmUp: false })).toEqual(full);
});

test('P5: counts days in the account’s time zone, across clock changes', () => {
  const timing = { ...settings.timing, timezone: 'Pacific/Auckland' };
  // 10:00 UTC is the 2nd at 23:00 there; 12:00 UTC is the 3rd.
  const first = { settings: { ...settings, timing }, connectedAt: at('2026-03-02T12:00') };
  expect(warmUpDay({ ...first, day: '2026-03-03' })).toBe(1);
  expect(warmUpDay({ ...first, day: '2026-03-04' })).toBe(2);
  const berlin = { ...settings.timing, timezone: 'Europe/Berlin' };
  const before = { settings: { ...settings, timing: berlin }, connectedAt: at('2026-03-28T10:00') };
  expect(['2026-03-28', '2026-03-29', '2026-03-30'].map((day) => warmUpDay({ ...before, day }))).toEqual([
    1, 2, 3,
  ]);
});

test('P5: treats a day before the connection as the first', () => {
  expect(warmUpDay({ settings, connectedAt, day: '2026-02-20' })).toBe(1);
  expect(warmUpDay({ settings, connectedAt, day: '2026-03-15' })).toBeNull();
});

test('P5: gives each day of the schedule its own limit', () => {
  const plan = (date: string) =>
    scheduleDay({
      view: decisionView({
        connectedAt,
        settings: {
          ...settings,
          searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=a'],
          dailySearchComments: 20,
        },
      }),
      ...{ date, now: at('2026-03-02T10:00'), used: { Search: 0, Monitor: 0 }, done: [], approved: [] },
      reads: exampleReads,
    });
  const days = ['2026-03-02', '2026-03-03', '2026-03-08', '2026-03-15', '2026-03-16'].map(plan);
  expect(days.map(({ limits }) => limits.Search.limit)).toEqual([2, 3, 10, 20, 20]);
  expect(days.map(({ slots }) => slots.length)).toEqual([2, 3, 10, 20, 20]);
});

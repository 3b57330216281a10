import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { exampleReads } from '../../../server/automation/network/readSchemas.ts';
import type { DaySchedule } from '../../../server/automation/schedule/schemas.ts';
import { clusters, datesOf, dayPicture, presentSchedule } from '../../../web/activity/timelineModel.ts';

const plan = (
  date: string,
  window: [string, string] | null,
  slots: DaySchedule['slots'] = [],
): DaySchedule => ({
  accountId: 'a1',
  date,
  timezone: 'UTC',
  window: window && { opensAt: window[0], closesAt: window[1] },
  slots,
  limits: { Search: { limit: 5, used: 0, left: 5 }, Monitor: { limit: 5, used: 0, left: 5 } },
  warnings: [],
  reads: exampleReads,
  clock: { now: '2026-11-20T12:00:00Z', rate: 1 },
});
const slot = (at: string, kind: 'posted' | 'planned' = 'planned') => ({
  at,
  kind,
  category: 'Search' as const,
});
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('the day as a picture', () => {
  it('spans the working hours with an hour of margin, and places all comments', () => {
    const day = plan(
      '2026-11-20',
      ['2026-11-20T09:00:00Z', '2026-11-20T18:00:00Z'],
      [slot('2026-11-20T15:00:00Z'), slot('2026-11-20T09:00:00Z', 'posted')],
    );
    const picture = dayPicture([day], noon, 'UTC');
    // From 08:00 to 19:00.
    expect(picture.spans).toEqual([{ from: 1 / 11, to: 10 / 11 }]);
    expect(picture.marks.map(({ place, kind }) => [place, kind])).toEqual([
      [1 / 11, 'posted'],
      [7 / 11, 'planned'],
    ]);
    expect(picture.now).toBe(4 / 11);
    expect(picture.hours.map(({ hour }) => hour)).toEqual([8, 10, 12, 14, 16, 18]);
    expect(dayPicture([day], Date.parse('2026-11-20T21:00:00Z'), 'UTC').now).toBeNull();
  });

  it('includes comments outside the current working hours', () => {
    const day = plan(
      '2026-11-20',
      ['2026-11-20T12:00:00Z', '2026-11-20T15:00:00Z'],
      [slot('2026-11-20T08:00:00Z', 'posted')],
    );
    const { marks, hours } = dayPicture([day], noon, 'UTC');
    expect(marks.map(({ place }) => place)).toEqual([1 / 9]);
    expect(hours.at(0)?.hour).toBe(8);
    expect(hours.at(-1)?.hour).toBe(16);
  });

  it('shows both nights of a day that starts and ends within working hours', () => {
    const night = {
      timing: { ...defaultSettings.timing, fromTime: '22:00', toTime: '06:00', timezone: 'UTC' },
    };
    expect(datesOf(noon, night)).toEqual(['2026-11-19', '2026-11-20']);
    const plans = [
      plan(
        '2026-11-19',
        ['2026-11-19T22:00:00Z', '2026-11-20T06:00:00Z'],
        [slot('2026-11-19T23:00:00Z', 'posted'), slot('2026-11-20T03:00:00Z', 'posted')],
      ),
      plan(
        '2026-11-20',
        ['2026-11-20T22:00:00Z', '2026-11-21T06:00:00Z'],
        [slot('2026-11-20T23:00:00Z'), slot('2026-11-21T01:00:00Z')],
      ),
    ];
    const picture = dayPicture(plans, noon, 'UTC');
    expect(picture.spans).toEqual([
      { from: 0, to: 0.25 },
      { from: 22 / 24, to: 1 },
    ]);
    expect(picture.marks.map(({ at }) => at)).toEqual(['2026-11-20T03:00:00Z', '2026-11-20T23:00:00Z']);
    expect(presentSchedule(plans, Date.parse('2026-11-20T05:00:00Z'))?.date).toBe('2026-11-19');
    expect(presentSchedule(plans, noon)?.date).toBe('2026-11-20');
  });

  it('needs one date if no working hours continue from the day before', () => {
    const timing = { ...defaultSettings.timing, timezone: 'Asia/Tokyo' };
    expect(datesOf(Date.parse('2026-11-20T23:00:00Z'), { timing })).toEqual(['2026-11-21']);
    expect(datesOf(noon, { timing: { ...timing, fromTime: '22:00', toTime: '00:00' } })).toEqual([
      '2026-11-20',
    ]);
    expect(datesOf(noon, { timing: { ...timing, fromTime: '09:00', toTime: '09:00' } })).toEqual([
      '2026-11-20',
    ]);
  });

  it('has 23 hours when the clocks go forward', () => {
    const { hours } = dayPicture([], Date.parse('2026-03-29T12:00:00Z'), 'Europe/Berlin');
    expect(hours.map(({ place }) => Math.round(place * 23 * 10) / 10)).toEqual([
      0, 2, 5, 8, 11, 14, 17, 20, 23,
    ]);
  });
});

it('counts overlapping marks, posted and planned ones separately', () => {
  const day = plan('2026-11-20', null, [
    slot('2026-11-20T06:00:00Z', 'posted'),
    slot('2026-11-20T06:10:00Z', 'posted'),
    slot('2026-11-20T06:20:00Z'),
    slot('2026-11-20T12:00:00Z'),
  ]);
  const { marks } = dayPicture([day], noon, 'UTC');
  const counts = (width: number) =>
    clusters(marks, width).map((cluster) => [cluster.kind, cluster.marks.length]);
  expect(counts(960)).toEqual([
    ['posted', 2],
    ['planned', 1],
    ['planned', 1],
  ]);
  expect(counts(2400)).toHaveLength(4);
});

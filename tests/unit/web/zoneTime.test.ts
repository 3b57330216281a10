import { describe, expect, it } from 'vitest';
import { countdown, hourOfDay, offsetName, startOfDay, startOfWindowDay, timeIn } from '../../../web/activity/zoneTime.ts';

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();

describe('the start of the day', () => {
  it.each([
    ['2026-11-20T21:00:00Z', 'Europe/London', '2026-11-20T00:00:00.000Z'],
    ['2026-07-20T23:30:00Z', 'Europe/London', '2026-07-20T23:00:00.000Z'],
    ['2026-11-20T21:00:00Z', 'Asia/Tokyo', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20T02:00:00Z', 'America/New_York', '2026-11-19T05:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    // Midnight does not exist on this day in this place: its day begins at one o'clock.
    ['2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('of %s in %s is %s', (instant, zone, start) => {
    expect(iso(startOfDay(at(instant), zone))).toBe(start);
  });

  it('is yesterday for a window that runs past midnight and is not over', () => {
    const night = { fromTime: '22:00', toTime: '06:00', timezone: 'UTC' };
    expect(iso(startOfWindowDay(at('2026-11-20T05:59:00Z'), night))).toBe('2026-11-19T00:00:00.000Z');
    expect(iso(startOfWindowDay(at('2026-11-20T06:00:00Z'), night))).toBe('2026-11-20T00:00:00.000Z');
    const day = { fromTime: '09:00', toTime: '17:00', timezone: 'UTC' };
    expect(iso(startOfWindowDay(at('2026-11-20T05:59:00Z'), day))).toBe('2026-11-20T00:00:00.000Z');
  });
});

describe('words for time', () => {
  it.each([
    [0, 'now'],
    [-5_000, 'now'],
    [39_500, 'in 40 s'],
    [60_000, 'in 1 min'],
    [130_000, 'in 3 min'],
    [60 * 60_000, 'in 1 h'],
    [(2 * 60 + 5) * 60_000, 'in 2 h 5 min'],
    [(60 + 59.5) * 60_000, 'in 2 h'],
    [24 * 3_600_000, 'in 1 d'],
    [56.5 * 3_600_000, 'in 2 d 9 h'],
  ])('%i ms ahead is %j', (left, text) => expect(countdown(1000 + left, 1000)).toBe(text));

  it('reads the clock of a zone', () => {
    expect(hourOfDay(at('2026-11-20T21:30:00Z'), 'Asia/Kolkata')).toBe(3);
    expect(timeIn(at('2026-11-20T00:00:00Z'), 'UTC')).toBe('00:00');
    expect(offsetName('Asia/Tokyo', at('2026-11-20T00:00:00Z'))).toBe('GMT+9');
  });
});

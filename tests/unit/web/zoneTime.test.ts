import { describe, expect, it } from 'vitest';
import {
  agoIn,
  countdown,
  dateIn,
  offsetName,
  startOfDay,
  timeIn,
  wallHour,
} from '../../../web/activity/zoneTime.ts';
import { english, german } from './translators.ts';

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
    // The clocks skip midnight on this day, so it begins at 01:00.
    ['2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('of %s in %s is %s', (instant, zone, start) => {
    expect(iso(startOfDay(at(instant), zone))).toBe(start);
  });
});

describe('the hours of a day on which clocks change', () => {
  it('follow the local clock', () => {
    const spring = at('2026-03-29T12:00:00Z');
    expect(iso(wallHour(spring, 'Europe/Berlin', 1))).toBe('2026-03-29T00:00:00.000Z');
    expect(iso(wallHour(spring, 'Europe/Berlin', 6))).toBe('2026-03-29T04:00:00.000Z');
    expect(iso(wallHour(at('2026-10-25T12:00:00Z'), 'Europe/Berlin', 6))).toBe('2026-10-25T05:00:00.000Z');
  });

  it('have the date of the zone', () => {
    expect(dateIn(at('2026-11-20T23:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-21');
    expect(dateIn(at('2026-11-20T02:00:00Z'), 'America/New_York')).toBe('2026-11-19');
  });
});

describe('relative times', () => {
  it('are in the language of the page', () => {
    // A date is that of the machine's zone.
    const now = at('2026-11-20T12:00:00');
    expect(countdown(now + 125 * 60_000, now, german)).toBe('in 2 Std. 5 Min.');
    expect([agoIn(now - 5 * 60_000, now, 'en'), agoIn(now - 5 * 60_000, now, 'de')]).toEqual([
      '5 min ago',
      'vor 5 Min.',
    ]);
    expect(agoIn(now - 3 * 3_600_000, now, 'es')).toBe('hace 3 h');
    // A clock slightly behind the server's must not show a future time.
    expect(agoIn(now + 2_000, now, 'en')).toBe('now');
    expect(agoIn(now - 26 * 3_600_000, now, 'en')).toBe('19 Nov');
  });

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
  ])('shows %i ms ahead as %j', (left, text) => expect(countdown(1000 + left, 1000, english)).toBe(text));

  it('shows the time and offset of a zone', () => {
    expect(timeIn(at('2026-11-20T00:00:00Z'), 'UTC')).toBe('12:00 AM');
    expect(offsetName('Asia/Tokyo', at('2026-11-20T00:00:00Z'))).toBe('GMT+9');
    expect(offsetName('Europe/London', at('2026-11-20T00:00:00Z'))).toBe('GMT');
  });
});

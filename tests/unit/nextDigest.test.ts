import { describe, expect, it } from 'vitest';
import { nextDigestAt } from '../../server/messaging/digest/nextDigest.ts';

const next = (timeZone: string, now: string, digestedAt: string | null = null) =>
  new Date(
    nextDigestAt(timeZone, Date.parse(now), digestedAt === null ? null : Date.parse(digestedAt)),
  ).toISOString();

describe('the next digest', () => {
  it.each([
    ['before 8:00, today', '2026-03-02T06:59:59Z', '2026-03-02T07:00:00.000Z'],
    ['at 8:00, tomorrow', '2026-03-02T07:00:00Z', '2026-03-03T07:00:00.000Z'],
    ['on the day before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['on the day after', '2026-03-29T06:00:00Z', '2026-03-30T06:00:00.000Z'],
    ['on the day before the clocks go back', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('comes %s', (_when, now, expected) => {
    expect(next('Europe/Berlin', now)).toBe(expected);
  });

  it('comes once a day, however often the time zone changes', () => {
    const sent = '2026-03-02T07:00:00Z';
    expect(next('America/New_York', '2026-03-02T08:00:00Z', sent)).toBe('2026-03-03T13:00:00.000Z');
    // In Auckland, it is the evening of 2 March.
    expect(next('Pacific/Auckland', '2026-03-02T08:00:00Z', sent)).toBe('2026-03-02T19:00:00.000Z');
  });

  it('comes the day after a late one', () => {
    const late = '2026-03-02T21:00:00Z';
    expect(next('Europe/Berlin', late, late)).toBe('2026-03-03T07:00:00.000Z');
    const muchLater = '2026-03-03T05:00:00Z';
    expect(next('Europe/Berlin', muchLater, muchLater)).toBe('2026-03-04T07:00:00.000Z');
  });
});

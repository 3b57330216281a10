import { expect, test } from 'vitest';
import type { EngineTime } from '../../server/clock.ts';
import { nextReadAt, readSince } from '../../server/history/results/nextReadAt.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-03-20T10:00:00Z') as EngineTime;

test('reads every 4 hours while the newest comment is younger than 3 days, then daily for a month', () => {
  const next = (age: number) => (nextReadAt(now - age, now) ?? Number.NaN) - now;
  expect([next(0), next(3 * day - 1)]).toEqual([4 * hour, 4 * hour]);
  expect([next(3 * day), next(30 * day - 1)]).toEqual([day, day]);
  expect(nextReadAt(now - 30 * day, now)).toBeNull();
  expect(nextReadAt(null, now)).toBeNull();
});

test('reads each comment at 60 to 72 hours, whatever its age at the first read', () => {
  for (let first = 0; first < 60; first += 1) {
    const postedAt = now - first * hour;
    const ages: number[] = [];
    for (let at: EngineTime | null = now; at !== null; at = nextReadAt(postedAt, at))
      ages.push((at - postedAt) / hour);
    expect(ages.some((age) => age >= 60 && age <= 72)).toBe(true);
  }
});

test('goes back 3 days, and on the first read of a UTC day a month before the read before', () => {
  expect(readSince(now - 4 * hour, now)).toBe(now - 3 * day);
  const yesterday = Date.parse('2026-03-19T23:59:59Z') as EngineTime;
  expect(readSince(yesterday, now)).toBe(yesterday - 30 * day);
  expect(readSince(null, now)).toBe(now - 30 * day);
});

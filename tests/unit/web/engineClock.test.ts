import { expect, it } from 'vitest';
import { engineNow, setEngineClock } from '../../../web/activity/engineClock.ts';

const browser = Date.parse('2026-11-20T12:00:00Z');

it('uses the browser time until the server has told the engine time', () => {
  expect(engineNow(browser)).toBe(browser);
});

it('counts down by the server time when the browser clock is wrong', () => {
  setEngineClock({ now: '2026-11-20T12:07:00.000Z', rate: 1 }, browser);
  expect(engineNow(browser + 30_000)).toBe(Date.parse('2026-11-20T12:07:30Z'));
});

it('counts down at the speed of a fast sandbox', () => {
  setEngineClock({ now: '2026-11-20T12:00:00.000Z', rate: 1440 }, browser);
  expect(engineNow(browser + 60_000)).toBe(Date.parse('2026-11-21T12:00:00Z'));
});

import { expect, it } from 'vitest';
import { engineNow, setEngineClock } from '../../../web/activity/engineClock.ts';

const browser = Date.parse('2026-11-20T12:00:00Z');

it('the automation is taken to have the time of the browser until it says another one', () => {
  expect(engineNow(browser)).toBe(browser);
});

it('a browser that is wrong counts down by the time of the server', () => {
  setEngineClock({ now: '2026-11-20T12:07:00.000Z', rate: 1 }, browser);
  expect(engineNow(browser + 30_000)).toBe(Date.parse('2026-11-20T12:07:30Z'));
});

it('a sandbox that runs a day in a minute counts down as fast', () => {
  setEngineClock({ now: '2026-11-20T12:00:00.000Z', rate: 1440 }, browser);
  expect(engineNow(browser + 60_000)).toBe(Date.parse('2026-11-21T12:00:00Z'));
});

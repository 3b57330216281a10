import { expect, test } from 'vitest';
import { periodOf } from '../../server/history/results/period.ts';

const evening = Date.parse('2026-10-25T23:30:00Z');

test('ends today in the zone that is furthest ahead, and has as many days as asked for', () => {
  const zones = ['America/New_York', 'Europe/Berlin'];
  expect(periodOf(evening, zones, {})).toEqual({ from: '2026-09-27', to: '2026-10-26' });
  expect(periodOf(evening, zones, { days: 1 })).toEqual({ from: '2026-10-26', to: '2026-10-26' });
  expect(periodOf(evening, ['America/New_York'], { days: 7 })).toEqual({
    from: '2026-10-19',
    to: '2026-10-25',
  });
  expect(periodOf(evening, [], { days: 2 })).toEqual({ from: '2026-10-24', to: '2026-10-25' });
});

test('counts days of two zones across the change of their clocks', () => {
  const zones = ['America/New_York', 'Europe/Berlin'];
  // Half past midnight in Berlin on the day after summer time began, 18:30 of that day in New York.
  const spring = Date.parse('2026-03-29T22:30:00Z');
  expect(periodOf(spring, zones, { days: 7 })).toEqual({ from: '2026-03-24', to: '2026-03-30' });
  // New York's clock was set back; Berlin's a week before.
  const autumn = Date.parse('2026-11-02T04:30:00Z');
  expect(periodOf(autumn, ['America/New_York'], { days: 2 })).toEqual({
    from: '2026-10-31',
    to: '2026-11-01',
  });
  expect(periodOf(autumn, zones, { days: 2 })).toEqual({ from: '2026-11-01', to: '2026-11-02' });
});

test('takes the days that the client names', () => {
  expect(periodOf(evening, [], { until: '2026-03-02' })).toEqual({ from: '2026-02-01', to: '2026-03-02' });
  expect(periodOf(evening, [], { since: '2026-12-01' })).toEqual({ from: '2026-12-01', to: '2026-12-01' });
});

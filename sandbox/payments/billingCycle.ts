import { Temporal } from 'temporal-polyfill';
import type { Interval, Period } from './types.ts';

/**
 * The `n`th start of a cycle anchored at `anchor` (Unix seconds, UTC). Always counted from the anchor, so a
 * cycle of the 31st uses the last day of shorter months and returns to the 31st
 * (docs.stripe.com/billing/subscriptions/billing-cycle).
 */
export function turnOf(anchor: number, { interval, interval_count }: Interval, n: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC');
  return start.add({ [`${interval}s`]: interval_count * n }).epochMilliseconds / 1000;
}

/** @param at not before the anchor */
export function periodAt(anchor: number, every: Interval, at: number): Period {
  let n = 0;
  while (turnOf(anchor, every, n + 1) <= at) n++;
  return { start: turnOf(anchor, every, n), end: turnOf(anchor, every, n + 1) };
}

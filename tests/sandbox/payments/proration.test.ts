import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt, turnOf } from '../../../sandbox/payments/billingCycle.ts';
import { prorate, shareLeft } from '../../../sandbox/payments/proration.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const charge = fc.record({
  unit_amount: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 0, max: 20 }),
});
const length = fc.integer({ min: 1, max: 366 * 86_400 });
const period = fc
  .record({ start: fc.integer({ min: 0, max: 2_000_000_000 }), length })
  .map((span) => ({ start: span.start, end: span.start + span.length }));
const within = period.chain((span) =>
  fc.record({ period: fc.constant(span), at: fc.integer({ min: span.start, max: span.end }) }),
);
const cost = (price: { unit_amount: number; quantity: number }) => price.unit_amount * price.quantity;

test('credits and charges the exact difference, within one minor unit of rounding', () => {
  fc.assert(
    fc.property(charge, charge, within, (before, after, { period, at }) => {
      const { credit, charge } = prorate(before, after, period, at);
      const exact = ((BigInt(cost(after)) - BigInt(cost(before))) * BigInt(period.end - at)) as bigint;
      const length = BigInt(period.end - period.start);
      const off = BigInt((credit as number) + (charge as number)) * length - exact;
      expect(off <= length && off >= -length).toBe(true);
      expect(credit).toBeLessThanOrEqual(0);
      expect(Number.isInteger(credit) && Number.isInteger(charge)).toBe(true);
    }),
  );
});

test('charges the whole difference at the start, nothing at the end, and nothing for a change undone immediately', () => {
  fc.assert(
    fc.property(charge, charge, within, (before, after, { period, at }) => {
      const sum = (moment: number, from = before, to = after) => {
        const { credit, charge } = prorate(from, to, period, moment);
        return (credit as number) + (charge as number);
      };
      expect(sum(period.start)).toBe(cost(after) - cost(before));
      expect(sum(period.end)).toBe(0);
      expect(sum(at) + sum(at, after, before)).toBe(0);
    }),
  );
});

test('charges each quantity for its time over any sequence of changes, within half a unit per line', () => {
  const times = within.chain(({ period }) =>
    fc.record({
      period: fc.constant(period),
      ats: fc.array(fc.integer({ min: period.start, max: period.end }), { maxLength: 8 }),
    }),
  );
  fc.assert(
    fc.property(times, fc.array(charge, { minLength: 9, maxLength: 9 }), ({ period, ats }, charges) => {
      const moments = ats.toSorted((a, b) => a - b);
      let paid = cost(charges[0] as never);
      let exact = 0n;
      let from = period.start;
      for (const [n, at] of moments.entries()) {
        const [before, after] = [charges[n], charges[n + 1]] as const;
        const { credit, charge } = prorate(before ?? null, after ?? null, period, at);
        paid += (credit as number) + (charge as number);
        exact += BigInt(cost(before as never)) * BigInt(at - from);
        from = at;
      }
      exact += BigInt(cost(charges[moments.length] as never)) * BigInt(period.end - from);
      const length = BigInt(period.end - period.start);
      const off = BigInt(paid) * length - exact;
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(length * BigInt(moments.length));
    }),
  );
});

test('computes shares exactly beyond the precision of floats', () => {
  expect(shareLeft(9_007_199_254_740_991, { start: 0, end: 3 }, 1)).toBe(6_004_799_503_160_661);
  expect(shareLeft(3, { start: 0, end: 2 }, 1)).toBe(2);
});

test('renews a cycle of the 31st on the last day of shorter months', () => {
  const anchor = seconds('2027-01-31T10:20:30Z');
  const every = { interval: 'month', interval_count: 1 } as const;
  expect(turnOf(anchor, every, 1)).toBe(seconds('2027-02-28T10:20:30Z'));
  expect(turnOf(anchor, every, 2)).toBe(seconds('2027-03-31T10:20:30Z'));
  expect(turnOf(anchor, { interval: 'year', interval_count: 1 }, 1)).toBe(seconds('2028-01-31T10:20:30Z'));
  expect(turnOf(anchor, { interval: 'week', interval_count: 2 }, 3)).toBe(anchor + 6 * 7 * 86_400);
  expect(periodAt(anchor, every, turnOf(anchor, every, 1))).toEqual({
    start: seconds('2027-02-28T10:20:30Z'),
    end: seconds('2027-03-31T10:20:30Z'),
  });
});

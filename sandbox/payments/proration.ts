import type { Period } from './types.ts';

export type Charge = { unit_amount: number; quantity: number };

/**
 * The share of `amount` (whole minor units, not negative) for the rest of a period, rounded to the nearest
 * minor unit, halves up. Exact, with integer arithmetic.
 */
export function shareLeft(amount: number, period: Period, at: number): number {
  const length = BigInt(period.end - period.start);
  const left = BigInt(period.end - Math.min(Math.max(at, period.start), period.end));
  return Number((BigInt(amount) * left * 2n + length) / (length * 2n));
}

/**
 * The proration of a change within a period: a credit for the unused time of the old charge, and a charge for
 * the remaining time of the new one. Both are rounded alike, so that a change and its reversal in the same
 * second cost nothing.
 * @returns the amounts of both lines, the credit zero or below; null for a line that is not needed
 */
export function prorate(before: Charge | null, after: Charge | null, period: Period, at: number) {
  const share = (charge: Charge) => shareLeft(charge.unit_amount * charge.quantity, period, at);
  return { credit: before && 0 - share(before), charge: after && share(after) };
}

import type { Period } from './types.ts';

/** What a quantity costs for a whole period. */
export type Charge = { unit_amount: number; quantity: number };

/**
 * The share of `amount` (whole minor units, not negative) for what is left of a period at a second of it, to the nearest minor unit,
 * halves upwards. Worked out in whole numbers, so that it is exact whatever the amount.
 */
export function shareLeft(amount: number, period: Period, at: number): number {
  const length = BigInt(period.end - period.start);
  const left = BigInt(period.end - Math.min(Math.max(at, period.start), period.end));
  return Number((BigInt(amount) * left * 2n + length) / (length * 2n));
}

/**
 * What changing from one charge to another in the middle of a period costs: the unused time of the old one is given back, the
 * remaining time of the new one is charged. The credit is never more than the old charge would cost from here on, so that a
 * change and its undoing in the same second cost nothing.
 * @returns amounts of the two lines, the credit zero or below; null for a line that there is no need of
 */
export function prorate(before: Charge | null, after: Charge | null, period: Period, at: number) {
  const share = (charge: Charge) => shareLeft(charge.unit_amount * charge.quantity, period, at);
  return { credit: before && 0 - share(before), charge: after && share(after) };
}

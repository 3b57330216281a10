import type { RaRecord } from 'react-admin';
import type { CostCaps, CostRow, CustomerCapInput } from '../../../server/operations/costs/schemas.ts';

export type CostRecord = CostRow & RaRecord<string>;

/** The latest 12 months in UTC, latest first. @param now ms since the epoch */
export function lastMonths(now: number): string[] {
  const date = new Date(now);
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7),
  );
}

/** react-admin's inputs hold null where nothing is entered. */
export type PriceValues = {
  model: string | null;
  input: number | null;
  cached: number | null;
  output: number | null;
};

export const toPriceInput = ({ model, input, cached, output }: PriceValues) => ({
  model: model ?? '',
  input,
  ...(cached !== null && { cached }),
  output,
});

export type CustomerCapValues = { kind: 'default' | 'none' | 'own'; cap: number | null };

export function customerCapOf({ customers }: CostCaps, userId: string): CustomerCapValues {
  const own = customers.find((each) => each.userId === userId);
  if (!own) return { kind: 'default', cap: null };
  return { kind: own.cap === null ? 'none' : 'own', cap: own.cap };
}

export const toCustomerCap = ({ kind, cap }: CustomerCapValues): CustomerCapInput => ({
  cap: kind === 'own' ? (cap ?? Number.NaN) : kind,
});

import type { CreateTokenInput } from '../../../server/identity/tokens/schemas.ts';

export const spans = ['in30', 'in90', 'in365', 'onDate', 'never'] as const;
export type Span = (typeof spans)[number];
export type TokenValues = {
  name: string;
  scope: CreateTokenInput['scope'];
  span: Span;
  date: string | null;
};

export const newToken: TokenValues = {
  name: '',
  scope: 'read',
  span: 'in90',
  date: null,
};

const days: Partial<Record<Span, number>> = { in30: 30, in90: 90, in365: 365 };

/** @param date `YYYY-MM-DD` in the user's time zone */
const endOf = (date: string): number => new Date(`${date}T23:59:59.999`).getTime();

export const isFuture = (date: string | null, now: number): boolean => date !== null && endOf(date) > now;

export function toTokenInput({ name, scope, span, date }: TokenValues, now: number): CreateTokenInput {
  const inDays = days[span];
  const ends =
    span === 'onDate' && date ? endOf(date) : inDays === undefined ? null : now + inDays * 86_400_000;
  return {
    name,
    scope,
    expiresAt: ends === null ? null : new Date(ends).toISOString(),
  };
}

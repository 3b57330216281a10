import { numberFormat } from '../../server/texts/formats.ts';
import { locale } from './locale.ts';

/** Small amounts with six decimals: a comment costs a fraction of a cent. */
export const moneyDigits = (amount: number): number => (amount !== 0 && amount < 1 ? 6 : 2);

/** @param digits all decimals are shown, so that the amounts of a column line up; by default as few as fit */
export function moneyText(amount: number, currency: string, digits?: number): string {
  return numberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits ?? 2,
    maximumFractionDigits: digits ?? moneyDigits(amount),
  }).format(amount);
}

export const countText = (count: number): string => numberFormat(locale()).format(count);

/** With at most one decimal. @returns undefined for null */
export const decimalText = (value: number | null): string | undefined =>
  value === null ? undefined : numberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

import { numberFormat } from '../../server/texts/formats.ts';
import { locale } from './locale.ts';

/** Small amounts with six decimals: a comment costs a fraction of a cent. */
export function moneyText(amount: number, currency: string): string {
  const digits = amount !== 0 && amount < 1 ? 6 : 2;
  return numberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(amount);
}

export const countText = (count: number): string => numberFormat(locale()).format(count);

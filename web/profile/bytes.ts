import { numberFormat } from '../../server/texts/formats.ts';
import { locale } from '../i18n/locale.ts';

export function bytesText(bytes: number): string {
  const [unit, size] =
    bytes < 1024 * 1024
      ? (['kilobyte', bytes / 1024] as const)
      : (['megabyte', bytes / 1024 / 1024] as const);
  const digits = size < 10 && unit === 'megabyte' ? 1 : 0;
  return numberFormat(locale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(size);
}

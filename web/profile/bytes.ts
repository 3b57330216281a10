import { currentLanguage } from '../i18n/i18n.ts';
import { localeOf } from '../i18n/languages.ts';

export function bytesText(bytes: number): string {
  const [unit, size] =
    bytes < 1024 * 1024
      ? (['kilobyte', bytes / 1024] as const)
      : (['megabyte', bytes / 1024 / 1024] as const);
  const digits = size < 10 && unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(localeOf[currentLanguage()], {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(size);
}

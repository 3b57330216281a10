import { dateFormat } from './formats.ts';
import { currentLanguage } from './i18n.ts';
import { localeOf } from './languages.ts';

/** The locale of the language that is shown. Call it while drawing, in a component that uses `useTranslate`. */
export const locale = (): string => localeOf[currentLanguage()];

/** `2 Mar 2026, 10:05`, where the reader is. */
export const momentText = (time: string): string =>
  dateFormat(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

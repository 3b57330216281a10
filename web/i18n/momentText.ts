import { dateFormat } from './formats.ts';
import { type Language, localeOf } from './languages.ts';

/** `2 Mar 2026, 10:05`, where the reader is. */
export const momentText = (time: string, language: Language): string =>
  dateFormat(localeOf[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

import type { CommentDays } from '../../server/history/comments/schemas.ts';
import { dateFormat, numberFormat } from '../../server/texts/formats.ts';
import { api } from '../api.ts';
import { type Language, localeOf } from '../i18n/languages.ts';

type Day = CommentDays['days'][number];

export const daysQuery = (accountId: string) => ({
  queryKey: ['comment-days', accountId],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.countDays(accountId, { signal }),
});

export const chartHeight = 220;

export const sumOf = (days: readonly Day[]): number =>
  days.reduce((sum, { Search, Monitor }) => sum + Search + Monitor, 0);

/** '21 Nov', long 'Saturday 21 November'. */
export function dateText(date: string, language: Language, long = false): string {
  const look = long
    ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return dateFormat(localeOf[language], { ...look, timeZone: 'UTC' }).format(Date.parse(date));
}

/** @param date YYYY-MM-DD */
export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

export const averageText = (days: readonly Day[], language: Language): string =>
  numberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(
    sumOf(days) / Math.max(1, days.length),
  );

import type { Comment } from '../../server/history/comments/schemas.ts';
import { dateFormat } from '../../server/texts/formats.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { TextName } from '../i18n/texts.ts';

export interface Filters {
  accountId?: string | undefined;
  category?: Comment['category'] | undefined;
  q?: string | undefined;
  /** ISO 8601 UTC. */
  createdAt_gte?: string | undefined;
  createdAt_lte?: string | undefined;
}

export type Range = { from: Date; to: Date };

const daysFrom = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
const firstOf = (date: Date, months = 0) => new Date(date.getFullYear(), date.getMonth() + months, 1);

export const presets: readonly { label: TextName; range: (now: Date) => Range }[] = [
  { label: 'comments.range.today', range: (now) => ({ from: daysFrom(now, 0), to: daysFrom(now, 0) }) },
  { label: 'comments.range.last7', range: (now) => ({ from: daysFrom(now, -6), to: daysFrom(now, 0) }) },
  { label: 'comments.range.last30', range: (now) => ({ from: daysFrom(now, -29), to: daysFrom(now, 0) }) },
  { label: 'comments.range.month', range: (now) => ({ from: firstOf(now), to: daysFrom(now, 0) }) },
  {
    label: 'comments.range.lastMonth',
    range: (now) => ({ from: firstOf(now, -1), to: daysFrom(firstOf(now), -1) }),
  },
];

export function filterOf(range: Range | null): Pick<Filters, 'createdAt_gte' | 'createdAt_lte'> {
  if (!range) return { createdAt_gte: undefined, createdAt_lte: undefined };
  const end = daysFrom(range.to, 1).getTime() - 1;
  return { createdAt_gte: daysFrom(range.from, 0).toISOString(), createdAt_lte: new Date(end).toISOString() };
}

/** Null without valid dates, which a typed address may lack. */
export function rangeOf({ createdAt_gte, createdAt_lte }: Filters, now: Date): Range | null {
  const from = dateOf(createdAt_gte);
  const to = dateOf(createdAt_lte);
  if (!from && !to) return null;
  return { from: from ?? to ?? now, to: to ?? now };
}

function dateOf(iso: string | undefined): Date | null {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** '1–20 Nov 2026' */
export const rangeText = ({ from, to }: Range, language: Language): string =>
  dateFormat(localeOf[language], { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to);

/** The browser's day, as 2026-11-01. */
export function isoDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** 'chime-in-comments-2026-11-01-to-2026-11-20'; without a range the day of the export. */
export function fileName(filters: Filters, now: Date): string {
  const range = rangeOf(filters, now);
  return `chime-in-comments-${range ? `${isoDay(range.from)}-to-${isoDay(range.to)}` : isoDay(now)}`;
}

import { type Filters, isFiltered } from './commentsModel.ts';
import { isoDay, rangeOf } from './rangeModel.ts';

export type Format = 'csv' | 'json';

/** 'chime-in-comments-2026-11-01-to-2026-11-20.csv'; without a range the day on which it was taken. */
export function fileName(filters: Filters, format: Format, now: Date): string {
  const range = rangeOf(filters, now);
  const days = range ? `${isoDay(range.from)}-to-${isoDay(range.to)}` : isoDay(now);
  return `chime-in-comments-${days}.${format}`;
}

export const exportPath = (filters: Filters, format: Format): string => {
  const query = isFiltered(filters) ? `?filter=${encodeURIComponent(JSON.stringify(filters))}` : '';
  return `/api/exports/comments.${format}${query}`;
};

/** The byte that ends a comment in each format and stands nowhere else: see server/history/comments/csv.ts and exportComments.ts. */
const rowEnd: Record<Format, number> = { csv: 0x0d, json: 0x0a };

export const rowsIn = (bytes: Uint8Array, format: Format): number =>
  bytes.reduce((rows, byte) => (byte === rowEnd[format] ? rows + 1 : rows), 0);

import type { Comment } from '../../server/comments/schemas.ts';
import { dateFormat } from '../i18n/formats.ts';

export interface Filters {
  accountId?: string | undefined;
  category?: Comment['category'] | undefined;
  /** ISO 8601 UTC, as the server takes them. */
  createdAt_gte?: string | undefined;
  createdAt_lte?: string | undefined;
}

export const modes = [
  { value: '', label: 'All' },
  { value: 'Monitor', label: 'From profiles' },
  { value: 'Search', label: 'From searches' },
] as const;

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

export interface Day<T> {
  key: string;
  date: Date;
  comments: T[];
}

/** Comments by the reader's days, in the order in which they came. */
export function byDay<T extends Pick<Comment, 'createdAt'>>(comments: readonly T[]): Day<T>[] {
  const days = new Map<string, Day<T>>();
  for (const comment of comments) {
    const date = new Date(comment.createdAt);
    const key = dayOf(date);
    const day = days.get(key);
    if (day) day.comments.push(comment);
    else days.set(key, { key, date, comments: [comment] });
  }
  return [...days.values()];
}

/** 'Today', 'Yesterday', 'Friday 20 November', and with the year when that is another one. */
export function dayText(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(date) === dayOf(now)) return 'Today';
  if (dayOf(date) === dayOf(yesterday)) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return dateFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...year })
    .format(date)
    .replace(',', '');
}

/** hh:mm a: '02:05 PM' */
export function clockText(iso: string): string {
  const date = new Date(iso);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(date.getHours() % 12 || 12)}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** 'just now', '5 min ago', '3 h ago', then the date is what helps. */
export function ago(iso: string, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : null;
}

/** Leaves out what isn't set, so that the address says only what was chosen. */
export function withFilter(filters: Filters, patch: Filters): Filters {
  return Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value));
}

export const isFiltered = ({ accountId, category, createdAt_gte, createdAt_lte }: Filters): boolean =>
  Boolean(accountId || category || createdAt_gte || createdAt_lte);

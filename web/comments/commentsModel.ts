import type { Comment } from '../../server/history/comments/schemas.ts';
import { dateFormat } from '../i18n/formats.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { Translate } from '../i18n/useTranslate.ts';

export interface Filters {
  accountId?: string | undefined;
  category?: Comment['category'] | undefined;
  q?: string | undefined;
  /** ISO 8601 UTC, as the server takes them. */
  createdAt_gte?: string | undefined;
  createdAt_lte?: string | undefined;
}

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

export interface Day<T> {
  key: string;
  date: Date;
  comments: T[];
}

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

const yearUnlessThis = (date: Date, now: Date) =>
  date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);

/** 'Today', 'Yesterday', 'Friday 20 November', and with the year when that is another one. */
export function dayText(date: Date, now: Date, t: Translate, language: Language): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(date) === dayOf(now)) return t('comments.when.today');
  if (dayOf(date) === dayOf(yesterday)) return t('comments.when.yesterday');
  const parts = { weekday: 'long', day: 'numeric', month: 'long', ...yearUnlessThis(date, now) } as const;
  const text = dateFormat(localeOf[language], parts).format(date);
  return language === 'en' ? text.replace(',', '') : text;
}

/** 'just now', '5 min ago', '3 h ago', then the date is what helps. */
export function ago(iso: string, now: number, t: Translate): string | null {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return t('comments.when.now');
  if (minutes < 60) return t('comments.when.minutes', { smart_count: minutes });
  return minutes < 24 * 60 ? t('comments.when.hours', { smart_count: Math.floor(minutes / 60) }) : null;
}

export const isFiltered = ({ accountId, category, q, createdAt_gte, createdAt_lte }: Filters): boolean =>
  Boolean(accountId || category || q || createdAt_gte || createdAt_lte);

/** A link that is safe to follow; what a stranger put in its place is no link. */
export const safeLink = (url: string): string | undefined => (/^https?:/i.test(url) ? url : undefined);

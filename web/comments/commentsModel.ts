import type { Comment } from '../../server/history/comments/schemas.ts';
import { dateFormat } from '../../server/texts/formats.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import { isoDay } from './rangeModel.ts';

/** By the reader's days, in the order of the comments. */
export const byDay = <T extends Pick<Comment, 'createdAt'>>(comments: readonly T[]) =>
  [...Map.groupBy(comments, ({ createdAt }) => isoDay(new Date(createdAt)))].map(([day, ofDay]) => ({
    day,
    date: new Date(`${day}T00:00`),
    comments: ofDay,
  }));

/** 'Today', 'Yesterday', 'Friday 20 November'; with the year unless it is this year. */
export function dayText(date: Date, now: Date, t: Translate, language: Language): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isoDay(date) === isoDay(now)) return t('comments.when.today');
  if (isoDay(date) === isoDay(yesterday)) return t('comments.when.yesterday');
  const isThisYear = date.getFullYear() === now.getFullYear();
  const text = dateFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
  return language === 'en' ? text.replace(',', '') : text;
}

/** 'just now', '5 min ago', '3 h ago'; null after a day. */
export function ago(iso: string, now: number, t: Translate): string | null {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return t('comments.when.now');
  if (minutes < 60) return t('comments.when.minutes', { smart_count: minutes });
  return minutes < 24 * 60 ? t('comments.when.hours', { smart_count: Math.floor(minutes / 60) }) : null;
}

export const modeText = ({ category }: Pick<Comment, 'category'>, t: Translate): string =>
  t(category === 'Monitor' ? 'comments.card.profiles' : 'comments.card.searches');

/** Undefined for schemes other than HTTP, such as `javascript:`. */
export const safeLink = (url: string): string | undefined => (/^https?:/i.test(url) ? url : undefined);

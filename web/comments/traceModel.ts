import type { CommentTrace } from '../../server/history/comments/schemas.ts';
import { numberFormat } from '../../server/texts/formats.ts';
import { momentText } from '../i18n/clock.ts';
import { type Language, localeOf } from '../i18n/languages.ts';
import type { TextName } from '../i18n/texts.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** 'the search “design systems”', 'the profile ada-okafor' */
export function sourceText(
  { category, source }: Pick<CommentTrace, 'category' | 'source'>,
  t: Translate,
): string {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (category === 'Search') {
    const words = url?.searchParams.get('keywords')?.trim();
    return words ? t('comments.trace.search', { words }) : t('comments.trace.searchPlain');
  }
  const name = url?.pathname.split('/').filter(Boolean).at(-1) ?? source;
  return t('comments.trace.profile', { name: decoded(name) });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Moment = { labels: TextName[]; at: string | null };

/** In order. Events within the same second are one moment. */
export function momentsOf({ takenAt, sentAt, confirmedAt, review }: CommentTrace): Moment[] {
  const all: { label: TextName; at: string | null }[] = [
    { label: 'comments.trace.taken', at: takenAt },
    ...(review
      ? [
          {
            label: review.autonomy
              ? ('comments.trace.approvedItself' as const)
              : ('comments.trace.approved' as const),
            at: review.approvedAt,
          },
        ]
      : []),
    { label: 'comments.trace.sent', at: sentAt },
    { label: 'comments.trace.confirmed', at: confirmedAt },
  ];
  const moments: Moment[] = [];
  for (const { label, at } of all) {
    const before = moments.at(-1);
    if (at && before?.at && second(before.at) === second(at)) before.labels.push(label);
    else moments.push({ labels: [label], at });
  }
  return moments;
}
const second = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** '05/03/2026, 02:05:09 PM' */
export const exactTime = (iso: string): string => momentText(iso, { seconds: true });

export const languageText = (code: string, language: Language): string =>
  new Intl.DisplayNames(localeOf[language], { type: 'language' }).of(code) ?? code;

export const shareText = (share: number, language: Language): string =>
  numberFormat(localeOf[language], { style: 'percent' }).format(share);

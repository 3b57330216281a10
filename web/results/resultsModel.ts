import type { ResultDimension, ResultRow, Results } from '../../server/history/results/schemas.ts';
import { languageText, sourceText } from '../comments/traceModel.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translate } from '../i18n/useTranslate.ts';

export const periods = [7, 30, 90, 365] as const;
export type Shown = { accountId: string; days: number };

/** The chosen account and days, from the page's address. */
export function shownOf(params: URLSearchParams): Shown {
  const days = Number(params.get('days'));
  return {
    accountId: params.get('account') ?? '',
    days: periods.find((period) => period === days) ?? 30,
  };
}

export const queryOf = ({ accountId, days }: Shown): URLSearchParams =>
  new URLSearchParams({ days: String(days), ...(accountId && { accountId }) });

type Source = Results['retirable'][number];

export const retirableText = ({ kind, source }: Pick<Source, 'kind' | 'source'>, t: Translate): string =>
  capital(sourceText({ category: kind === 'search' ? 'Search' : 'Monitor', source }, t));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a breakdown's row. */
export function labelOf({ by, value, name }: ResultRow, t: Translate, language: Language): string {
  if (value === '') return t(by === 'reviewer' ? 'results.by.nobody' : 'results.by.unknown');
  const labels: Record<ResultDimension, () => string> = {
    account: () => name,
    search: () => retirableText({ kind: 'search', source: value }, t),
    profile: () => name || retirableText({ kind: 'profile', source: value }, t),
    prompt: () => value,
    language: () => languageText(value, language),
    hour: () => `${value.padStart(2, '0')}:00–${value.padStart(2, '0')}:59`,
    review: () => t(`results.by.${value as 'automatic' | 'approved' | 'edited'}`),
    reviewer: () => name || t('results.by.unknown'),
  };
  return labels[by]();
}

/** Hours in the order of the day, others by their number of comments. */
export function rowsOf(results: Results, by: ResultDimension): ResultRow[] {
  const rows = results.breakdowns.filter((row) => row.by === by);
  return by === 'hour' ? rows.sort((a, b) => Number(a.value) - Number(b.value)) : rows;
}

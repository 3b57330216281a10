import { type Move, moves } from '../../server/automation/writing/moves.ts';
import {
  type ResultDimension,
  type ResultRow,
  type Results,
  resultDimensions,
} from '../../server/history/results/schemas.ts';
import { languageText, shareText, sourceText } from '../comments/traceModel.ts';
import { wallTimeText } from '../i18n/clock.ts';
import type { Language } from '../i18n/languages.ts';
import type { Translate } from '../i18n/useTranslate.ts';

export const periods = [7, 30, 90, 365] as const;
export type Shown = {
  accountId: string;
  days: number;
  /** One value of a dimension, whose comments alone count; empty for all. */
  within: WithinDimension | '';
  value: string;
};
type WithinDimension = Exclude<ResultDimension, 'account'>;

/** The chosen account, days and value, from the page's address. */
export function shownOf(params: URLSearchParams): Shown {
  const days = Number(params.get('days'));
  const within = params.get('within');
  return {
    accountId: params.get('account') ?? '',
    days: periods.find((period) => period === days) ?? 30,
    within: resultDimensions.filter((by) => by !== 'account').find((by) => by === within) ?? '',
    value: params.get('value') ?? '',
  };
}

export const addressOf = ({ accountId, days, within, value }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(accountId && { account: accountId }),
    days: String(days),
    ...(within && { within, value }),
  });

export const queryOf = ({ accountId, days, within, value }: Shown): URLSearchParams =>
  new URLSearchParams({
    days: String(days),
    ...(accountId && { accountId }),
    ...(within && { within, value }),
  });

/** The page that shows only the comments of a row. */
export const shownOnly = (shown: Shown, { by, value }: ResultRow): Shown =>
  by === 'account' ? { ...shown, accountId: value } : { ...shown, within: by, value };

export const rangeText = (
  { least, most }: NonNullable<ResultRow['interval']>,
  t: Translate,
  language: Language,
): string =>
  t('results.figures.range', { least: shareText(least, language), most: shareText(most, language) });

/** The one sentence that the figures of a dimension carry; undefined where nothing is compared. */
export function claimOf(
  { comparisons, breakdowns }: Pick<Results, 'comparisons' | 'breakdowns'>,
  by: ResultDimension,
  t: Translate,
  language: Language,
): string | undefined {
  const found = comparisons.find((comparison) => comparison.by === by);
  if (!found) return undefined;
  const nameOf = (value: string) => {
    const row = breakdowns.find((each) => each.by === by && each.value === value) ?? { by, value, name: '' };
    if (by === 'search' || (by === 'profile' && !row.name)) return sourceName(by, value, t);
    return t('results.claim.quoted', { name: labelOf(row, t, language) });
  };
  const [worst, ...others] = found.worse;
  if (found.compared < 2) return t('results.claim.tooFew');
  if (found.better === null || worst === undefined) return t('results.claim.none');
  const names = { better: nameOf(found.better), worse: nameOf(worst) };
  return capital(
    others.length === 0
      ? t('results.claim.one', names)
      : t('results.claim.more', { ...names, smart_count: others.length }),
  );
}

type Source = Results['retirable'][number];

const sourceName = (kind: Source['kind'], source: string, t: Translate): string =>
  sourceText({ category: kind === 'search' ? 'Search' : 'Monitor', source }, t);

export const retirableText = ({ kind, source }: Pick<Source, 'kind' | 'source'>, t: Translate): string =>
  capital(sourceName(kind, source, t));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a breakdown's row. */
export function labelOf(
  { by, value, name }: Pick<ResultRow, 'by' | 'value' | 'name'>,
  t: Translate,
  language: Language,
): string {
  if (value === '') return t(by === 'reviewer' ? 'results.by.nobody' : 'results.by.unknown');
  const labels: Record<ResultDimension, () => string> = {
    account: () => name,
    search: () => retirableText({ kind: 'search', source: value }, t),
    profile: () => name || retirableText({ kind: 'profile', source: value }, t),
    prompt: () => name || t('results.prompts.version', { version: value }),
    move: () => (moves.some((move) => move === value) ? t(`results.by.${value as Move}`) : value),
    language: () => languageText(value, language),
    hour: () => ['00', '59'].map((minute) => wallTimeText(`${value.padStart(2, '0')}:${minute}`)).join('–'),
    review: () => t(`results.by.${value as 'automatic' | 'approved' | 'edited'}`),
    reviewer: () => name || t('results.by.unknown'),
  };
  return labels[by]();
}

/** Hours in the order of the day, others by what is known of them. */
export function rowsBy(results: Results, by: ResultDimension): ResultRow[] {
  const rows = results.breakdowns.filter((row) => row.by === by);
  return by === 'hour' ? rows.sort((a, b) => Number(a.value) - Number(b.value)) : rows;
}

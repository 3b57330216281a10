import { accountNames } from '../../../db/accounts/accounts.ts';
import { byteOrderMark, csvRow } from '../comments/csv.ts';
import { readReport } from './readReport.ts';
import type { AccountWeek, ResultsQuery } from './schemas.ts';

type Needs = Parameters<typeof readReport>[0];
type Scope = Parameters<typeof readReport>[1];

/**
 * The weeks of each account with comments in a period.
 * @throws {AppError} not_found for another's account; invalid_input
 */
export async function readAccountWeeks(
  needs: Needs,
  scope: Scope,
  query: ResultsQuery,
): Promise<AccountWeek[]> {
  const { since, until, breakdowns } = await readReport(needs, scope, query);
  const names = await accountNames(needs.db, scope);
  const weeks: AccountWeek[] = [];
  for (const { by, value: accountId } of breakdowns) {
    if (by !== 'account') continue;
    const report = await readReport(needs, scope, { ...query, accountId, since, until });
    const account = names.get(accountId) ?? '';
    weeks.push(...report.weeks.map((week) => ({ accountId, account, ...week })));
  }
  return weeks;
}

export async function* weeksAsJson(weeks: AccountWeek[]): AsyncGenerator<string> {
  yield `[\n${weeks.map((week) => JSON.stringify(week)).join(',\n')}\n]\n`;
}

const figureTitles = [
  ...['Comments', 'Measured', 'Answered', 'Share', 'At least', 'At most', 'Replies', 'Reactions'],
  ...['Decided', 'Unchanged', 'Share unchanged', 'Words changed'],
];
export const weekTitles = [
  ...['Account', 'First day', 'Last day', ...figureTitles],
  ...figureTitles.map((title) => `Before: ${title.toLowerCase()}`),
];

export async function* weeksAsCsv(weeks: AccountWeek[]): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(weekTitles);
  yield weeks
    .map((week) => csvRow([week.account, week.since, week.until, ...cells(week), ...cells(week.before)]))
    .join('');
}

function cells({ share, interval, ...figures }: AccountWeek['before']): string[] {
  const rateText = (rate: number | null | undefined): string => rate?.toFixed(3) ?? '';
  return [
    ...[figures.comments, figures.measured, figures.answered].map(String),
    ...[share, interval?.least, interval?.most].map(rateText),
    ...[figures.replies, figures.reactions, figures.decided, figures.unchanged].map(String),
    ...[figures.unchangedShare, figures.wordsChanged].map(rateText),
  ];
}

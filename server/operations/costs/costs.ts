import { answersOfMonth, type MonthAnswers } from '../../../db/history/resultRows.ts';
import type { Reader } from '../../../db/open.ts';
import { type CostSums, listCosts as listSums } from '../../../db/operations/costList.ts';
import type { EngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { byteOrderMark, csvRow } from '../../history/comments/csv.ts';
import { commentsPerAnswer } from '../../history/results/figures.ts';
import type { Page } from '../../http/list.ts';
import { type CostFilter, type CostRow, type costSorts, fromMillionths } from './schemas.ts';

type CostPage = Page<(typeof costSorts)[number], CostFilter>;

type Needs = Pick<Deps, 'db' | 'engineClock'>;

export async function listCosts(
  { db, engineClock }: Needs,
  page: CostPage,
): Promise<{ rows: CostRow[]; total: number }> {
  const { rows, total } = await listSums(db, page);
  const answers = await readAnswers(db, rows, engineClock.now());
  return { rows: rows.map((row) => toRow(row, answers(row))), total };
}

type Answers = Pick<MonthAnswers, 'comments' | 'measured' | 'answered'>;

/** The answers to the comments of each row's month; null for the rows of all customers. */
async function readAnswers(
  db: Reader,
  rows: CostSums[],
  now: EngineTime,
): Promise<(row: CostSums) => Answers | null> {
  const found = new Map<string, MonthAnswers[]>();
  for (const [month, ofMonth] of Map.groupBy(rows, (row) => row.month)) {
    const accountIds = ofMonth.flatMap(({ accountId }) => accountId ?? []);
    const userIds = ofMonth.flatMap(({ userId }) => userId ?? []);
    if (userIds.length === 0) continue;
    const scope = accountIds.length > 0 ? { accountIds } : { userIds };
    found.set(month, await answersOfMonth(db, month, scope, now));
  }
  return ({ month, accountId, userId }) => {
    if (userId === null) return null;
    const own = (found.get(month) ?? []).filter((each) =>
      accountId === null ? each.userId === userId : each.accountId === accountId,
    );
    const sum = (name: keyof Answers) => own.reduce((total, each) => total + each[name], 0);
    return { comments: sum('comments'), measured: sum('measured'), answered: sum('answered') };
  };
}

/** Unknown is null, never 0. */
function toRow({ cost: millionths, ...row }: CostSums, answers: Answers | null): CostRow {
  const cost = row.unpriced === row.calls ? null : fromMillionths(millionths);
  const perAnswer = answers && commentsPerAnswer(answers);
  const isKnown = answers && perAnswer !== null && cost !== null && row.unpriced === 0;
  const id = [row.month, row.accountId ?? row.userId].filter(Boolean).join(' ');
  return {
    _id: id,
    id,
    ...row,
    cost,
    ...(answers ?? { comments: null, measured: null, answered: null }),
    commentsPerAnswer: perAnswer && Math.round(perAnswer * 100) / 100,
    costPerAnswer: isKnown ? Math.round((cost / answers.comments) * perAnswer * 1e6) / 1e6 : null,
  };
}

export const costColumns = [
  'Month (UTC)',
  'Customer',
  'Account',
  'Calls',
  'Estimated calls',
  'Calls without a price',
  'Input tokens',
  'Cached tokens',
  'Output tokens',
  'Cost',
  'Currency',
  'Comments',
  'Measured comments',
  'Answered comments',
  'Comments per answer',
  'Cost per answer',
] as const;
const atOnce = 200;

export async function* costsAsCsv(
  deps: Needs & Pick<Deps, 'config'>,
  list: Pick<CostPage, 'sort' | 'filter'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(costColumns);
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await listCosts(deps, { ...list, offset, limit: atOnce });
    yield rows.map((row) => rowOf(row, deps.config.MODEL_CURRENCY)).join('');
    if (rows.length < atOnce) return;
  }
}

const rowOf = (row: CostRow, currency: string): string =>
  csvRow([
    row.month,
    row.email ?? '',
    row.accountName ?? '',
    ...[row.calls, row.estimated, row.unpriced].map(String),
    ...[row.inputTokens, row.cachedTokens, row.outputTokens].map(String),
    row.cost === null ? 'unknown' : row.cost.toFixed(6),
    currency,
    ...[row.comments, row.measured, row.answered].map((count) => count?.toString() ?? ''),
    row.commentsPerAnswer?.toFixed(2) ?? '',
    row.costPerAnswer?.toFixed(6) ?? '',
  ]);

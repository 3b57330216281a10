import { type CostSums, listCosts as listSums } from '../../../db/operations/costList.ts';
import type { Deps } from '../../deps.ts';
import { byteOrderMark, csvRow } from '../../history/comments/csv.ts';
import type { Page } from '../../http/list.ts';
import { type CostFilter, type CostRow, type costSorts, fromMillionths } from './schemas.ts';

type CostPage = Page<(typeof costSorts)[number], CostFilter>;

export async function listCosts(
  { db }: Pick<Deps, 'db'>,
  page: CostPage,
): Promise<{ rows: CostRow[]; total: number }> {
  const { rows, total } = await listSums(db, page);
  return { rows: rows.map(toRow), total };
}

/** Unknown is null, never 0. */
function toRow({ cost, ...row }: CostSums): CostRow {
  const id = [row.month, row.accountId ?? row.userId].filter(Boolean).join(' ');
  return { _id: id, id, ...row, cost: row.unpriced === row.calls ? null : fromMillionths(cost) };
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
] as const;
const atOnce = 200;

export async function* costsAsCsv(
  deps: Pick<Deps, 'db' | 'config'>,
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
  ]);

import { byteOrderMark, csvRow } from '../comments/csv.ts';
import type { ResultRow, Results } from './schemas.ts';

const atOnce = 200;

/** The breakdowns as one JSON array with a row on each line. */
export async function* resultsAsJson({ breakdowns }: Results): AsyncGenerator<string> {
  let separator = '[\n';
  for (let from = 0; from < breakdowns.length || from === 0; from += atOnce) {
    const rows = breakdowns.slice(from, from + atOnce);
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield '\n]\n';
}

/** For Excel: keeps umlauts and runs no formula. */
export async function* resultsAsCsv({ breakdowns }: Results): AsyncGenerator<string> {
  yield byteOrderMark +
    csvRow([
      ...['By', 'Value', 'Name', 'Comments', 'Read', 'Measured', 'Too new', 'Not measured'],
      ...['Answered', 'Share', 'At least', 'At most', 'Reactions', 'Replies'],
    ]);
  for (let from = 0; from < breakdowns.length; from += atOnce)
    yield breakdowns
      .slice(from, from + atOnce)
      .map((row) => csvRow(cells(row)))
      .join('');
}

function cells({ by, value, name, share, interval, ...figures }: ResultRow): string[] {
  const { comments, read, measured, tooNew, notMeasured, answered, reactions, replies } = figures;
  const rates = [share, interval?.least, interval?.most].map((rate) => rate?.toFixed(3) ?? '');
  const counts = [comments, read, measured, tooNew, notMeasured, answered].map(String);
  return [by, value, name, ...counts, ...rates, String(reactions), String(replies)];
}

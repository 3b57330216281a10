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
    csvRow(['By', 'Value', 'Name', 'Comments', 'Read', 'Answered', 'Share', 'Reactions', 'Replies']);
  for (let from = 0; from < breakdowns.length; from += atOnce)
    yield breakdowns
      .slice(from, from + atOnce)
      .map((row) => csvRow(cells(row)))
      .join('');
}

const cells = ({ by, value, name, comments, read, answered, share, reactions, replies }: ResultRow) => [
  ...[by, value, name, String(comments), String(read), String(answered)],
  ...[share === null ? '' : share.toFixed(3), String(reactions), String(replies)],
];

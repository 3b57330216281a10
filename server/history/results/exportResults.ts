import { byteOrderMark, csvRow } from '../comments/csv.ts';
import type { ResultRow, Results } from './schemas.ts';

/** The breakdowns as one JSON array with a row on each line. */
export async function* resultsAsJson({ breakdowns }: Results): AsyncGenerator<string> {
  yield `[\n${breakdowns.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** For Excel: keeps umlauts and runs no formula. */
export async function* resultsAsCsv({ breakdowns }: Results): AsyncGenerator<string> {
  yield byteOrderMark +
    csvRow(['By', 'Value', 'Name', 'Comments', 'Read', 'Answered', 'Share', 'Reactions', 'Replies']);
  yield breakdowns.map((row) => csvRow(cells(row))).join('');
}

const cells = ({ by, value, name, comments, read, answered, share, reactions, replies }: ResultRow) => [
  ...[by, value, name, String(comments), String(read), String(answered)],
  ...[share === null ? '' : share.toFixed(3), String(reactions), String(replies)],
];

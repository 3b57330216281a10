import type { ExportedComment } from './schemas.ts';

/**
 * The starts of formulas in a spreadsheet, also after a semicolon, tab, line break, quotes or spaces, because
 * Excel in German and Spanish separates by semicolons and ignores our quotes. The lookbehind comes after the
 * sign, so that long runs of spaces take no time.
 */
const formulaStart = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])["\s]*)|^(?=[\t\r\n])/g;

/** The text with an apostrophe before each start of a formula. The CLI uses it too. */
export const withoutFormulas = (text: string): string => text.replace(formulaStart, "'");

/** Quoted, with plain line feeds, and never a formula. */
const cell = (text: string): string =>
  `"${withoutFormulas(text.replace(/\r\n?/g, '\n')).replaceAll('"', '""')}"`;

/** RFC 4180: a carriage return only at the end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Tells Excel that UTF-8 follows. */
export const byteOrderMark = '\uFEFF';

/** The words of the history's filter for the source of a comment. */
export const commentMode = ({ category }: Pick<ExportedComment, 'category'>): string =>
  category === 'Monitor' ? 'From profiles' : 'From searches';

/** The columns of comments, in the app's export and in the CLI's. */
export const commentTitles = ['Posted at (UTC)', 'Sender', 'Poster', 'Mode', 'Comment', 'Post', 'Id'];
export const commentCells = (row: ExportedComment): string[] => [
  row.createdAt.slice(0, 19).replace('T', ' '),
  row.accountName,
  row.posterName,
  commentMode(row),
  row.comment,
  row.postUrl,
  row._id,
];

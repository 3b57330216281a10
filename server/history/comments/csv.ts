/**
 * Where a spreadsheet could see a formula. Excel in German and Spanish separates by semicolon and then
 * ignores our quotes, so a cell can begin after a semicolon, tab or line break, with a quote or spaces before
 * the sign.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=["\s]{0,8}[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Quoted, with plain line feeds, and never a formula. */
const cell = (text: string): string =>
  `"${text.replace(/\r\n?/g, '\n').replace(formulaStart, "'").replaceAll('"', '""')}"`;

/** RFC 4180: a carriage return only at the end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Tells Excel that UTF-8 follows. */
export const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet could see a formula. Excel in German and Spanish separates by semicolon and then
 * ignores our quotes, so a cell can begin after a semicolon, tab or line break, with a quote or spaces before
 * the sign. The sign is tested first and the blanks are read backwards, so that long blanks take no time.
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

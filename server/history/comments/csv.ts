/**
 * Where a spreadsheet could see the start of a formula. Excel in German and Spanish separates by semicolon and then ignores our
 * quotes, so a cell can begin after each semicolon, tab and line break, with a quote or spaces before the sign.
 */
const formulaStart = /(?<=^|[;\t\r\n])(?=["\s]{0,8}[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A cell that a table shows as it is: quoted, with plain line feeds, and never a formula. */
const cell = (text: string): string =>
  `"${text.replace(/\r\n?/g, '\n').replace(formulaStart, "'").replaceAll('"', '""')}"`;

/** A row by RFC 4180. A carriage return occurs only at its end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Tells Excel that UTF-8 follows. */
export const byteOrderMark = '\uFEFF';

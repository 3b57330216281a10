/** What a table calculates with would be run by whoever opens it: the comments are other people's words as much as ours. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a table shows as it is: quoted, with plain line feeds, and never a formula. */
function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replace(/\r\n?/g, '\n').replaceAll('"', '""')}"`;
}

/** A row by RFC 4180. A carriage return stands nowhere but at its end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Tells Excel that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Places where a spreadsheet would see a formula, including after a semicolon: see server/history/comments/csv.ts. */
const formulaStart = /(?<=^|[;\t\r\n])(?=["\s]{0,8}[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

const cell = (value: unknown): string => {
  const text = (value === null || value === undefined ? '' : String(value)).replace(formulaStart, "'");
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Values as a line of CSV (RFC 4180), harmless to a spreadsheet. */

/** What a spreadsheet would take for a formula begins with an apostrophe. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const cell = (value: unknown): string => {
  const text = harmless(value === null || value === undefined ? '' : String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`;

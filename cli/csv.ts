import { withoutFormulas } from '../server/history/comments/csv.ts';

const cell = (value: unknown): string => {
  const text = withoutFormulas(value === null || value === undefined ? '' : String(value));
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (values: unknown[]): string => `${values.map(cell).join(',')}\r\n`;

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The LIKE pattern of a text, in which `%` and `_` stand for themselves. Values that a prepared query is given by name are made of it. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a text stands in a column, in either case of letters.
 * @param text the text, or the placeholder of a `patternOf` it
 */
export const contains = (column: SQLWrapper, text: string | SQL): SQL =>
  sql`${column} like ${typeof text === 'string' ? patternOf(text) : text} escape '\\'`;

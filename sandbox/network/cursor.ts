import { invalidParameter } from './problems.ts';

/** Bound to its list: account and limit can't change between pages. */
export type Cursor = { account: string; limit: number; list: string; at: number; seq: number };

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Throws `errors/invalid_parameters` for an unknown cursor, or one of another account. */
export function readCursor(text: string, account: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    if (Number.isInteger(cursor.at) && Number.isInteger(cursor.seq) && cursor.account === account)
      return cursor;
  } catch {}
  throw invalidParameter('cursor is not one that this list handed out to this account.');
}

/** A whole number from `low` to `high`. */
export function readLimit(text: string | undefined, fallback: number, low: number, high: number): number {
  if (text === undefined || text === '') return fallback;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < low)
    throw invalidParameter(`limit must be a whole number from ${low} to ${high}.`);
  if (limit > high) throw invalidParameter(`limit must be at most ${high}.`);
  return limit;
}

import { day } from '../../durations.ts';
import type { CommentCategory } from '../../history/comments/schemas.ts';
import { searchRowsPerPage } from '../../providers/limits.ts';
import type { ReadsOfDay } from '../network/readSchemas.ts';
import type { Left } from './warmUp.ts';

/** The fewest rows that are worth a search. */
const smallestSearchPage = 5;

/** Pages are smaller if the remaining rows are too few for the remaining comments. */
export const rowsPerPage = (rowsLeft: number, commentsLeft: number): number =>
  Math.max(smallestSearchPage, Math.min(searchRowsPerPage, Math.floor(rowsLeft / Math.max(1, commentsLeft))));

/** The reads left on a day of the provider, which ends at `endsAt`, in ms since the epoch. */
export type ReadsLeft = { searchRows: number; others: number; endsAt: number };

export const readsLeftOf = ({ searchRows, others, resetsAt }: ReadsOfDay): ReadsLeft => ({
  searchRows: searchRows.left,
  others: others.left,
  endsAt: Date.parse(resetsAt),
});

/** The reads left at a later time: a new day has all of them. */
export function readsAt(reads: ReadsLeft, limits: ReadsOfDay, at: number): ReadsLeft {
  if (at < reads.endsAt) return reads;
  const endsAt = reads.endsAt + (Math.floor((at - reads.endsAt) / day) + 1) * day;
  return { searchRows: limits.searchRows.limit, others: limits.others.limit, endsAt };
}

/** The limits without the categories that have no reads left. */
export const leftWith = (reads: ReadsLeft, left: Left): Left => ({
  Search: reads.searchRows > 0 ? left.Search : 0,
  Monitor: reads.others > 0 ? left.Monitor : 0,
});

/**
 * Takes the reads of a comment: a page of a search, one of a profile, or the post of a draft. `isShort`: the
 * page has fewer rows than wanted. A draft may be written from a page read before; that is not counted.
 * @param left the limits before the comment
 */
export function spendReads(
  reads: ReadsLeft,
  category: CommentCategory | 'draft',
  left: Left,
): { reads: ReadsLeft; isShort: boolean } {
  if (category !== 'Search') return { reads: { ...reads, others: reads.others - 1 }, isShort: false };
  const rows = rowsPerPage(reads.searchRows, left.Search);
  const searchRows = Math.max(0, reads.searchRows - rows);
  return { reads: { ...reads, searchRows }, isShort: rows > reads.searchRows };
}

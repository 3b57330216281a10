import { diffArrays } from 'diff';

/** A comment that a person approved: the writer's text, and the one that was approved. Equal if unedited. */
export type Review = { commentId: string; before: string; after: string };

/** One or two words that stand where others stood. Without `to`, they were removed. */
export type Swap = { from: string; to: string };

/** With what its words say. `kept`: the share of the words before that stayed in their order. */
export type ReadReview = Review & {
  isEdited: boolean;
  words: { before: string[]; after: string[] };
  kept: number;
  /** The larger share of the words that were removed or added, at most 1. */
  changed: number;
  swaps: Swap[];
};

/** Words with their apostrophes, lower case. */
export const wordsIn = (text: string): string[] =>
  text.toLocaleLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:[’'-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];

function difference(before: string[], after: string[]) {
  const parts = diffArrays(before, after);
  const countOf = (which: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[which] ? part.value.length : 0), 0);
  const [added, removed] = [countOf('added'), countOf('removed')];
  const changed = Math.min(1, Math.max(removed, added) / Math.max(1, before.length));
  return { parts, removed, changed };
}

/** The larger share of the words that were removed or added, at most 1. */
export const shareChanged = (before: string, after: string): number =>
  before === after ? 0 : difference(wordsIn(before), wordsIn(after)).changed;

const mostWordsOfSwap = 2;
/** Share of the words around it that must stay. Otherwise a sentence was written anew. */
const leastKept = 0.5;

/** Pure. */
export function readReview(review: Review): ReadReview {
  const before = wordsIn(review.before);
  const after = wordsIn(review.after);
  const { parts, removed, changed } = difference(before, after);
  const whole = Math.max(1, before.length);
  const kept = before.length === 0 ? 1 : 1 - removed / whole;
  const isEdited = review.before !== review.after;
  const swaps =
    kept < leastKept
      ? []
      : parts.flatMap((part, at) => {
          if (!part.removed || part.value.length > mostWordsOfSwap) return [];
          const beside = [parts[at - 1], parts[at + 1]].find((part) => part?.added)?.value ?? [];
          if (beside.length > mostWordsOfSwap + 1) return [];
          return [{ from: part.value.join(' '), to: beside.join(' ') }];
        });
  return { ...review, isEdited, words: { before, after }, kept, changed, swaps };
}

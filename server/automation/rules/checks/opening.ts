import type { Sentence } from '../../../texts/sentence.ts';
import { text } from '../../../texts/text.ts';
import { wordsOf } from '../words.ts';

const compared = 10;
const openingWords = 3;

const openingOf = (text: string): string | null => {
  const words = wordsOf(text).slice(0, openingWords);
  return words.length === openingWords ? words.join(' ') : null;
};

/** @param earlier newest first; @returns null if none of the last ten begins with the same three words */
export function repeatedOpening(comment: string, earlier: readonly string[]): Sentence | null {
  const opening = openingOf(comment);
  if (opening === null) return null;
  const isUsed = earlier.slice(0, compared).some((text) => openingOf(text) === opening);
  return isUsed
    ? text('choices.openingUsed', { quote: comment.trim().split(/\s+/).slice(0, openingWords).join(' ') })
    : null;
}

import { diffArrays } from 'diff';
import { wordsOf } from '../rules/words.ts';

/** The share of the original's words. A larger edit takes the trust back. */
const mostChanged = 1 / 3;

/** Whether over a third of the words were removed, replaced or added, in any case and punctuation. Pure. */
export function isLargeEdit(original: string, text: string): boolean {
  const words = wordsOf(original);
  let added = 0;
  let removed = 0;
  for (const part of diffArrays(words, wordsOf(text))) {
    if (part.added) added += part.value.length;
    if (part.removed) removed += part.value.length;
  }
  return Math.max(added, removed) > words.length * mostChanged;
}

import { diffArrays } from 'diff';
import { wordsOf } from '../rules/words.ts';

/** Of the words of the original; a larger edit takes the trust back. */
const mostChanged = 1 / 3;

/** Whether more than a third of the words were removed, replaced or added. Ignores case and punctuation. Pure. */
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

import { diffWordsWithSpace } from 'diff';

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Where it begins, among all parts: tells two that say the same apart. */
  at: number;
}
/** From one text to another, word by word. */
export function wordDiff(from: string, to: string): Part[] {
  let at = 0;
  return diffWordsWithSpace(from, to).map(({ value, added, removed }) => {
    const part = { kind: added ? 'added' : removed ? 'removed' : 'same', text: value, at } as const;
    at += value.length;
    return part;
  });
}

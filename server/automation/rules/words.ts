/** Matches listed words as people mean them: whole, in any case, with or without accents. Pure. */

const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((name) => `\\p{Script=${name}}`)
  .join('');
/**
 * A run of letters and digits, or a symbol: the C of C++ is not a whole word. Punctuation except # is ignored.
 * In scripts without spaces, each letter counts as a word.
 */
const token = new RegExp(`[${unspaced}]|[[\\p{L}\\p{N}\\p{M}]--[${unspaced}]]+|\\p{S}|#`, 'gv');
/** Characters that change a letter's look: accents and marks that join, part or color their neighbors. */
const ornaments = /[\u0300-\u036f\ufe0e\ufe0f\p{Cf}]/gu;
/** Unicode does not take the stroke off these. */
const stroked: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T' };

/** The words and symbols of a text. Texts that say the same in other case or with other accents have the same. */
function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(ornaments, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ØŁĐĦŦ]/g, (letter) => stroked[letter] ?? letter);
  return plain.match(token) ?? [];
}

/** A search term and the entries of users that it stands for. */
export type Phrase = { phrase: string; listed: string };

/** The possible next words, and the entries whose phrase ends here. */
type Step = { next: Map<string, Step>; listed?: string };

/** Searches a text for all phrases in one pass, however many there are. Returns the entry of a matching phrase, or null. */
export function phraseFinder(phrases: readonly Phrase[]): (text: string) => string | null {
  const start: Step = { next: new Map() };
  for (const { phrase, listed } of phrases) {
    let step = start;
    for (const word of wordsOf(phrase)) {
      const next = step.next.get(word) ?? { next: new Map() };
      step.next.set(word, next);
      step = next;
    }
    if (step !== start) step.listed ??= listed;
  }
  if (start.next.size === 0) return () => null;
  return (text) => {
    const words = wordsOf(text);
    for (let at = 0; at < words.length; at += 1) {
      let step: Step | undefined = start;
      for (let n = at; step && step.listed === undefined; n += 1) step = step.next.get(words[n] ?? '');
      if (step?.listed !== undefined) return step.listed;
    }
    return null;
  };
}

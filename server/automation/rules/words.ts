/** Finds listed words in a text, as whole words in any case, with or without accents. Pure. */

const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((name) => `\\p{Script=${name}}`)
  .join('');
/**
 * A run of letters and digits, or a symbol, so that C does not match C++. In scripts without spaces, each
 * letter is a word.
 */
const token = new RegExp(`[${unspaced}]|[[\\p{L}\\p{N}\\p{M}]--[${unspaced}]]+|\\p{S}|#`, 'gv');
/** Accents and marks that combine with their neighbors. */
const ornaments = /[\u0300-\u036f\ufe0e\ufe0f\p{Cf}]/gu;
/** Letters that Unicode does not decompose. */
const stroked: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ħ: 'H', Ŧ: 'T' };

/** The words of a text. Equal for texts that differ only in case or accents. */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(ornaments, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ØŁĐĦŦ]/g, (letter) => stroked[letter] ?? letter);
  return plain.match(token) ?? [];
}

/** A phrase to search for, and the user's entry that contains it. */
export type Phrase = { phrase: string; listed: string };

/** The possible next words, and the entry whose phrase ends here. */
type Step = { next: Map<string, Step>; listed?: string };

/** Searches all phrases in one pass. Returns the entry of a matching phrase, or null. */
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

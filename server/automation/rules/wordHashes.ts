/** Words as numbers, because thousands of texts are compared for each comment that is written. Pure. */

const unknown = -1;
const separator = 0;
/**
 * The class of a code unit in a word, computed when it first occurs. Positive: its lower-case letter without accents. -2 and below:
 * the same, negated and less 2, for scripts without spaces, in which each letter counts as a word.
 */
const letters = new Int32Array(0x10000).fill(unknown);

const partOfWord = /[\p{L}\p{N}]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function look(code: number): number {
  const letter = String.fromCharCode(code);
  const base = letter.normalize('NFKD').toLowerCase().charCodeAt(0);
  const found = partOfWord.test(letter) ? (unspaced.test(letter) ? -2 - base : base) : separator;
  letters[code] = found;
  return found;
}

/** So much of a text is read, in characters; a post has 3,000 at most, and a repost two of them. */
const mostRead = 8000;
/** As a signed number, which V8 compares faster. */
const offset = 0x811c9dc5 | 0;
const prime = 0x01000193;

const bytes = Buffer.alloc(2 * mostRead);
/** The code units of the text. Reading an array of numbers is twice as fast as reading a string. */
const codes = new Uint16Array(bytes.buffer, bytes.byteOffset, mostRead);
/** Answers how many there are. */
const lay = (text: string): number => bytes.write(text, 'utf16le') / 2;

/** A text's words; the arrays are overwritten by the next text that is read. */
export type WordHashes = { count: number; hashes: Int32Array };
const hashes = new Int32Array(mostRead);

/** Hashes each word of a text: FNV-1a, 32 bits, of its letters and digits in lower case without accents. */
export function hashWords(text: string): WordHashes {
  let count = 0;
  let hash = offset;
  const end = lay(text);
  for (let at = 0; at < end; at += 1) {
    const code = codes[at] as number;
    let letter = letters[code] as number;
    if (letter === unknown) letter = look(code);
    if (letter > 0) {
      hash = Math.imul(hash ^ letter, prime);
    } else {
      if (hash !== offset) {
        hashes[count] = hash;
        hash = offset;
        count += 1;
      }
      if (letter < 0) {
        hashes[count] = Math.imul(offset ^ letter, prime);
        count += 1;
      }
    }
  }
  if (hash !== offset) {
    hashes[count] = hash;
    count += 1;
  }
  return { count, hashes };
}

/** Words with their stems; the arrays are overwritten by the next text that is read. */
export type StemHashes = WordHashes & { stems: Int32Array };
const stems = new Int32Array(mostRead);
const stemLength = 5;
const s = 's'.charCodeAt(0);
const a = 'a'.charCodeAt(0);
const space = ' '.charCodeAt(0);

/**
 * Hashes the words of a text that can say something, with their stems. A stem is a word's first five letters, a short word without its last s.
 * Three letters can say something, two where they are digits or capitals, one in a script that puts nothing between words.
 */
export function hashStems(text: string): StemHashes {
  let count = 0;
  let [hash, stem, withoutLast, last, length, small] = [offset, offset, offset, 0, 0, 0];
  const end = lay(text);
  for (let at = 0; at <= end; at += 1) {
    const code = at < end ? (codes[at] as number) : space;
    let letter = letters[code] as number;
    if (letter === unknown) letter = look(code);
    if (letter > 0) {
      withoutLast = hash;
      hash = Math.imul(hash ^ letter, prime);
      length += 1;
      last = letter;
      if (length <= stemLength) stem = hash;
      if (code === letter && letter >= a) small += 1;
      continue;
    }
    if (length > 2 || (length === 2 && small === 0)) {
      hashes[count] = hash;
      stems[count] = length > 3 && length <= stemLength && last === s ? withoutLast : stem;
      count += 1;
    }
    if (letter < 0) {
      hashes[count] = stems[count] = Math.imul(offset ^ letter, prime);
      count += 1;
    }
    hash = stem = offset;
    length = small = 0;
  }
  return { count, hashes, stems };
}

/** The hash of one word, as `hashWords` gives it. */
export function hashOf(word: string): number {
  return hashWords(word).hashes[0] ?? 0;
}

/** Words as numbers, because each comment is compared with thousands of texts. Pure. */

const unknown = -1;
const separator = 0;
/**
 * The class of a code unit, computed when it first occurs. Positive: its lower-case letter without accents.
 * -2 and below: the same, negated and less 2, in scripts without spaces, where each letter is a word.
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

/** How many characters of a text are read. A post has at most 3,000, and a repost has two texts. */
const mostRead = 8000;
/** Signed, because V8 compares it faster. */
const offset = 0x811c9dc5 | 0;
const prime = 0x01000193;

const bytes = Buffer.alloc(2 * mostRead);
/** An array of numbers can be read twice as fast as a string. */
const codes = new Uint16Array(bytes.buffer, bytes.byteOffset, mostRead);
/** @returns the number of code units */
const lay = (text: string): number => bytes.write(text, 'utf16le') / 2;

/** Valid until the next text, which overwrites the arrays. */
export type WordHashes = { count: number; hashes: Int32Array };
const hashes = new Int32Array(mostRead);

/** FNV-1a, 32 bits, of each word's letters and digits in lower case without accents. */
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

/** Valid until the next text, which overwrites the arrays. */
export type StemHashes = WordHashes & { stems: Int32Array };
const stems = new Int32Array(mostRead);
const stemLength = 5;
const s = 's'.charCodeAt(0);
const a = 'a'.charCodeAt(0);
const space = ' '.charCodeAt(0);

/**
 * Hashes words and their stems: the first five letters, or a short word without its final s. A word needs
 * three letters, two digits or capitals, or one letter in a script without spaces.
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

/** The hash of a word, as in `hashWords`. */
export function hashOf(word: string): number {
  return hashWords(word).hashes[0] ?? 0;
}

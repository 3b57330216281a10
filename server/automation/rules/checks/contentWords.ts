import { stemmer as dutchStem } from '@orama/stemmers/dutch';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as italianStem } from '@orama/stemmers/italian';
import { stemmer as portugueseStem } from '@orama/stemmers/portuguese';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stopwords as dutchStopWords } from '@orama/stopwords/dutch';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as frenchStopWords } from '@orama/stopwords/french';
import { stopwords as germanStopWords } from '@orama/stopwords/german';
import { stopwords as italianStopWords } from '@orama/stopwords/italian';
import { stopwords as portugueseStopWords } from '@orama/stopwords/portuguese';
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish';
import { fillers } from './fillers.ts';

const knownLanguages = ['en', 'de', 'es'] as const;
/** Languages with their own patterns and fillers. */
export type KnownLanguage = (typeof knownLanguages)[number];
export const isKnownLanguage = (language: string | null): language is KnownLanguage =>
  knownLanguages.some((known) => known === language);

/** Lower case, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9']*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('ß', 'ss');
}

type Grammar = { stem: (word: string) => string; ignored: ReadonlySet<string> };
const grammar = (
  stem: Grammar['stem'],
  stopWords: readonly string[],
  extra: readonly string[] = [],
): Grammar => ({ stem, ignored: new Set([...stopWords, ...extra].map(fold)) });
/** By language. In others, a word's first five letters are its stem. */
const grammars: ReadonlyMap<string | null, Grammar> = new Map([
  ['en', grammar(englishStem, englishStopWords, fillers.en)],
  ['de', grammar(germanStem, germanStopWords, fillers.de)],
  ['es', grammar(spanishStem, spanishStopWords, fillers.es)],
  ['fr', grammar(frenchStem, frenchStopWords)],
  ['it', grammar(italianStem, italianStopWords)],
  ['nl', grammar(dutchStem, dutchStopWords)],
  ['pt', grammar(portugueseStem, portugueseStopWords)],
]);

const word = /\p{L}[\p{L}\p{M}]*(?:[’'][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*/gu;
/** Scripts without spaces between words, which are segmented. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Japanese endings and particles. */
const hiragana = /^\p{Script=Hiragana}*$/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const possessive = /[’'][sS]$/;
const figure = /^\p{N}/u;
/** Words that share so many first letters count as the same, such as compounds and inflections. */
const commonStart = 5;

/** Numerals, because a fact may say 9 where a comment says nine. */
const numerals = new Map(
  [
    ['two', 'zwei', 'dos'],
    ['three', 'drei', 'tres'],
    ['four', 'vier', 'cuatro'],
    ['five', 'funf', 'cinco'],
    ['six', 'sechs', 'seis'],
    ['seven', 'sieben', 'siete'],
    ['eight', 'acht', 'ocho'],
    ['nine', 'neun', 'nueve'],
    ['ten', 'zehn', 'diez'],
    ['eleven', 'elf', 'once'],
    ['twelve', 'zwolf', 'doce'],
  ].flatMap((names, at) => names.map((name) => [name, String(at + 2)] as const)),
);

export type Words = {
  /** All words in their order, folded. */
  all: string[];
  /** The stems of meaningful words, without duplicates. */
  stems: Set<string>;
  /** The first letters of each stem. */
  starts: Set<string>;
  figures: Set<string>;
};

const startOf = (stem: string): string => stem.slice(0, commonStart);

const segments = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** @param language ISO 639-1, or null if unknown */
export function readWords(text: string, language: string | null): Words {
  const spoken = grammars.get(language);
  const words: Words = { all: [], stems: new Set(), starts: new Set(), figures: new Set() };
  const add = (single: string) => {
    const folded = fold(single);
    words.all.push(folded);
    const isFigure = figure.test(folded);
    const number = isFigure ? folded : numerals.get(folded);
    if (number !== undefined) words.figures.add(number);
    if (isFigure ? folded.length < 2 : !hasMeaning(folded, spoken)) return;
    const stem = spoken ? fold(spoken.stem(single.toLowerCase())) : startOf(folded);
    words.stems.add(stem);
    if (stem.length >= commonStart) words.starts.add(startOf(stem));
  };
  for (const found of text.match(word) ?? []) {
    if (unspaced.test(found)) for (const segment of segments(found)) add(segment);
    else add(found.replace(possessive, ''));
  }
  return words;
}

function hasMeaning(folded: string, spoken: Grammar | undefined): boolean {
  if (spoken?.ignored.has(folded.replaceAll('’', "'"))) return false;
  if (unspaced.test(folded)) return !hiragana.test(folded);
  return folded.length > (spoken ? 2 : 1);
}

/** Whether `words` contain the stem, or one with the same beginning. */
export const holds = (words: Words, stem: string): boolean =>
  words.stems.has(stem) || (stem.length >= commonStart && words.starts.has(startOf(stem)));

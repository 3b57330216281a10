import { eld } from 'eld/extrasmall';
import { catalog } from '../../texts/catalog.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { plainLanguage } from './commonWords.ts';

/** So many characters suffice to detect a language. More only cost time. */
const sample = 140;
/**
 * With fewer letters, nothing is certain: names and jargon occur in every language. Letters of scripts other
 * than Latin say more, so they count more.
 */
const fewestLetters = 20;
const letterOfOtherScript = 3;
/** With this many letters the best guess has always been right. */
const enoughLetters = 90;
/** How much the best guess must lead, on the library's scale from 0 to 1. */
const margin = 0.03;

const known = new Map<string, string | null>();
const mostKnown = 2000;

/**
 * ISO 639-1, or null if a text is too short or too mixed. If common words don't decide, eld does
 * (https://github.com/nitotm/efficient-language-detector-js): the fastest and most accurate of tinyld, franc
 * and eld on 6,000 posts and comments.
 */
export function languageOf(text: string): string | null {
  const words = wordsOnly(text);
  const before = known.get(words);
  if (before !== undefined) return before;
  const language = detect(words);
  if (known.size >= mostKnown) known.clear();
  known.set(words, language);
  return language;
}

function detect(words: string): string | null {
  const letters = weight(words);
  if (letters < fewestLetters) return null;
  const plain = plainLanguage(words);
  if (plain) return plain;
  const found = eld.detect(words);
  if (letters >= enoughLetters) return found.language || null;
  const [best, next] = Object.entries(found.getScores());
  return best && best[1] - (next?.[1] ?? 0) >= margin ? best[0] : null;
}

/** Tokens of no language, with the label at the end of the sandbox's texts. */
const noise = /https?:\/\/\S+|www\.\S+|[#@][\p{L}\p{N}_.]+|\[sandbox\]|\d+/gu;

function wordsOnly(text: string): string {
  const words = text
    .slice(0, 4 * sample)
    .replace(noise, ' ')
    .trim();
  if (words.length <= sample) return words;
  const end = words.lastIndexOf(' ', sample);
  return words.slice(0, end > sample / 2 ? end : sample);
}

/** The number of letters. Letters of scripts other than Latin count several times. */
function weight(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) | 0x20;
    if (code >= 0x61 && code <= 0x7a) letters += 1;
    else if (code >= 0xc0 && code < 0x250) letters += 1;
    else if (code >= 0x370 && code < 0x2000) letters += letterOfOtherScript;
    else if (code >= 0x3040 && code < 0xd800) letters += letterOfOtherScript;
  }
  return letters;
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const named = new Map<string, string>();
/** The language's name in English: `de` is German. */
export function languageName(code: string): string {
  const known = named.get(code);
  if (known) return known;
  const name = names.of(code) ?? code;
  named.set(code, name);
  return name;
}

const isNamed = (code: string): code is keyof typeof catalog.languages =>
  Object.hasOwn(catalog.languages, code);
/** A language's name within a sentence. Languages that the catalogs lack are named in English. */
export const languageNamed = (code: string): Sentence =>
  isNamed(code) ? text(`languages.${code}`) : unnamed(/^[a-z]{2,3}$/.test(code) ? languageName(code) : code);
const spoken = new Map<string, string[]>();

/** Whether a prompt names a language in English or in that language: 'write in German', 'auf Deutsch'. */
export function wantsLanguage(prompt: string, code: string): boolean {
  let known = spoken.get(code);
  if (!known) {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
    known = [languageName(code).toLowerCase(), own.toLowerCase()];
    spoken.set(code, known);
  }
  const lower = prompt.toLowerCase();
  return known.some((name) => lower.includes(name));
}

/** Languages that are hard to tell apart in a few lines. */
const alike = [
  ['no', 'da', 'sv'],
  ['es', 'ca', 'pt'],
  ['hr', 'sr', 'sl'],
  ['cs', 'sk'],
  ['ru', 'uk', 'be', 'bg'],
  ['ms', 'tl'],
  ['nl', 'de'],
];
/** How many letters are needed to tell these apart. */
const fewestToPart = 80;

/**
 * Whether a comment may be in the post's language after all: posts may repeat themselves in another one, and
 * some languages are alike.
 */
export function isInLanguageOf(comment: string, language: string, post: string): boolean {
  const paragraphs = post.split(/\n+/).map(languageOf);
  if (paragraphs.includes(language)) return true;
  const isShort = Math.min(weight(wordsOnly(comment)), weight(wordsOnly(post))) < fewestToPart;
  return (
    isShort &&
    alike.some(
      (group) =>
        group.includes(language) &&
        paragraphs.some((paragraph) => paragraph !== null && group.includes(paragraph)),
    )
  );
}

import { say } from '../../../texts/say.ts';
import type { Sentence } from '../../../texts/sentence.ts';
import { holds, isKnownLanguage, type KnownLanguage, readWords } from './contentWords.ts';
import { inventedGerman, ownThingGerman } from './invented.de.ts';
import { inventedEnglish, ownThingEnglish } from './invented.en.ts';
import { inventedSpanish, ownThingSpanish } from './invented.es.ts';
import { forAllLetters } from './patterns.ts';

const patterns: Record<KnownLanguage, RegExp[]> = {
  en: forAllLetters(inventedEnglish),
  de: forAllLetters(inventedGerman),
  es: forAllLetters(inventedSpanish),
};
const ownThings: Record<KnownLanguage, RegExp[]> = {
  en: forAllLetters([ownThingEnglish]),
  de: forAllLetters([ownThingGerman]),
  es: forAllLetters([ownThingSpanish]),
};
/** Splits sentences, but not at the dot in a number. */
const sentences = /[^.!?…\n]+(?:[.:,]\p{N}[^.!?…\n]*)*/gu;
const quoted = /["“„«‘]([^"“”„«»‘’\n]{3,200})["”“»’]/gu;

/** The comment without quotations of the post. */
const ownWords = (comment: string, post: string): string =>
  comment.replace(quoted, (all, inner: string) => (post.includes(inner.trim()) ? ' ' : all));

export type InventedContext = {
  post: string;
  /** Besides the post, the only source of claims in the first person. */
  facts: readonly string[];
  language: string | null;
};

/** @returns null if all claims are in post or facts, or for a language without patterns */
export function inventedIn(comment: string, { post, facts, language }: InventedContext): Sentence | null {
  if (!isKnownLanguage(language)) return null;
  const own = ownWords(comment, post);
  const all = [...patterns[language], ...(facts.length === 0 ? ownThings[language] : [])];
  const claims = (own.match(sentences) ?? []).flatMap((sentence) => {
    const claim = claimIn(sentence, all);
    return claim === null ? [] : { sentence, claim };
  });
  if (claims.length === 0) return null;
  const known = readWords(facts.join('\n'), language);
  const ofPost = readWords(post, language);
  const isAboutFacts = [...readWords(own, language).stems].some((stem) => holds(known, stem));
  const isKnown = (figure: string) => known.figures.has(figure) || ofPost.figures.has(figure);
  const invented = claims.find(
    ({ sentence }) => !isAboutFacts || ![...readWords(sentence, language).figures].every(isKnown),
  );
  return invented ? say('choices.invented', { quote: invented.claim }) : null;
}

function claimIn(sentence: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    if (found) return found[0].trim();
  }
  return null;
}

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

/** A comment with so many of a fact's words, and so large a share of them, repeats it. */
const fewestShared = 3;
const mostOfFact = 0.6;

/** `invented`: the first claim without a source. `facts`: the lines that allow the claims. */
export type Claims = { invented: string | null; facts: string[] };

/** The claims in the first person, and their sources. Finds none in a language without patterns. */
export function claimsIn(comment: string, { post, facts, language }: InventedContext): Claims {
  const none = { invented: null, facts: [] };
  if (!isKnownLanguage(language)) return none;
  const own = ownWords(comment, post);
  const all = [...patterns[language], ...(facts.length === 0 ? ownThings[language] : [])];
  const claims = (own.match(sentences) ?? []).flatMap((sentence) => {
    const claim = claimIn(sentence, all);
    return claim === null ? [] : { sentence, claim };
  });
  const ofComment = readWords(own, language);
  const repeated = facts.filter((line) => {
    const { stems } = readWords(line, language);
    const shared = [...stems].filter((stem) => holds(ofComment, stem)).length;
    return shared >= fewestShared && shared >= mostOfFact * stems.size;
  });
  if (claims.length === 0) return { invented: null, facts: repeated };
  const known = readWords(facts.join('\n'), language);
  const ofPost = readWords(post, language);
  const isAboutFacts = [...ofComment.stems].some((stem) => holds(known, stem));
  const isKnown = (figure: string) => known.figures.has(figure) || ofPost.figures.has(figure);
  const invented = claims.find(
    ({ sentence }) => !isAboutFacts || ![...readWords(sentence, language).figures].every(isKnown),
  );
  if (invented) return { invented: invented.claim, facts: [] };
  const sources = claims.map(({ sentence }) => nearestFact(facts, [sentence, own], language));
  return { invented: null, facts: [...new Set([...repeated, ...sources.filter((line) => line !== null)])] };
}

/** The fact that shares most words with the first text that shares any. */
function nearestFact(
  facts: readonly string[],
  texts: readonly string[],
  language: KnownLanguage,
): string | null {
  for (const text of texts) {
    const { stems, figures } = readWords(text, language);
    const sharedWith = (fact: string) => {
      const words = readWords(fact, language);
      return (
        [...stems].filter((stem) => holds(words, stem)).length +
        [...figures].filter((figure) => words.figures.has(figure)).length
      );
    };
    const [nearest] = facts
      .map((fact) => ({ fact, shared: sharedWith(fact) }))
      .sort((a, b) => b.shared - a.shared);
    if (nearest && nearest.shared > 0) return nearest.fact;
  }
  return null;
}

function claimIn(sentence: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    if (found) return found[0].trim();
  }
  return null;
}

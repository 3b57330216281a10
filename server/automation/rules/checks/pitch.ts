import type { Sentence } from '../../../texts/sentence.ts';
import { text } from '../../../texts/text.ts';
import { isKnownLanguage, type KnownLanguage } from './contentWords.ts';
import { countCues } from './cues.ts';
import { forAllLetters, matchesOf } from './patterns.ts';
import { pitchGerman } from './pitch.de.ts';
import { pitchEnglish } from './pitch.en.ts';
import { pitchSpanish } from './pitch.es.ts';
import weights from './pitchWeights.json' with { type: 'json' };
import { scoreOf } from './score.ts';

const patterns: Record<KnownLanguage, RegExp[]> = {
  en: forAllLetters(pitchEnglish),
  de: forAllLetters(pitchGerman),
  es: forAllLetters(pitchSpanish),
};

export const pitchCounts = (
  comment: string,
  language: KnownLanguage,
  phrases = matchesOf(patterns[language], comment),
) => ({
  ...countCues(comment, language),
  phrases: Math.min(phrases.length, 4),
  hasPhrase: Number(phrases.length > 0),
});

/** A post that asks for a tool, a person or a tip. */
const [asks] = forAllLetters([
  /\b(?:recommend\w*|suggest\w*|looking for|does anyone know|any tips|which (?:tool|provider|agency|vendor|software)|who (?:can|knows|offers)|empfehl\w*|empfiehl\w*|sucht?|suchen|suche|wer kennt|kennt jemand|wer kann|recomiend\w*|recomendaci\w+|busco|buscamos|alguien (?:conoce|sabe)|conocéis|conocen)\b/i,
]) as [RegExp];
const name = /(?<![.!?…]\s)(?<!^)\p{Lu}[\p{L}\p{N}]{2,}/gu;

/** Whether the customer wants a name mentioned and the post asks for such a thing. */
function isAskedFor(comment: string, post: string, prompt: string): boolean {
  return asks.test(post) && (prompt.match(name) ?? []).some((wanted) => comment.includes(wanted));
}

/** @returns null if it sells nothing, or in a language without patterns */
export function pitchIn(
  comment: string,
  { post, prompt, language }: { post: string; prompt: string; language: string | null },
): Sentence | null {
  if (!isKnownLanguage(language)) return null;
  const phrases = matchesOf(patterns[language], comment);
  if (scoreOf(weights, pitchCounts(comment, language, phrases)) <= 0) return null;
  if (isAskedFor(comment, post, prompt)) return null;
  const [first] = phrases;
  return first ? text('choices.pitchPhrase', { quote: first }) : text('choices.pitch');
}

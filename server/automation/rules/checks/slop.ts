import type { Sentence } from '../../../texts/sentence.ts';
import { text } from '../../../texts/text.ts';
import { commonWords } from '../commonWords.ts';
import { hashStems } from '../wordHashes.ts';
import { isKnownLanguage, type KnownLanguage } from './contentWords.ts';
import { countCues } from './cues.ts';
import { forAllLetters, matchesOf } from './patterns.ts';
import { scoreOf } from './score.ts';
import { slopGerman } from './slop.de.ts';
import { slopEnglish } from './slop.en.ts';
import { slopSpanish } from './slop.es.ts';
import weights from './slopWeights.json' with { type: 'json' };

const patterns: Record<KnownLanguage, RegExp[]> = {
  en: forAllLetters(slopEnglish),
  de: forAllLetters(slopGerman),
  es: forAllLetters(slopSpanish),
};
/** In a comment with so few words, one stock phrase is most of it. */
const shortComment = 12;

/** Stock phrases, without those that the person's own samples contain. */
function phrasesIn(comment: string, language: KnownLanguage, samples: readonly string[]): string[] {
  const strange = patterns[language].filter((pattern) => !samples.some((sample) => pattern.test(sample)));
  return matchesOf(strange, comment);
}

export const slopCounts = (
  comment: string,
  language: KnownLanguage,
  phrases = matchesOf(patterns[language], comment),
) => ({ ...countCues(comment, language), phrases: Math.min(phrases.length, 4) });

/** A comment with a smaller share of words that are neither common nor praise is only praise. */
const fewestOwn = 0.2;

/** For languages without patterns of their own. */
function isPraiseAlone(comment: string, language: string | null): boolean {
  const common = commonWords(language);
  const { hashes, count } = hashStems(comment);
  const own = hashes.subarray(0, count).filter((word) => !common.has(word)).length;
  return count > 0 && own <= fewestOwn * count;
}

/** @returns null unless it is filler */
export function slopIn(
  comment: string,
  language: string | null,
  samples: readonly string[],
): Sentence | null {
  if (!isKnownLanguage(language)) return isPraiseAlone(comment, language) ? text('choices.slop') : null;
  const phrases = phrasesIn(comment, language, samples);
  const [first = '', second] = phrases;
  const isShort = comment.trim().split(/\s+/).length <= shortComment;
  const isSlop =
    phrases.length >= 2 ||
    (phrases.length === 1 && isShort) ||
    scoreOf(weights, slopCounts(comment, language, phrases)) > 0;
  if (!isSlop) return null;
  if (first === '') return text('choices.slop');
  return text('choices.slopPhrases', { quote: second ? `${first}” … “${second}` : first });
}

import { isKnownLanguage } from './checks/contentWords.ts';
import { plain } from './commentPatterns.ts';
import { delicateGerman } from './delicate/de.ts';
import { delicateEnglish } from './delicate/en.ts';
import { delicateSpanish } from './delicate/es.ts';
import { anyOf } from './delicate/phrases.ts';
import { type DelicateTopic, type DelicateWords, delicateTopics } from './delicate/words.ts';
import { languageOf } from './language.ts';

const compile = ({ groups, endings, figurative, trade, topics }: DelicateWords) => ({
  figurative: anyOf(figurative, groups),
  trade: anyOf(trade, groups),
  topics: delicateTopics.map((topic) => {
    const { clear, words, hints, exact = '' } = topics[topic];
    return {
      topic,
      clear: [anyOf(clear, groups, { endings }), anyOf(exact, groups, { flags: 'gu' })],
      words: anyOf(words, groups, { endings }),
      hints: anyOf(hints, groups, { endings }),
    };
  }),
});
const languages = { en: compile(delicateEnglish), de: compile(delicateGerman), es: compile(delicateSpanish) };

export const delicatePatterns: RegExp[] = Object.values(languages).flatMap(
  ({ figurative, trade, topics }) => [
    figurative,
    trade,
    ...topics.flatMap(({ clear, words, hints }) => [...clear, words, hints]),
  ],
);

/** The weights of phrases. One clear phrase is enough. */
const wordWeight = 2;
const hintWeight = 1;
/** The weight that a post needs per word, and for some words more. Long posts contain hints by chance. */
const weightPerWord = 0.08;
const wordsMore = 10;
/** Forms of the same word count as one hint. */
const stemLength = 5;

export type Delicate = { topic: DelicateTopic; word: string };

/**
 * Finds by its words whether a post is about a death, an illness or another topic for a person to decide.
 * @returns null without such words; a post that only implies its topic is not recognized
 */
export function delicateIn(post: string): Delicate | null {
  const text = plain(post);
  const language = languageOf(text);
  // In German, 'war' means 'was'. So other languages are searched only if the post's language is unknown.
  const searched = isKnownLanguage(language) ? [languages[language]] : Object.values(languages);
  for (const { figurative, trade, topics } of searched) {
    const literal = text.replace(figurative, ' … ');
    for (const { topic, clear } of topics) {
      const word = clear.flatMap((pattern) => literal.match(pattern)?.[0] ?? [])[0];
      if (word !== undefined) return { topic, word };
    }
    const found = topics.map(({ topic, words, hints }) => ({
      topic,
      words: distinct(literal, words),
      hints: distinct(literal, hints),
    }));
    // A word that hints at two topics is still one word.
    const named = new Map(found.flatMap(({ words }) => [...words]));
    const hinted = [...new Map(found.flatMap(({ hints }) => [...hints])).keys()];
    const weight =
      wordWeight * named.size +
      hintWeight * hinted.filter((stem) => !named.has(stem)).length -
      distinct(text, trade).size;
    const length = literal.split(/\s+/).length;
    if (weight < weightPerWord * (length + wordsMore)) continue;
    found.sort((a, b) => weightOf(b) - weightOf(a));
    const words = found.flatMap(({ words, hints }) => [...words.values(), ...hints.values()]);
    return { topic: found[0]?.topic ?? 'personal', word: [...new Set(words)].slice(0, 2).join('” … “') };
  }
  return null;
}

type Found = { words: Map<string, string>; hints: Map<string, string> };
const weightOf = ({ words, hints }: Found): number => wordWeight * words.size + hintWeight * hints.size;

/** The words that match, by their first letters. */
const distinct = (text: string, pattern: RegExp): Map<string, string> =>
  new Map((text.match(pattern) ?? []).map((match) => [match.toLowerCase().slice(0, stemLength), match]));

import { isKnownLanguage } from './checks/contentWords.ts';
import { forAllLetters } from './checks/patterns.ts';
import { plain } from './commentPatterns.ts';
import { delicateGerman } from './delicate/de.ts';
import { delicateEnglish } from './delicate/en.ts';
import { delicateSpanish } from './delicate/es.ts';
import { type DelicateTopic, type DelicateWords, delicateTopics } from './delicate/words.ts';
import { languageOf } from './language.ts';

const anyOf = (phrases: readonly string[], flags = 'giu'): RegExp => {
  const source = phrases.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|');
  const [pattern] = forAllLetters([new RegExp(`\\b(?:${source})(?!\\w)`, flags)]);
  return pattern as RegExp;
};
const compile = ({ figurative, topics, exact }: DelicateWords) => ({
  figurative: anyOf(figurative),
  topics: delicateTopics.map((topic) => ({
    topic,
    // A name that is also a word counts in its own case alone.
    clear: [anyOf(topics[topic].clear), ...(exact[topic] ? [anyOf(exact[topic], 'gu')] : [])],
    hints: anyOf(topics[topic].hints),
  })),
});
const languages = { en: compile(delicateEnglish), de: compile(delicateGerman), es: compile(delicateSpanish) };
/** One clear word is enough for these topics. Those of the others are also words of trades: a fire alarm. */
const needOneWord = new Set<DelicateTopic>(['death', 'illness', 'layoff', 'violence', 'discrimination']);
/** One hint alone is everyday language. */
const enoughHints = 2;
/** Forms of one word are one hint. */
const stemLength = 5;

export type Delicate = { topic: DelicateTopic; word: string };

/**
 * Finds by words whether a post is about a death, an illness or another topic on which a person should decide.
 * @returns null if nothing speaks for it; it can't understand a post that names nothing
 */
export function delicateIn(post: string): Delicate | null {
  const text = plain(post);
  const language = languageOf(text);
  // German 'war' is no war: other languages are searched only where the post's is unknown.
  const searched = isKnownLanguage(language) ? [languages[language]] : Object.values(languages);
  for (const { figurative, topics } of searched) {
    const literal = text.replace(figurative, ' … ');
    for (const { topic, clear, hints } of topics) {
      const named = clear.flatMap((pattern) => literal.match(pattern) ?? []);
      const phrase = named.find((match) => needOneWord.has(topic) || match.includes(' '));
      if (phrase !== undefined) return { topic, word: phrase };
      const all = [...named, ...(literal.match(hints) ?? [])];
      const found = new Map(all.map((match) => [match.toLowerCase().slice(0, stemLength), match]));
      if (found.size >= enoughHints)
        return { topic, word: [...found.values()].slice(0, enoughHints).join('” … “') };
    }
  }
  return null;
}

import { fill, languages, patternOf } from '../network/text/compose.ts';
import type { FieldName, LanguageCode } from '../network/text/types.ts';
import { pick, type Random } from '../random.ts';
import { de as dePoints } from './bank/points/de.ts';
import { en as enPoints } from './bank/points/en.ts';
import { es as esPoints } from './bank/points/es.ts';
import { de as deTopics } from './bank/topics/de.ts';
import { en as enTopics } from './bank/topics/en.ts';
import { es as esTopics } from './bank/topics/es.ts';
import { type Bank, type Move, moves, type Thoughts } from './bank/types.ts';
import { type Brief, phrasesOf } from './read.ts';

export const banks: Record<LanguageCode, Bank> = {
  en: { points: enPoints, topics: enTopics },
  de: { points: dePoints, topics: deTopics },
  es: { points: esPoints, topics: esTopics },
};

const answersIn = (language: LanguageCode) =>
  Object.entries(banks[language].points).map(([sentence, thoughts]) => ({
    pattern: patternOf(sentence),
    thoughts,
  }));
const answers = { en: answersIn('en'), de: answersIn('de'), es: answersIn('es') };

// None that machine-made comments are known for.
const emojis = ['🔍', '🧭', '📝', '🪜'];

export type Topic = { text: string; field: FieldName | 'general' };

/** What a comment on the post can name; null for a post without telling words. */
export function topicOf({ post, language }: Pick<Brief, 'post' | 'language'>): Topic | null {
  const phrase = phrasesOf(post, language)[0];
  if (phrase === undefined) return null;
  for (const [field, { topics }] of Object.entries(languages[language].fields)) {
    const known = topics.find((topic) => topic.toLocaleLowerCase() === phrase.toLocaleLowerCase());
    if (known) return { text: known, field: field as FieldName };
  }
  // An unknown phrase need not fit the sentence.
  return { text: { en: `“${phrase}”`, de: `„${phrase}“`, es: `«${phrase}»` }[language], field: 'general' };
}

/** The server refuses a comment that begins like an earlier one. */
export const openingOf = (text: string): string =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).slice(0, 3).join(' ');

/** Answers to the sentences of the post; without any, thoughts on its topic. With the words to fill in. */
function thoughtsOn(
  { post, language }: Pick<Brief, 'post' | 'language'>,
  topic: Topic,
): { thoughts: Thoughts; words: Record<string, string> }[] {
  const found = answers[language].flatMap(({ pattern, thoughts }) => {
    const match = pattern.exec(post);
    return match ? [{ thoughts, words: { ...match.groups, topic: topic.text } }] : [];
  });
  if (found.length > 0) return found;
  const { topics } = banks[language];
  return [...new Set([topics[topic.field], topics.general])].map((thoughts) => ({
    thoughts,
    words: { topic: topic.text },
  }));
}

/** The kinds to choose from, and those to fall back to when the account had all of them lately. */
function kindsFor({ wishes, move }: Pick<Brief, 'wishes' | 'move'>): Move[][] {
  if (wishes.question) return [['question']];
  const allowed = moves.filter((kind) => wishes.question !== false || kind !== 'question');
  return move !== null && allowed.includes(move) ? [[move], allowed] : [allowed];
}

const isOneSentence = (text: string): boolean => !/[.!?]\s/.test(text);

/** One or two sentences that say something which the post does not: the one that was longest not said. */
export function composeComment(
  brief: Pick<Brief, 'post' | 'language' | 'wishes' | 'move' | 'earlier' | 'others'>,
  topic: Topic,
  random: Random,
): string {
  const { wishes, earlier, others } = brief;
  const sources = thoughtsOn(brief, topic);
  const said = new Map([...earlier, ...others].map((text, at) => [openingOf(text), at] as const).reverse());
  const agoOf = (text: string) => said.get(openingOf(text)) ?? Number.POSITIVE_INFINITY;
  const tiers = kindsFor(brief).map((kinds) => {
    const all = sources.flatMap(({ thoughts, words }) =>
      kinds.flatMap((kind) => thoughts[kind].map((thought) => fill(thought, words))),
    );
    const short = all.filter(isOneSentence);
    const texts = wishes.short && short.length > 0 ? short : all;
    const longest = Math.max(...texts.map(agoOf));
    return { longest, texts: texts.filter((text) => agoOf(text) === longest) };
  });
  const { texts } =
    tiers.find(({ longest }) => longest >= earlier.length) ?? (tiers[0] as { texts: string[] });
  const comment = pick(random, texts);
  return wishes.emoji ? `${comment} ${pick(random, emojis)}` : comment;
}

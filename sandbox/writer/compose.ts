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
import { type Brief, languageOf, phrasesOf } from './read.ts';

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

// Without the emojis that are typical of machine-made comments.
export const emojis = ['🔍', '🧭', '📝', '🪜'];

export type Topic = { text: string; field: FieldName | 'general' };

/** The phrase that a comment can name; null for a post without distinctive words. */
export function topicOf({ post, language }: Pick<Brief, 'post' | 'language'>): Topic | null {
  const phrase = phrasesOf(post, language)[0];
  if (phrase === undefined) return null;
  for (const [field, { topics }] of Object.entries(languages[language].fields)) {
    const known = topics.find((topic) => topic.toLocaleLowerCase() === phrase.toLocaleLowerCase());
    if (known) return { text: known, field: field as FieldName };
  }
  // In quotation marks, because an unknown phrase may not fit into the sentence.
  return { text: { en: `“${phrase}”`, de: `„${phrase}“`, es: `«${phrase}»` }[language], field: 'general' };
}

/** The server refuses a comment that begins like an earlier one. */
export const openingOf = (text: string): string =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).slice(0, 3).join(' ');

/** Comments on a sentence of the post, with the words to fill in. Without any, comments on its topic. */
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

/** The kinds to choose from, then those to fall back to if the account had all of these lately. */
function kindsFor({ wishes, move }: Pick<Brief, 'wishes' | 'move'>): Move[][] {
  if (wishes.question) return [['question']];
  const allowed = moves.filter((kind) => wishes.question !== false || kind !== 'question');
  return move !== null && allowed.includes(move) ? [[move], allowed] : [allowed];
}

const aboutMe =
  /^(?:I|We|My|Our|Ich|Wir|Mein|Unser|Soy|Somos|Mi|Nuestr|Dirijo|Trabajo|Llevo)\p{L}*(?!\p{L})/u;
const closeToHome: Record<LanguageCode, string> = {
  en: 'so this is close to home.',
  de: 'daher liegt mir das nahe.',
  es: 'así que me toca de cerca.',
};

/** A fact for a case to name, in the language of the post. Skips those of the last eight comments. */
function factFor({
  facts,
  language,
  move,
  earlier,
}: Pick<Brief, 'facts' | 'language' | 'move' | 'earlier'>): string {
  if (move !== 'case') return '';
  const fact = facts
    .filter((line) => aboutMe.test(line) && languageOf(line) === language)
    .map((line) => line.replace(/[.!?,;\s]+$/, ''))
    .find((line) => !earlier.slice(0, 8).some((text) => text.includes(line)));
  return fact === undefined ? '' : ` ${fact}, ${closeToHome[language]}`;
}

/** The whole text if it ends with a question, which needs what is before it. */
export const firstSentence = (text: string): string =>
  text.endsWith('?') ? text : (/^.+?[.!](?=\s|$)/.exec(text)?.[0] ?? text);

/** The texts, whole or their first sentence, nearest to the account holder's own length; all without one. */
function ofOwnLength(whole: string[], aim: Brief['aim']): string[] {
  if (aim === null) return whole;
  const texts = [...new Set(whole.flatMap((text) => [text, firstSentence(text)]))];
  const offOf = (text: string) => {
    const words = text.split(/\s+/).length;
    return Math.max(0, aim.least - words, words - aim.most);
  };
  const least = Math.min(...texts.map(offOf));
  return texts.filter((text) => offOf(text) === least);
}

/** Where a dash may stand in all three languages. */
const joint = /[:;] |, (?=(?:and|but|or|so|then|und|aber|oder|sonst|nur|y|pero|o|aunque) )/;
export const withDash = (text: string): string => text.replace(joint, ' – ');
const usesDashes = (voice: readonly string[]): boolean =>
  2 * voice.filter((text) => /\s–\s/.test(text)).length > voice.length;

const isOneSentence = (text: string): boolean => !/[.!?]\s/.test(text);

/** A comment of one or two sentences that adds something to the post. Chooses the least recently used one. */
export function composeComment(
  brief: Pick<
    Brief,
    'post' | 'language' | 'wishes' | 'move' | 'facts' | 'voice' | 'aim' | 'earlier' | 'others'
  >,
  topic: Topic,
  random: Random,
): string {
  const { wishes, earlier, others } = brief;
  const sources = thoughtsOn(brief, topic);
  const openings = new Map(
    [...earlier, ...others].map((text, at) => [openingOf(text), at] as const).reverse(),
  );
  const agoOf = (text: string) => openings.get(openingOf(text)) ?? Number.POSITIVE_INFINITY;
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
  const thought = pick(random, ofOwnLength(texts, brief.aim));
  const comment = (usesDashes(brief.voice) ? withDash(thought) : thought) + factFor(brief);
  return wishes.emoji ? `${comment} ${pick(random, emojis)}` : comment;
}

import { fill, languages } from '../network/text/compose.ts';
import type { FieldName, LanguageCode } from '../network/text/types.ts';
import { chance, pick, type Random } from '../random.ts';
import { de } from './bank/de.ts';
import { en } from './bank/en.ts';
import { es } from './bank/es.ts';
import { type Bank, moves } from './bank/types.ts';
import { type Brief, phrasesOf } from './read.ts';

export const banks: Record<LanguageCode, Bank> = { en, de, es };

// None that machine-made comments are known for.
const emojis = ['🔍', '🧭', '📝', '🪜'];

const mostWords = 45;
/** Leaves a second sentence its place. */
const mostInFirst = 28;
const wordsIn = (text: string): number => text.split(/\s+/).length;

/** @returns those of at most so many words, or the shortest */
function within(texts: readonly string[], most: number): string[] {
  const shortest = Math.min(...texts.map(wordsIn));
  return texts.filter((text) => wordsIn(text) <= Math.max(most, shortest));
}

/** General points make a topic's comments repeat less. */
const shareOfGeneral = 0.3;

/** The comments whose openings a new one must not repeat. The request shows fewer, so leads go round in order. */
const openingsApart = 10;
const openingOf = (text: string): string => text.toLocaleLowerCase().split(/\s+/).slice(0, 3).join(' ');

function nextLead(leads: readonly string[], earlier: readonly string[], random: Random): string {
  const openings = leads.map(openingOf);
  const used = [...new Set(earlier.map((text) => openings.indexOf(openingOf(text))))].filter((at) => at >= 0);
  const longestStep = Math.floor((leads.length - 1) / openingsApart);
  const stepsTo = (from: number, to: number) => (to - from + leads.length) % leads.length;
  // A draft that waits stays the first of the earlier ones, so the latest lead is the one that none follows.
  const latest = used.filter((at) => !used.some((to) => to !== at && stepsTo(at, to) <= longestStep));
  if (latest.length === 0) return pick(random, leads);
  const step = 1 + Math.floor(random() * longestStep);
  return leads[(pick(random, latest) + step) % leads.length] as string;
}

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

/** Names the post's topic in passing and says something that the post does not: one or two sentences. */
export function composeComment(
  { language, wishes, move, earlier }: Pick<Brief, 'language' | 'wishes' | 'move' | 'earlier'>,
  topic: Topic,
  random: Random,
): string {
  const bank = banks[language];
  const lead = fill(nextLead(bank.leads, earlier, random), { topic: topic.text });
  const { general } = bank.points;
  const isGeneral = topic.field === 'general' || chance(random, shareOfGeneral);
  const points = isGeneral ? general : bank.points[topic.field];
  const point = pick(random, within(points, mostInFirst - wordsIn(lead)));
  // In German, a sentence after a colon begins with a capital.
  const clause = language === 'de' ? point.charAt(0).toLocaleUpperCase() + point.slice(1) : point;
  const first = `${lead} ${clause}.`;
  const sentences = [first];
  if (!wishes.short) {
    const drawn = move ?? pick(random, moves);
    const kind = wishes.question
      ? 'question'
      : wishes.question === false && drawn === 'question'
        ? 'case'
        : drawn;
    const room = mostWords - wordsIn(first);
    const shortest = Math.min(...bank.circumstances.map(wordsIn));
    // The placeholder counts as a word.
    const ending = pick(random, within(bank.endings[kind], room - shortest + 1));
    const fitting = within(bank.circumstances, room - wordsIn(ending) + 1);
    sentences.push(fill(ending, { when: pick(random, fitting) }));
  }
  if (wishes.emoji) sentences.push(pick(random, emojis));
  return sentences.join(' ');
}

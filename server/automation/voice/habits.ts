import { isKnownLanguage, type KnownLanguage, readWords } from '../rules/checks/contentWords.ts';
import { countCues } from '../rules/checks/cues.ts';
import { languageOf } from '../rules/language.ts';
import { wordsOf } from '../rules/words.ts';

/** How a comment begins. `statement`: in no other way. */
export const openings = ['question', 'first_person', 'thanks', 'agreement', 'contrast', 'statement'] as const;
export type Opening = (typeof openings)[number];

/** Shares are from 0 to 1, of the samples. */
export type Habits = {
  samples: number;
  /** The median of a sample. */
  words: number;
  wordsPerSentence: number;
  questions: number;
  exclamations: number;
  dashes: number;
  emoji: number;
  firstPerson: number;
  openings: Record<Opening, number>;
};

type Measured = {
  words: number;
  sentences: number;
  hasQuestion: boolean;
  hasExclamation: boolean;
  hasDash: boolean;
  hasEmoji: boolean;
  isFirstPerson: boolean;
  opening: Opening;
  language: string | null;
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const question = /[?？؟]/u;
/** Between words, unlike in 9–17 or 'e-mail'. */
const dash = /\s[–—-]+\s|\p{L}—\p{L}/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

const listed = (words: string): ReadonlySet<string> => new Set(wordsOf(words));
const firstPerson = listed(
  'I we my our ich wir mein meine unser unsere bei yo nosotros mi mis nuestro nuestra me nos',
);
const thanks = listed(
  'thanks thank great love congrats congratulations awesome danke vielen toll super glückwunsch gracias genial enhorabuena felicidades excelente',
);
const agreement = listed(
  'yes agreed exactly true right absolutely ja genau stimmt richtig absolut sí exacto cierto totalmente acuerdo',
);
const contrast = listed(
  'but though although however not no only aber nur nicht nein doch pero aunque sin solo salvo',
);

export const hasExclamation = (text: string): boolean => /[!！]/u.test(text);
export const hasDash = (text: string): boolean => dash.test(text);
export const hasEmoji = (text: string): boolean => emoji.test(text);

const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment).filter((part) => /\p{L}/u.test(part));

export function openingOf(text: string): Opening {
  const [first = text] = sentencesOf(text);
  const [word = '', second = ''] = wordsOf(first);
  if (thanks.has(word)) return 'thanks';
  if (agreement.has(word) || (word === 'DE' && second === 'ACUERDO')) return 'agreement';
  if (contrast.has(word)) return 'contrast';
  if (question.test(first)) return 'question';
  return firstPerson.has(word) ? 'first_person' : 'statement';
}

function measure(text: string, spoken: KnownLanguage): Measured {
  const language = languageOf(text);
  const cues = countCues(text, isKnownLanguage(language) ? language : spoken);
  return {
    words: readWords(text, language).all.length,
    sentences: Math.max(1, sentencesOf(text).length),
    hasQuestion: question.test(text),
    hasExclamation: hasExclamation(text),
    hasDash: hasDash(text),
    hasEmoji: hasEmoji(text),
    isFirstPerson: (cues.own ?? 0) + (cues.self ?? 0) > 0,
    opening: openingOf(text),
    language,
  };
}

/** Short texts have no language of their own, so the most frequent one counts. */
function measureAll(texts: readonly string[]): Measured[] {
  const times = new Map<KnownLanguage, number>();
  for (const language of texts.map(languageOf))
    if (isKnownLanguage(language)) times.set(language, (times.get(language) ?? 0) + 1);
  const [most = 'en' as const] = [...times].sort((a, b) => b[1] - a[1])[0] ?? [];
  return texts.map((text) => measure(text, most));
}

/** Pure. @returns null without a sample */
export function habitsOf(samples: readonly string[]): Habits | null {
  if (samples.length === 0) return null;
  const all = measureAll(samples);
  const total = (value: (sample: Measured) => number) => all.reduce((sum, sample) => sum + value(sample), 0);
  const share = (has: (sample: Measured) => boolean) =>
    round(total((sample) => Number(has(sample))) / all.length);
  return {
    samples: all.length,
    words: median(all.map(({ words }) => words)),
    wordsPerSentence: round(total(({ words }) => words) / total((sample) => sample.sentences)),
    questions: share(({ hasQuestion }) => hasQuestion),
    exclamations: share(({ hasExclamation }) => hasExclamation),
    dashes: share(({ hasDash }) => hasDash),
    emoji: share(({ hasEmoji }) => hasEmoji),
    firstPerson: share(({ isFirstPerson }) => isFirstPerson),
    openings: Object.fromEntries(
      openings.map((kind) => [kind, share(({ opening }) => opening === kind)]),
    ) as Habits['openings'],
  };
}

/** One row of numbers from 0 to 1 per text, by which a choice of texts is compared with all of them. */
export function measuresOf(texts: readonly string[]): number[][] {
  const all = measureAll(texts);
  const lengths = all.map(({ words }) => words).sort((a, b) => a - b);
  const bounds = [0.2, 0.4, 0.5, 0.6, 0.8].map((part) => lengths[Math.floor(part * lengths.length)] ?? 0);
  const languages = [...new Set(all.map(({ language }) => language))];
  return all.map((sample) => [
    ...[sample.hasQuestion, sample.hasExclamation, sample.hasDash, sample.hasEmoji, sample.isFirstPerson].map(
      Number,
    ),
    ...openings.map((kind) => Number(sample.opening === kind)),
    ...bounds.map((bound) => Number(sample.words > bound)),
    Math.min(1, sample.words / sample.sentences / 30),
    ...languages.map((language) => Number(sample.language === language)),
  ]);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

const round = (value: number): number => Math.round(value * 100) / 100;

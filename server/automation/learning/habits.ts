import { hasDash, hasEmoji, hasExclamation, openingOf } from '../voice/habits.ts';
import { type ReadReview, type Swap, wordsIn } from './edit.ts';

/** How a person changes texts. Each is a line for the writer. */
export const habitKinds = [
  'closing_question',
  'exclamation',
  'emoji',
  'dash',
  'opening_thanks',
  'opening_agreement',
  'opening',
  'shorter',
  'longer',
  'replace',
  'remove',
] as const;
export type HabitKind = (typeof habitKinds)[number];
export type HabitValues = { words?: number; from?: string; to?: string };

/**
 * `yes` shows the habit, `no` speaks against it. Null says nothing: there was nothing to change, or so much
 * was changed that this may be an accident.
 */
export type Sign = 'yes' | 'no' | null;
export type Habit = { kind: HabitKind; values: HabitValues; signOf: (review: ReadReview) => Sign };

/** Beyond the part that a habit removes, so much of the text must stay. */
const mostlyKept = 0.8;
const keptBesideMark = 0.6;
/** A text is shorter, or the former one of a longer one, with at most this share of its words. */
const clearly = 0.8;
/** A person lets a text be that is a little over their limit. */
const tolerated = 0.7;

/** A text without its last question, if at most two words follow it. Null without one. */
export function withoutClosingQuestion(text: string): string | null {
  const end = text.search(/[?？؟][^?？؟]*$/u);
  if (end < 0 || wordsIn(text.slice(end)).length > 2) return null;
  const start = Math.max(...['.', '!', '…', '?', ':', '\n'].map((mark) => text.lastIndexOf(mark, end - 1)));
  return text.slice(0, start + 1).trim();
}

const endsWithQuestion = (text: string): boolean => withoutClosingQuestion(text) !== null;

/** The rest after the first sentence or clause; empty if there is none. */
function withoutOpening(text: string): string {
  const end = /[.!?…:,–—](?=\s)/u.exec(text)?.index;
  return end === undefined ? '' : text.slice(end + 1).trim();
}

const mark = (kind: HabitKind, has: (text: string) => boolean): Habit => ({
  kind,
  values: {},
  signOf({ before, after, kept }) {
    if (!has(before)) return null;
    if (has(after)) return 'no';
    return kept >= keptBesideMark ? 'yes' : null;
  },
});

/** Otherwise a text was cut at its end, which is for its length. */
const hasSameEnd = (a: readonly string[], b: readonly string[]): boolean => a.at(-1) === b.at(-1);

/** An end or a beginning that is removed while the rest stays. */
const cut = (
  kind: HabitKind,
  has: (text: string) => boolean,
  rest: (text: string) => string,
  values: HabitValues = {},
): Habit => ({
  kind,
  values,
  signOf({ before, after, words }) {
    if (!has(before)) return null;
    if (has(after)) return 'no';
    const left = wordsIn(rest(before));
    const isMostlyKept = words.after.length >= mostlyKept * left.length;
    return isMostlyKept && hasSameEnd(left, words.after) ? 'yes' : null;
  },
});

const simple: readonly Habit[] = [
  cut('closing_question', endsWithQuestion, (text) => withoutClosingQuestion(text) ?? text),
  mark('exclamation', hasExclamation),
  mark('emoji', hasEmoji),
  mark('dash', hasDash),
  cut('opening_thanks', (text) => openingOf(text) === 'thanks', withoutOpening),
  cut('opening_agreement', (text) => openingOf(text) === 'agreement', withoutOpening),
];

const firstTwo = (words: readonly string[]): string => words.slice(0, 2).join(' ');

/**
 * The number of words before, without a closing question or an opening that was removed as a whole.
 * @param keepsQuestions the person leaves closing questions elsewhere, so length explains that one is gone
 */
function comparedWords({ before, after, words }: ReadReview, keepsQuestions: boolean): number {
  const isQuestionGone = !keepsQuestions && !endsWithQuestion(after);
  const text = (isQuestionGone ? withoutClosingQuestion(before) : null) ?? before;
  const isOpeningGone = firstTwo(words.before) !== firstTwo(words.after);
  const rest = wordsIn((isOpeningGone && withoutOpening(text)) || text);
  // A part of the question or the opening is left, or more than these is gone. So it was cut for its length.
  const isCutForLength = rest.length < words.after.length || !hasSameEnd(rest, words.after);
  return isCutForLength ? words.before.length : rest.length;
}

/** The limit is the middle one, because a single long text says little. */
function lengthHabits(reviews: readonly ReadReview[]): Habit[] {
  const keepsQuestions = reviews.some(
    ({ before, after }) => endsWithQuestion(before) && endsWithQuestion(after),
  );
  const lengthBefore = (review: ReadReview) => comparedWords(review, keepsQuestions);
  const changes = reviews
    .filter(({ isEdited }) => isEdited)
    .map((review) => ({ from: lengthBefore(review), to: review.words.after.length }));
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const most = middle(changes.filter(({ from, to }) => to <= clearly * from).map(({ to }) => to));
  const least = middle(changes.filter(({ from, to }) => from <= clearly * to).map(({ to }) => to));
  const habits: Habit[] = [];
  if (most !== undefined)
    habits.push({
      kind: 'shorter',
      values: { words: most },
      signOf(review) {
        const { before, after } = review.words;
        if (after.length > clearly * before.length) return before.length * tolerated > most ? 'no' : null;
        return after.length <= clearly * lengthBefore(review) ? 'yes' : null;
      },
    });
  if (least !== undefined)
    habits.push({
      kind: 'longer',
      values: { words: least },
      signOf({ words: { before, after } }) {
        if (before.length >= least * clearly) return null;
        return before.length <= clearly * after.length ? 'yes' : 'no';
      },
    });
  return habits;
}

const holds = (words: readonly string[], phrase: string): boolean =>
  ` ${words.join(' ')} `.includes(` ${phrase} `);

function swapHabit({ from, to }: Swap): Habit {
  return {
    kind: to === '' ? 'remove' : 'replace',
    values: to === '' ? { from } : { from, to },
    signOf({ words, swaps }) {
      if (!holds(words.before, from)) return null;
      if (holds(words.after, from)) return 'no';
      return swaps.some((swap) => swap.from === from && swap.to === to) ? 'yes' : null;
    },
  };
}

/** Those that occur at least so often. */
function frequent<T>(items: readonly T[], keyOf: (item: T) => string, least: number): T[] {
  const groups = Map.groupBy(items, keyOf);
  return [...groups.values()].flatMap((group) => (group.length >= least ? group.slice(0, 1) : []));
}

/** All habits that at least so many edits may show. */
export function possibleHabits(reviews: readonly ReadReview[], least: number): Habit[] {
  const edited = reviews.filter(({ isEdited }) => isEdited);
  const openings = edited
    .filter(({ words }) => firstTwo(words.before) !== firstTwo(words.after))
    .map(({ words }) => firstTwo(words.before));
  const swaps = edited.flatMap((review) => review.swaps).filter(({ from }) => from.length > 2);
  return [
    ...simple,
    ...frequent(openings, String, least).map((from) =>
      cut('opening', (text) => firstTwo(wordsIn(text)) === from, withoutOpening, { from }),
    ),
    ...lengthHabits(reviews),
    ...frequent(swaps, ({ from, to }) => `${from}>${to}`, least).map(swapHabit),
  ];
}

const subjects =
  'The second depot|A night shift|Every late invoice|One quiet supplier|The calendar tool|Half of the audits|A new rollout|The old ramp'.split(
    '|',
  );
const verbs = 'hides|decides|slows|exposes|moves|doubles|shapes|delays'.split('|');
const objects =
  'the count by hand|the price of a return|most of the queue|who waits at the gate|what the customer sees|every second forecast|the whole weekend plan|each margin on paper'.split(
    '|',
  );
const tails =
  'so the first week tells you little|and nobody owns the number afterwards|because the crews change on Friday|while the dashboard still looks green|until somebody counts the pallets again|which the next audit will show'.split(
    '|',
  );
const questions =
  'Which ramp did you measure first?|Who owns that number today?|How long did the second week take?|What broke when the volume doubled?|Did the night crew agree?'.split(
    '|',
  );
const praise = ['Great point.', 'Love this.', 'Congrats!', 'Thanks for this.'];

/** Numbers from 0 to 1. */
export type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** A comment as a model writes it: with too much of everything. */
export function writeComment(random: Random): string {
  const dash = random() < 0.5 ? ' – ' : ', ';
  const sentence = `${pick(random, subjects)} ${pick(random, verbs)} ${pick(random, objects)}${dash}${pick(random, tails)}`;
  return [
    random() < 0.5 && pick(random, praise),
    `${sentence}${random() < 0.4 ? '!' : '.'}`,
    random() < 0.5 && `Teams leverage ${pick(random, objects)} ${random() < 0.3 ? 'really ' : ''}well.`,
    random() < 0.7 && pick(random, questions),
    random() < 0.3 && '🚚',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reviewers with a hidden rule, and the habit that is to be found. */
export const reviewers: Record<string, [habit: string, edit: (text: string) => string]> = {
  'deletes closing questions': ['closing_question', (text) => text.replace(/ [^.!?]*\?(?= 🚚$|$)/u, '')],
  'removes praise at the beginning': [
    'opening_thanks',
    (text) => text.replace(/^(?:Great point\.|Love this\.|Congrats!|Thanks for this\.) /, ''),
  ],
  'shortens to 12 words': [
    'shorter',
    (text) => {
      const words = text.split(' ');
      return words.length <= 14
        ? text
        : `${words
            .slice(0, 12)
            .join(' ')
            .replace(/[.,!–]+$/, '')}.`;
    },
  ],
  'writes use, not leverage': ['replace:leverage:use', (text) => text.replace('leverage', 'use')],
  'removes exclamation marks': ['exclamation', (text) => text.replaceAll('!', '.')],
  'removes emoji': ['emoji', (text) => text.replace(' 🚚', '')],
  'removes dashes': ['dash', (text) => text.replaceAll(' – ', ', ')],
};

const words = 'shift pallet number weekly quietly margin before again hardly driver'.split(' ');

/** One to three changes by chance. */
export function editByChance(text: string, random: Random): string {
  let result = text;
  for (let n = 0; n <= Math.floor(random() * 3); n += 1) {
    const parts = result.split(' ');
    const at = Math.floor(random() * parts.length);
    const sentences = result.match(/[^.!?]+[.!?]+\s*/gu) ?? [result];
    result = pick(random, [
      () => parts.toSpliced(at, 1).join(' '),
      () => parts.with(at, pick(random, words)).join(' '),
      () => parts.toSpliced(at, 0, pick(random, words)).join(' '),
      () => [...sentences].reverse().join(' '),
      () => (sentences.length > 1 ? sentences.slice(0, -1).join('') : result),
      () => (sentences.length > 1 ? sentences.slice(1).join('') : result),
      () => `${result} ${pick(random, subjects)} ${pick(random, verbs)} ${pick(random, objects)}.`,
      () => result.replace(/[.!?]$/, pick(random, ['.', '!', '?'])),
      () => parts.slice(0, Math.max(4, Math.floor(parts.length * (0.4 + random() * 0.6)))).join(' '),
    ])().trim();
  }
  return result;
}

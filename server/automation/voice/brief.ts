import { nearestSamples } from './examples.ts';
import { type Habits, habitsOf, type Opening } from './habits.ts';

/** A token has about four letters in Latin scripts, and one in others. */
export function estimateTokens(text: string): number {
  const other = text.match(/[^\p{Script=Latin}\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - other) / 4) + other;
}

/**
 * The samples that the writer sees: the nearest to the post, as many as the budget leaves room for. One
 * always, because prompt and facts are the customer's own and are never cut.
 * @param left tokens that the rest of the brief leaves
 */
export function examplesFor(samples: readonly string[], post: string, left: number): string[] {
  let rest = left;
  return nearestSamples(samples, post).filter((sample, at) => {
    const size = estimateTokens(sample);
    if (size > rest && at > 0) return false;
    rest -= size;
    return true;
  });
}

/** Words to write, around the person's own median. The checks refuse fewer than 3. */
export function aimedWords({ words }: Habits): { least: number; most: number } {
  const aim = Math.min(60, Math.max(6, words));
  return { least: Math.round(aim * 0.7), most: Math.round(aim * 1.3) };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const begin: Record<Opening, string> = {
  question: 'a question',
  first_person: 'I or we',
  thanks: 'thanks or praise',
  agreement: 'agreement',
  contrast: 'a contrast',
  statement: 'a plain statement',
};

/** For the writer. Empty without samples. */
export function habitsInWords(samples: readonly string[]): string {
  const habits = habitsOf(samples);
  if (!habits) return '';
  const { words, wordsPerSentence, questions, exclamations, dashes, emoji, firstPerson } = habits;
  const { least, most } = aimedWords(habits);
  const openings = Object.entries(habits.openings)
    .filter(([, share]) => share > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, share]) => `${begin[kind as Opening]} ${percent(share)}`);
  return [
    `How the account holder writes, measured from ${habits.samples} of their own comments:`,
    `- A median of ${words} words, ${wordsPerSentence} per sentence. So write ${least} to ${most} words in place of the number above.`,
    `- With a question ${percent(questions)}, an exclamation mark ${percent(exclamations)}, a dash ${percent(dashes)}, an emoji ${percent(emoji)}, I or we ${percent(firstPerson)}.`,
    `- They begin with: ${openings.join(', ')}.`,
    'Sound like them in these habits. Everything said above about the content still holds.',
  ].join('\n');
}

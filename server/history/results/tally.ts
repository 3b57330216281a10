import type { Fact } from '../../../db/history/resultRows.ts';
import { type ResultDimension, resultDimensions } from './schemas.ts';

/** Sums over comments. */
export type Sums = {
  comments: number;
  read: number;
  tooNew: number;
  measured: number;
  answered: number;
  reactions: number;
  replies: number;
};
export const noSums = (): Sums => ({
  ...{ comments: 0, read: 0, tooNew: 0, measured: 0 },
  ...{ answered: 0, reactions: 0, replies: 0 },
});

/** The comments of a day that a person approved are `decided`. */
export type DaySums = Sums & {
  decided: number;
  unchanged: number;
  /** The shares of words that reviews changed, in thousandths; without those of older comments. */
  wordsChanged: number[];
};
export const noDaySums = (): DaySums => ({ ...noSums(), decided: 0, unchanged: 0, wordsChanged: [] });

/** Of the comments of one prompt in one account. */
export type PromptSums = Sums & { firstDay: string; lastDay: string };

/** Adds comments to the sums by each value of each dimension, and by day. */
export class Tally {
  readonly total = noSums();
  readonly days = new Map<string, DaySums>();
  /** By account, then by prompt. */
  readonly prompts = new Map<string, Map<string, PromptSums>>();
  private readonly by = Object.fromEntries(resultDimensions.map((by) => [by, new Map()])) as Record<
    ResultDimension,
    Map<string, Sums>
  >;

  add(accountId: string, facts: readonly Fact[]): void {
    const prompts = entry(this.prompts, accountId, () => new Map<string, PromptSums>());
    for (const fact of facts) {
      const [category, source, prompt, move, language, hour, review, reviewer, ...counts] = fact;
      const [read, tooNew, measured, answered, reactions, replies, day, wordsChanged] = counts;
      const sums: Sums = { comments: 1, read, tooNew, measured, answered, reactions, replies };
      const addValue = (by: ResultDimension, value: string) =>
        addSums(entry(this.by[by], value, noSums), sums);
      addSums(this.total, sums);
      addValue('account', accountId);
      addValue(category === 'Search' ? 'search' : 'profile', source);
      addValue('prompt', prompt);
      addValue('move', move);
      addValue('language', language);
      addValue('hour', String(hour));
      addValue('review', review);
      addValue('reviewer', reviewer);
      addPrompt(
        entry(prompts, prompt, () => ({ ...noSums(), firstDay: day, lastDay: day })),
        sums,
        day,
      );
      const ofDay = entry(this.days, day, noDaySums);
      addSums(ofDay, sums);
      if (review !== 'automatic') ofDay.decided += 1;
      if (review === 'approved') ofDay.unchanged += 1;
      if (wordsChanged !== null) ofDay.wordsChanged.push(wordsChanged);
    }
  }

  rows(by: ResultDimension): { value: string; sums: Sums }[] {
    return Array.from(this.by[by], ([value, sums]) => ({ value, sums }));
  }

  /** The first and last days of the comments of each prompt. */
  promptDays(): Map<string, Pick<PromptSums, 'firstDay' | 'lastDay'>> {
    const days = new Map<string, Pick<PromptSums, 'firstDay' | 'lastDay'>>();
    for (const prompts of this.prompts.values())
      for (const [prompt, { firstDay, lastDay }] of prompts) {
        const known = days.get(prompt);
        days.set(prompt, {
          firstDay: known && known.firstDay < firstDay ? known.firstDay : firstDay,
          lastDay: known && known.lastDay > lastDay ? known.lastDay : lastDay,
        });
      }
    return days;
  }
}

/** The value of a key, which is made if it is missing. */
function entry<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

export function addSums(to: Sums, sums: Sums): void {
  to.comments += sums.comments;
  to.read += sums.read;
  to.tooNew += sums.tooNew;
  to.measured += sums.measured;
  to.answered += sums.answered;
  to.reactions += sums.reactions;
  to.replies += sums.replies;
}

function addPrompt(prompt: PromptSums, sums: Sums, day: string): void {
  addSums(prompt, sums);
  if (day < prompt.firstDay) prompt.firstDay = day;
  if (day > prompt.lastDay) prompt.lastDay = day;
}

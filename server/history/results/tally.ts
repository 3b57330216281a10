import type { Fact } from '../../../db/history/resultRows.ts';
import { type ResultDimension, resultDimensions } from './schemas.ts';

/** Sums over comments. */
export type Sums = Record<(typeof sumNames)[number], number>;
const sumNames = [
  ...(['comments', 'read', 'tooNew', 'measured'] as const),
  ...(['answered', 'reactions', 'replies'] as const),
];
export const noSums = (): Sums => ({
  ...{ comments: 0, read: 0, tooNew: 0, measured: 0 },
  ...{ answered: 0, reactions: 0, replies: 0 },
});

/** Adds comments to the sums by each value of each dimension. */
export class Tally {
  readonly total = noSums();
  /** The first and last days of the comments of each prompt. */
  readonly promptDays = new Map<string, { firstDay: string; lastDay: string }>();
  private readonly by = Object.fromEntries(resultDimensions.map((by) => [by, new Map()])) as Record<
    ResultDimension,
    Map<string, Sums>
  >;

  add(accountId: string, facts: readonly Fact[]): void {
    for (const fact of facts) {
      const [category, source, prompt, move, language, hour, review, reviewer] = fact;
      addTo(this.total, fact);
      this.addValue('account', accountId, fact);
      this.addValue(category === 'Search' ? 'search' : 'profile', source, fact);
      this.addValue('prompt', prompt, fact);
      this.addDay(prompt, fact[14]);
      this.addValue('move', move, fact);
      this.addValue('language', language, fact);
      this.addValue('hour', String(hour), fact);
      this.addValue('review', review, fact);
      this.addValue('reviewer', reviewer, fact);
    }
  }

  rows(by: ResultDimension): { value: string; sums: Sums }[] {
    return Array.from(this.by[by], ([value, sums]) => ({ value, sums }));
  }

  private addDay(prompt: string, day: string): void {
    const days = this.promptDays.get(prompt);
    if (!days) this.promptDays.set(prompt, { firstDay: day, lastDay: day });
    else if (day < days.firstDay) days.firstDay = day;
    else if (day > days.lastDay) days.lastDay = day;
  }

  private addValue(by: ResultDimension, value: string, fact: Fact): void {
    const values = this.by[by];
    let sums = values.get(value);
    if (!sums) {
      sums = noSums();
      values.set(value, sums);
    }
    addTo(sums, fact);
  }
}

function addTo(sums: Sums, fact: Fact): void {
  sums.comments += 1;
  sums.read += fact[8];
  sums.tooNew += fact[9];
  sums.measured += fact[10];
  sums.answered += fact[11];
  sums.reactions += fact[12];
  sums.replies += fact[13];
}

import { commentsPerAnswer } from './figures.ts';
import type { Effort, ReviewFigures } from './schemas.ts';
import type { Sums } from './tally.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** @param discarded null if unknown */
export function effortOf(
  sums: Sums,
  { decided, unchanged }: Pick<ReviewFigures, 'decided' | 'unchanged'>,
  discarded: number | null,
): Effort {
  const comments = commentsPerAnswer(sums);
  if (comments === null) return { discarded, perAnswer: null };
  const per = (count: number) => round((count / sums.comments) * comments);
  return {
    discarded,
    perAnswer: {
      comments: round(comments),
      edits: per(decided - unchanged),
      decisions: discarded === null ? null : per(decided + discarded),
    },
  };
}

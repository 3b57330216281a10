import type { Claim, Figures } from './schemas.ts';
import { intervalOf } from './statistics.ts';
import type { Sums } from './tally.ts';
import { fewestComments } from './thresholds.ts';

export const isEnough = ({ measured }: Pick<Sums, 'measured'>): boolean => measured >= fewestComments;

/** @param values how many values are compared at once */
export function figuresOf(sums: Sums, values = 1): Figures {
  const { comments, read, tooNew, measured, answered, reactions, replies } = sums;
  return {
    ...{ comments, read, tooNew, measured, answered, reactions, replies },
    notMeasured: comments - measured - tooNew,
    share: isEnough(sums) ? answered / measured : null,
    interval: isEnough(sums) ? intervalOf(sums, values) : null,
  };
}

/**
 * Comments per answered comment, at equal age: all comments are measured, so that young ones count on neither
 * side.
 * @returns null below 20 measured comments or without an answer
 */
export const commentsPerAnswer = (sums: Pick<Sums, 'measured' | 'answered'>): number | null =>
  isEnough(sums) && sums.answered > 0 ? sums.measured / sums.answered : null;

/** The figures of two values, and the only claim about the first that both carry. */
export function compareTwo(now: Sums, before: Sums): { now: Figures; before: Figures; claim: Claim } {
  const compared = [now, before].filter(isEnough).length;
  const figures = { now: figuresOf(now, compared), before: figuresOf(before, compared) };
  return { ...figures, claim: claimOf(figures.now.interval, figures.before.interval) };
}

function claimOf(now: Figures['interval'], before: Figures['interval']): Claim {
  if (now === null || before === null) return 'tooFew';
  if (now.least > before.most) return 'better';
  return now.most < before.least ? 'worse' : 'unclear';
}

import type { ReadReview } from './edit.ts';
import { type Habit, type HabitKind, type HabitValues, possibleHabits } from './habits.ts';

/** How many of the latest reviewed comments are compared. */
export const comparedReviews = 60;
/** A proposal needs so many edits that show the habit. */
const leastEdits = 5;
/** Only the latest comments that had something to change count, so that a new habit is seen. */
const latest = 12;
/**
 * Two worlds are compared: the person changes nearly each such comment, or at most a third of them by chance.
 * The first must be a hundred times as likely: 5 of 5, 8 of 9 or 10 of 12.
 */
const habitual = 0.95;
const byChance = 0.35;
const sure = Math.log(100);
const weights = { yes: Math.log(habitual / byChance), no: Math.log((1 - habitual) / (1 - byChance)) };

export type Finding = {
  /** Equal for the same habit, so that it is proposed once. */
  key: string;
  kind: HabitKind;
  values: HabitValues;
  /** So many of the latest comments that had something to change were changed. */
  changed: number;
  of: number;
  /** The comments whose edits show it, newest first. */
  evidence: string[];
};

/** Another number of words is the same habit. */
const keyOf = ({ kind, values: { from, to } }: Habit): string =>
  [kind, from, to].filter((part) => part !== undefined).join(':');

/** Counts what edits have in common. Pure. @param reviews newest first */
export function findHabits(reviews: readonly ReadReview[]): Finding[] {
  const compared = reviews.slice(0, comparedReviews);
  if (compared.filter(({ isEdited }) => isEdited).length < leastEdits) return [];
  const found = possibleHabits(compared, leastEdits).flatMap((habit): Finding[] => {
    const signs = compared
      .flatMap((review) => {
        const sign = habit.signOf(review);
        return sign === null ? [] : [{ review, sign }];
      })
      .slice(0, latest);
    const shown = signs.filter(({ sign }) => sign === 'yes');
    const score = signs.reduce((sum, { sign }) => sum + weights[sign], 0);
    if (shown.length < leastEdits || score < sure) return [];
    const evidence = shown.map(({ review }) => review.commentId);
    const { kind, values } = habit;
    return [{ key: keyOf(habit), kind, values, changed: shown.length, of: signs.length, evidence }];
  });
  return found.filter((finding) => !isWordy(finding) || !found.some((other) => explains(other, finding)));
}

const isWordy = ({ kind }: Finding): boolean => kind === 'opening' || kind === 'remove' || kind === 'replace';
/** The words at a removed beginning or end are no habit of their own. */
const explains = (other: Finding, { evidence }: Finding): boolean =>
  !isWordy(other) && evidence.every((id) => other.evidence.includes(id));

import { Temporal } from 'temporal-polyfill';
import { figuresOf, isEnough } from './figures.ts';
import type { ResultWeek, ReviewFigures } from './schemas.ts';
import { addSums, type DaySums, noDaySums } from './tally.ts';
import { fewestComments } from './thresholds.ts';

/** YYYY-MM-DD, both included. */
type Days = { from: string; to: string };

const plus = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
const lengthOf = ({ from, to }: Days): number => Temporal.PlainDate.from(from).until(to).days + 1;

/** The days right before a period, as many as it has. */
export const periodBefore = (period: Days): Days => ({
  from: plus(period.from, -lengthOf(period)),
  to: plus(period.from, -1),
});

/** Two years. */
const mostWeeks = 105;

/** The 7-day weeks that end with a period, the earliest first, at most 105. The first may have fewer days. */
export function weeksOf({ from, to }: Days): Days[] {
  const weeks: Days[] = [];
  for (let last = to; last >= from && weeks.length < mostWeeks; last = plus(last, -7)) {
    const first = plus(last, -6);
    weeks.unshift({ from: first < from ? from : first, to: last });
  }
  return weeks;
}

/**
 * The figures of each week of a period, with those of the same week of the period before. The intervals of
 * all of them are compared at once.
 * @param days the sums of the days of both periods
 */
export function courseOf(period: Days, days: ReadonlyMap<string, DaySums>): ResultWeek[] {
  const length = lengthOf(period);
  const weeks = weeksOf(period).map(({ from, to }) => ({
    from,
    to,
    now: sumDays({ from, to }, days),
    before: sumDays({ from: plus(from, -length), to: plus(to, -length) }, days),
  }));
  const known = weeks.flatMap(({ now, before }) => [now, before].filter(isEnough)).length;
  const toWire = (sums: DaySums) => ({ ...figuresOf(sums, known), ...reviewFiguresOf(sums) });
  return weeks.map(({ from, to, now, before }) => ({
    since: from,
    until: to,
    ...toWire(now),
    before: toWire(before),
  }));
}

export function sumDays({ from, to }: Days, days: ReadonlyMap<string, DaySums>): DaySums {
  const sums = noDaySums();
  for (const [day, ofDay] of days) {
    if (day < from || day > to) continue;
    addSums(sums, ofDay);
    sums.decided += ofDay.decided;
    sums.unchanged += ofDay.unchanged;
    sums.wordsChanged.push(...ofDay.wordsChanged);
  }
  return sums;
}

export function reviewFiguresOf({ decided, unchanged, wordsChanged }: DaySums): ReviewFigures {
  return {
    decided,
    unchanged,
    unchangedShare: decided < fewestComments ? null : round(unchanged / decided),
    wordsChanged: wordsChanged.length < fewestComments ? null : round(median(wordsChanged) / 1000),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

import { describe, expect, test } from 'vitest';
import { clearDifference, intervalOf, poorSource } from '../../server/history/results/statistics.ts';
import { samples } from '../support/deep.ts';

/** mulberry32: seeded, so that each run sees the same histories. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Value = { rate: number; answered: number; measured: number };

/** Intervals by counts: many histories have the same ones. */
const known = new Map<string, ReturnType<typeof intervalOf>>();
function interval({ answered, measured }: Value, values: number) {
  const key = `${answered} ${measured} ${values}`;
  const found = known.get(key) ?? intervalOf({ answered, measured }, values);
  known.set(key, found);
  return found;
}

/** The share of histories with a claim: 10 comments a day and value, looked at daily. */
function claims(rates: number[], histories: number, { days, shown } = { days: 90, shown: 90 }) {
  const next = random(rates.length * 1000 + Math.round((rates[0] ?? 0) * 100));
  let [any, right] = [0, 0];
  for (let history = 0; history < histories; history += 1) {
    const found = play(rates, next, { days, shown });
    if (found !== null) any += 1;
    if (found === rates[0]) right += 1;
  }
  return { any: any / histories, right: right / histories };
}

/**
 * @param shown how many days the page shows at most
 * @returns the rate of the value that the first claim calls the better one; null without a claim
 */
function play(rates: number[], next: () => number, { days, shown }: { days: number; shown: number }) {
  const values: Value[] = rates.map((rate) => ({ rate, answered: 0, measured: 0 }));
  const answers: number[][] = [];
  for (let day = 0; day < days; day += 1) {
    answers[day] = rates.map((rate) => Array.from({ length: 10 }, next).filter((n) => n < rate).length);
    for (const [n, value] of values.entries()) {
      value.answered += (answers[day]?.[n] ?? 0) - (answers[day - shown]?.[n] ?? 0);
      value.measured = 10 * Math.min(day + 1, shown);
    }
    if (day === 0) continue;
    const found = clearDifference(
      values.map((value) => ({ ...value, interval: interval(value, values.length) })),
    );
    if (found) return found.better.rate;
  }
  return null;
}

describe('a comparison that is looked at daily', () => {
  for (const values of [2, 8, 24])
    for (const rate of [0.05, 0.1, 0.2])
      test(`claims a difference among ${values} values at ${rate} in at most 5 % of 90 days`, () => {
        const histories = samples(values === 24 ? 20 : 100, 1000);
        expect(claims(Array(values).fill(rate), histories).any).toBeLessThanOrEqual(0.05);
      });

  test('claims as seldom in a year in which the page shows the latest 30 days', () => {
    const histories = samples(20, 1000);
    for (const values of [2, 8]) {
      const { any } = claims(Array(values).fill(0.1), histories, { days: 365, shown: 30 });
      expect(any).toBeLessThanOrEqual(0.05);
    }
  });

  test('recognizes the better one of 20 % and 10 % in at least 80 % of 90 days', () => {
    expect(claims([0.2, 0.1], samples(200, 1000)).right).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a claim', () => {
  const value = (name: string, least: number, most: number) => ({ name, interval: { least, most } });

  test('names the surely best value and those below its interval, the worst first', () => {
    const values = [value('lucky', 0.1, 0.9), value('poor', 0.02, 0.15), value('best', 0.3, 0.5)];
    const found = clearDifference([...values, value('worst', 0, 0.1)]);
    expect([found?.better.name, found?.worse.map(({ name }) => name)]).toEqual(['best', ['worst', 'poor']]);
  });

  test('is none where all intervals overlap, and where there is nothing to compare', () => {
    expect(clearDifference([value('a', 0.1, 0.4), value('b', 0.4, 0.6)])).toBeNull();
    expect([clearDifference([]), clearDifference([value('a', 0.1, 0.4)])]).toEqual([null, null]);
  });
});

test('an interval holds its share, is narrower with more comments and wider with more values', () => {
  const few = intervalOf({ answered: 4, measured: 20 });
  const many = intervalOf({ answered: 40, measured: 200 });
  const compared = intervalOf({ answered: 40, measured: 200 }, 8);
  for (const { least, most } of [few, many, compared]) {
    expect(least).toBeLessThan(0.2);
    expect(most).toBeGreaterThan(0.2);
  }
  const width = ({ least, most }: typeof few) => most - least;
  expect(width(many)).toBeLessThan(width(compared));
  expect(width(compared)).toBeLessThan(width(few));
  expect(intervalOf({ answered: 0, measured: 0 })).toEqual({
    least: expect.closeTo(0),
    most: expect.closeTo(1),
  });
  expect(intervalOf({ answered: 0, measured: 20 }).least).toBe(0);
  expect(intervalOf({ answered: 20, measured: 20 }).most).toBe(1);
});

describe('a poor source', () => {
  const found = (rate: number, ofAccount: number, comments: number): number => {
    const next = random(Math.round(rate * 1000) + comments);
    const histories = samples(1000, 4000);
    let count = 0;
    for (let history = 0; history < histories; history += 1) {
      const answers = { answered: 0, measured: 0 };
      let isPoor = false;
      while (!isPoor && answers.measured < comments) {
        answers.measured += 1;
        if (next() < rate) answers.answered += 1;
        ({ isPoor } = poorSource(answers, ofAccount));
      }
      if (isPoor) count += 1;
    }
    return count / histories;
  };

  test("at the account's own rate is found in at most 5 % of 90 days with 10 comments each", () => {
    for (const rate of [0.05, 0.1, 0.15, 0.2, 0.4]) expect(found(rate, rate, 900)).toBeLessThanOrEqual(0.05);
  });

  test("at the account's own rate is found in at most 5 % of 200 comments", () => {
    for (const rate of [0.05, 0.1, 0.15, 0.2, 0.4]) expect(found(rate, rate, 200)).toBeLessThanOrEqual(0.05);
  });

  test('at 3 %, where the account has 15 %, is found within 60 comments in at least 80 %', () => {
    expect(found(0.03, 0.15, 60)).toBeGreaterThanOrEqual(0.8);
  });

  test('says how many more comments without an answer it takes', () => {
    const { missing } = poorSource({ answered: 0, measured: 10 }, 0.15);
    expect(poorSource({ answered: 0, measured: 10 + missing - 1 }, 0.15).isPoor).toBe(false);
    expect(poorSource({ answered: 0, measured: 10 + missing }, 0.15).isPoor).toBe(true);
  });
});

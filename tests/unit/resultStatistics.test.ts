import { describe, expect, test } from 'vitest';
import { type Answers, compare, interval, poorSource } from '../../server/history/results/statistics.ts';
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

/** The share of histories with a claim: 10 comments a day and value, looked at daily for 90 days. */
function claims(rates: number[], histories: number): { any: number; right: number } {
  const next = random(rates.length * 1000 + Math.round((rates[0] ?? 0) * 100));
  let [any, right] = [0, 0];
  for (let history = 0; history < histories; history += 1) {
    const found = play(rates, next);
    if (found !== null) any += 1;
    if (found === 0) right += 1;
  }
  return { any: any / histories, right: right / histories };
}

/** @returns the value that the first claim calls the better one; null without a claim */
function play(rates: number[], next: () => number): number | null {
  const values = rates.map((rate) => ({ rate, answered: 0, measured: 0 }));
  for (let day = 1; day <= 90; day += 1) {
    for (const value of values)
      for (let n = 0; n < 10; n += 1) {
        value.measured += 1;
        if (next() < value.rate) value.answered += 1;
      }
    if (day === 1) continue;
    for (const [n, a] of values.entries())
      for (const b of values.slice(n + 1)) {
        const found = compare(a, b, values.length);
        if (found !== 0) return values.indexOf(found > 0 ? a : b);
      }
  }
  return null;
}

describe('a comparison that is looked at daily for 90 days', () => {
  for (const values of [2, 8, 24])
    for (const rate of [0.05, 0.1, 0.2])
      test(`claims a difference among ${values} values at ${rate} in at most 5 % of histories`, () => {
        const histories = samples(values === 24 ? 20 : 100, 1000);
        expect(claims(Array(values).fill(rate), histories).any).toBeLessThanOrEqual(0.05);
      });

  test('recognizes the better one of 20 % and 10 % in at least 80 % of histories', () => {
    expect(claims([0.2, 0.1], samples(200, 1000)).right).toBeGreaterThanOrEqual(0.8);
  });

  test('says nothing without answers, and the same whatever the order', () => {
    expect(compare({ answered: 0, measured: 0 }, { answered: 0, measured: 0 }, 2)).toBe(0);
    expect(compare({ answered: 90, measured: 90 }, { answered: 90, measured: 90 }, 2)).toBe(0);
    const [a, b]: [Answers, Answers] = [
      { answered: 40, measured: 100 },
      { answered: 5, measured: 100 },
    ];
    expect([compare(a, b, 2), compare(b, a, 2)]).toEqual([1, -1]);
  });
});

test('an interval holds its share, and is narrower with more comments', () => {
  const few = interval({ answered: 4, measured: 20 }, 0.05);
  const many = interval({ answered: 40, measured: 200 }, 0.05);
  for (const { least, most } of [few, many]) {
    expect(least).toBeLessThan(0.2);
    expect(most).toBeGreaterThan(0.2);
  }
  expect(many.most - many.least).toBeLessThan(few.most - few.least);
  expect(interval({ answered: 0, measured: 0 }, 0.05)).toEqual({ least: 0, most: 1 });
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

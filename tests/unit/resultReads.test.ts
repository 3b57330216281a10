import { describe, expect, test } from 'vitest';
import { commentedWeeks, mostCalls, readByAccount, readByComment } from '../support/resultReads.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-03-02T00:00:00Z');
const weeks = 4;
const until = start + weeks * 7 * day + 35 * day;
const play = (perDay: number) => {
  const comments = commentedWeeks(perDay, weeks, start);
  return { comments, last: comments.at(-1)?.at ?? 0, ...readByAccount(comments, start, until) };
};
const hasYoung = (comments: { at: number }[], now: number) =>
  comments.some(({ at }) => at <= now && now < at + 3 * day);

describe('four weeks of comments, then a pause', () => {
  test.for([1, 5, 20])('%i a day: reads every 4 hours for 3 days, then daily for a month', (perDay) => {
    const { readAt, last, comments } = play(perDay);
    const gaps = readAt.slice(1).map((at, n) => ({ from: readAt[n] ?? 0, gap: at - (readAt[n] ?? 0) }));
    const often = gaps.filter(({ from }) => hasYoung(comments, from));
    expect(Math.max(...often.map(({ gap }) => gap))).toBe(4 * hour);
    const daily = gaps.filter(({ from }) => from >= last + 3 * day);
    expect(new Set(daily.map(({ gap }) => gap))).toEqual(new Set([day]));
    expect(readAt.at(-1)).toBeGreaterThan(last + 29 * day);
    expect(readAt.at(-1)).toBeLessThan(last + 31 * day);
  });

  test.for([1, 5, 20])('%i a day: reads each comment at 60 to 72 hours', (perDay) => {
    const { readAt, comments } = play(perDay);
    const isMeasured = ({ at }: { at: number }) =>
      readAt.some((read) => read >= at + 60 * hour && read <= at + 72 * hour);
    expect(comments.filter((comment) => !isMeasured(comment))).toEqual([]);
  });

  test.for([1, 5, 20, 60])('%i a day: finds each reply, and leaves a third of the reads', (perDay) => {
    const { comments, delays, calls } = play(perDay);
    expect(delays).toHaveLength(comments.reduce((sum, { replies }) => sum + replies.length, 0));
    // A read that begins within the limit reads up to ten pages.
    expect(Math.max(...calls)).toBeLessThan(mostCalls + 10);
  });

  test('20 a day: takes less than a third of the calls that reads of each comment took', () => {
    const { comments, calls } = play(20);
    const sum = (numbers: number[]) => numbers.slice(0, weeks * 7).reduce((total, n) => total + n, 0);
    expect(sum(calls)).toBeLessThan(sum(readByComment(comments, start, until).calls) / 3);
  });
});

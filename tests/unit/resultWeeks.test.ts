import { expect, test } from 'vitest';
import type { Fact } from '../../db/history/resultRows.ts';
import { effortOf } from '../../server/history/results/effort.ts';
import { promptChanges } from '../../server/history/results/promptChanges.ts';
import { noSums, Tally } from '../../server/history/results/tally.ts';
import { courseOf, periodBefore, weeksOf } from '../../server/history/results/weeks.ts';

type Comment = {
  day: string;
  prompt?: string;
  review?: 'automatic' | 'approved' | 'edited';
  answered?: boolean;
  wordsChanged?: number;
};
const factOf = ({ day, prompt = 'a', review = 'automatic', answered, wordsChanged }: Comment): Fact => [
  ...(['Search', 'design', prompt, 'case', 'en', 9, review, ''] as const),
  ...([1, 0, 1, answered ? 1 : 0, answered ? 2 : 0, 0, day, wordsChanged ?? null] as const),
];

function tallyOf(comments: Comment[], accountId = 'one'): Tally {
  const tally = new Tally();
  tally.add(accountId, comments.map(factOf));
  return tally;
}
const times = (count: number, comment: Comment): Comment[] => Array.from({ length: count }, () => comment);

test('weeks end with the period, and the one before has as many days', () => {
  const period = { from: '2026-03-01', to: '2026-03-10' };
  expect(weeksOf(period)).toEqual([
    { from: '2026-03-01', to: '2026-03-03' },
    { from: '2026-03-04', to: '2026-03-10' },
  ]);
  expect(periodBefore(period)).toEqual({ from: '2026-02-19', to: '2026-02-28' });
  expect(weeksOf({ from: '2026-03-10', to: '2026-03-10' })).toHaveLength(1);
  expect(weeksOf({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(105);
});

test('a week has its own figures and those of the period before, and no share of few comments', () => {
  const { days } = tallyOf([
    ...times(30, { day: '2026-03-08', answered: true, review: 'approved', wordsChanged: 0 }),
    ...times(11, { day: '2026-03-09', review: 'edited', wordsChanged: 400 }),
    // Posted before the words were counted.
    ...times(5, { day: '2026-03-09', review: 'edited' }),
    ...times(4, { day: '2026-03-04' }),
    ...times(3, { day: '2026-02-28', review: 'approved', wordsChanged: 0 }),
  ]);
  const [short, week] = courseOf({ from: '2026-03-01', to: '2026-03-10' }, days);
  expect(short).toMatchObject({ since: '2026-03-01', until: '2026-03-03', comments: 0, share: null });
  expect(week).toMatchObject({
    ...{ since: '2026-03-04', until: '2026-03-10', comments: 50, measured: 50, answered: 30, share: 0.6 },
    ...{ decided: 46, unchanged: 30, unchangedShare: 0.652, wordsChanged: 0 },
    before: {
      comments: 3,
      share: null,
      interval: null,
      decided: 3,
      unchangedShare: null,
      wordsChanged: null,
    },
  });
  expect(week?.interval?.least).toBeLessThan(0.6);
});

test('the median of the words changed is between the two in the middle', () => {
  const { days } = tallyOf([
    ...times(11, { day: '2026-03-08', review: 'edited', wordsChanged: 100 }),
    ...times(11, { day: '2026-03-09', review: 'edited', wordsChanged: 300 }),
  ]);
  expect(courseOf({ from: '2026-03-04', to: '2026-03-10' }, days)).toMatchObject([{ wordsChanged: 0.2 }]);
});

test('says of a new prompt what the intervals carry', () => {
  const change = (now: Comment[], before: Comment[] = []) =>
    promptChanges([tallyOf(now), tallyOf(before)], '2026-03-04', (version) => `prompt ${version}`);
  const old = (count: number, answered: boolean) =>
    times(count, { day: '2026-02-20', prompt: 'a', answered });
  const fresh = (count: number, answered: boolean) =>
    times(count, { day: '2026-03-05', prompt: 'b', answered });
  expect(
    change([...fresh(30, true), ...fresh(10, false)], [...old(4, true), ...old(60, false)]),
  ).toMatchObject([
    {
      ...{ accountId: 'one', since: '2026-03-05', claim: 'better' },
      now: { version: 'b', name: 'prompt b', measured: 40, answered: 30 },
      before: { version: 'a', name: 'prompt a', measured: 64, answered: 4 },
    },
  ]);
  expect(change(fresh(40, false), old(40, true))).toMatchObject([{ claim: 'worse' }]);
  expect(
    change([...fresh(6, true), ...fresh(24, false)], [...old(3, true), ...old(27, false)]),
  ).toMatchObject([{ claim: 'unclear' }]);
  expect(change(fresh(19, true), old(60, false))).toMatchObject([{ claim: 'tooFew' }]);
});

test('says nothing of a prompt that was not changed in the period, or by accounts that differ', () => {
  expect(
    promptChanges([tallyOf(times(3, { day: '2026-03-05' })), new Tally()], '2026-03-04', () => ''),
  ).toEqual([]);
  const before = tallyOf([{ day: '2026-02-20', prompt: 'a' }]);
  before.add('one', [factOf({ day: '2026-02-22', prompt: 'b' })]);
  const now = tallyOf([{ day: '2026-03-06', prompt: 'b' }]);
  expect(promptChanges([now, before], '2026-03-04', () => '')).toEqual([]);
  const two = tallyOf([{ day: '2026-03-06', prompt: 'a' }]);
  two.add('two', [factOf({ day: '2026-03-07', prompt: 'b' })]);
  expect(promptChanges([two, new Tally()], '2026-03-04', () => '')).toEqual([]);
});

test('a prompt that is used again is compared with the one in between', () => {
  const now = tallyOf([
    { day: '2026-03-05', prompt: 'a' },
    { day: '2026-03-06', prompt: 'b' },
    { day: '2026-03-08', prompt: 'a' },
  ]);
  expect(promptChanges([now, new Tally()], '2026-03-04', () => '')).toMatchObject([
    { since: '2026-03-06', now: { version: 'a' }, before: { version: 'b' } },
  ]);
});

test('counts the work behind an answer at equal age, and claims nothing of few comments', () => {
  const sums = { ...noSums(), comments: 60, measured: 40, answered: 10 };
  expect(effortOf(sums, { decided: 30, unchanged: 15 }, 6)).toEqual({
    discarded: 6,
    perAnswer: { comments: 4, edits: 1, decisions: 2.4 },
  });
  expect(effortOf(sums, { decided: 0, unchanged: 0 }, null).perAnswer).toEqual({
    ...{ comments: 4, edits: 0, decisions: null },
  });
  expect(effortOf({ ...sums, answered: 0 }, { decided: 0, unchanged: 0 }, 0).perAnswer).toBeNull();
  expect(effortOf({ ...sums, measured: 19 }, { decided: 0, unchanged: 0 }, 0).perAnswer).toBeNull();
});

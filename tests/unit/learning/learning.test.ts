import { describe, expect, test } from 'vitest';
import { composePost } from '../../../sandbox/network/text/compose.ts';
import { fieldNames, languageCodes } from '../../../sandbox/network/text/types.ts';
import { randomFrom } from '../../../sandbox/random.ts';
import { createMemory } from '../../../sandbox/writer/memory.ts';
import { obey } from '../../../sandbox/writer/obey.ts';
import { answerAs } from '../../../sandbox/writer/personas/compose.ts';
import { readBrief } from '../../../sandbox/writer/read.ts';
import { type ReadReview, readReview } from '../../../server/automation/learning/edit.ts';
import { lineOf } from '../../../server/automation/learning/lines.ts';
import { findHabits } from '../../../server/automation/learning/propose.ts';
import { instruct } from '../../../server/automation/writing/instructions.ts';
import { drawMove } from '../../../server/automation/writing/moves.ts';
import { deepTimeout, samples as howMany } from '../../support/deep.ts';
import { seeded } from '../voice/corpus.ts';
import { editByChance, reviewers, writeComment } from './reviewers.ts';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Adds a review to the front, as the product reads them newest first. */
const add = (reviews: ReadReview[], before: string, after: string): ReadReview[] => [
  readReview({ commentId: `c${reviews.length}`, before, after }),
  ...reviews,
];

describe('a reviewer with a hidden rule', { timeout: deepTimeout }, () => {
  test.each(Object.entries(reviewers))('%s: is understood after at most 8 edits', (_, [habit, edit]) => {
    for (let seed = 1; seed <= howMany(50, 1000); seed += 1) {
      const random = seeded(seed);
      let reviews: ReadReview[] = [];
      let edits = 0;
      let keys: string[] = [];
      while (keys.length === 0 && edits <= 8) {
        const before = writeComment(random);
        const after = edit(before);
        if (after !== before) edits += 1;
        reviews = add(reviews, before, after);
        keys = findHabits(reviews).map(({ key }) => key);
      }
      expect({ seed, keys, edits }).toEqual({ seed, keys: [habit], edits: expect.any(Number) });
      expect(edits).toBeLessThanOrEqual(8);
    }
  });

  test('a cut that reaches beyond a closing question is one for length', () => {
    // Read as removed questions, such cuts had delayed the proposal of one reviewer to 9 edits.
    const body = 'One quiet supplier exposes each margin on paper, and nobody owns the number afterwards.';
    const cut = 'One quiet supplier exposes each margin on paper, and nobody owns the.';
    let reviews: ReadReview[] = [];
    for (let n = 0; n < 5; n += 1) reviews = add(reviews, `${body} Did the night crew agree?`, cut);
    expect(findHabits(reviews)).toMatchObject([{ kind: 'shorter', values: { words: 12 } }]);
    // A cut at the question still says nothing about length.
    reviews = [];
    for (let n = 0; n < 5; n += 1) reviews = add(reviews, `${body} Did the night crew agree?`, body);
    expect(findHabits(reviews)).toMatchObject([{ kind: 'closing_question' }]);
  });

  test('with a writer that obeys accepted lines, the changed words fall by half by comment 40', () => {
    const rules = Object.values(reviewers).map(([, edit]) => edit);
    const edit = (text: string) => rules.reduce((result, rule) => rule(result), text);
    for (let seed = 1; seed <= howMany(20, 200); seed += 1) {
      const random = seeded(seed);
      const accepted = new Map<string, string>();
      let reviews: ReadReview[] = [];
      const changed: number[] = [];
      for (let n = 0; n < 40; n += 1) {
        const before = obey(writeComment(random), [...accepted.values()].join('\n'));
        const after = edit(before);
        reviews = add(reviews, before, after);
        changed.push(reviews[0]?.changed ?? 0);
        for (const { key, kind, values } of findHabits(reviews))
          accepted.set(key, lineOf(kind, values).message);
      }
      expect(median(changed.slice(30))).toBeLessThanOrEqual(median(changed.slice(0, 10)) / 2);
    }
  });
});

test('with the persona obeys of the sandbox’s writer, the changed words fall by half by comment 40', () => {
  const edit = (text: string) =>
    text
      .replace(/\s*\p{Extended_Pictographic}/gu, '')
      .replace(/(?<=[.!]) [^.!?]*\?$/u, '')
      .replaceAll(' – ', ', ');
  for (const language of languageCodes) {
    const memory = createMemory();
    const accepted = new Map<string, string>();
    const earlier: string[] = [];
    const changed: number[] = [];
    let reviews: ReadReview[] = [];
    for (let n = 0; n < 40; n += 1) {
      const text = composePost(
        randomFrom(`post ${n}`),
        language,
        fieldNames[n % fieldNames.length] ?? 'sales',
      );
      const move = drawMove(randomFrom(`move ${n}`));
      const learned = [...accepted.values()];
      const request = { prompt: '', post: { text, author: { name: 'Ada' } }, earlier, learned, move };
      const brief = memory.recall(readBrief(instruct(request)));
      const before = answerAs('obeys', brief, randomFrom(`comment ${n}`));
      memory.add(before);
      const after = edit(before);
      reviews = add(reviews, before, after);
      changed.push(reviews[0]?.changed ?? 0);
      earlier.unshift(after);
      for (const { key, kind, values } of findHabits(reviews))
        accepted.set(key, lineOf(kind, values).message);
    }
    expect(median(changed.slice(0, 5))).toBeGreaterThan(0.1);
    expect(median(changed.slice(30))).toBeLessThanOrEqual(median(changed.slice(0, 10)) / 2);
  }
});

const runs = howMany(40, 1000);
test(`random edits propose something in at most 5 % of ${runs} runs of 60 comments`, {
  timeout: deepTimeout,
}, () => {
  let proposing = 0;
  for (let seed = 1; seed <= runs; seed += 1) {
    const random = seeded(seed);
    let reviews: ReadReview[] = [];
    let found = false;
    for (let n = 0; n < 60 && !found; n += 1) {
      const before = writeComment(random);
      reviews = add(reviews, before, random() < 0.6 ? editByChance(before, random) : before);
      found = findHabits(reviews).length > 0;
    }
    if (found) proposing += 1;
  }
  expect(proposing / runs).toBeLessThanOrEqual(0.05);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../server/automation/rules/nearest.ts';

const words = fc.array(fc.constantFrom('runbooks', 'outages', 'night', 'team', 'the', 'Bär', '木', 'é'), {
  minLength: 1,
  maxLength: 40,
});
const text = words.map((list) => list.join(' '));

/** The measure as its description has it, in plain sets: right for texts that hold no run twice. */
function plainly(a: string, b: string): number {
  const runs = (given: string) => {
    const list = given.split(' ');
    return Array.from({ length: Math.max(1, list.length - 2) }, (_, at) => list.slice(at, at + 3).join(' '));
  };
  const [ofA, ofB] = [runs(a), runs(b)];
  const shared = ofA.filter((run) => ofB.includes(run)).length;
  const shorter = Math.min(ofA.length, ofB.length);
  const jaccard = shared / (ofA.length + ofB.length - shared);
  return shorter < 8 ? jaccard : Math.max(jaccard, (0.7 * shared) / shorter);
}

test('is symmetric, between 0 and 1, and 1 for the same text in other case and punctuation', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const near = nearest(a, [b]);
      expect(near).toBeGreaterThanOrEqual(0);
      expect(near).toBeLessThanOrEqual(1);
      expect(nearest(b, [a])).toBeCloseTo(near, 12);
      expect(nearest(a, [b, a.toUpperCase().replaceAll(' ', ', ')])).toBe(1);
    }),
  );
});

test('matches its description', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [one, other] = [a.map((n) => `w${n}`).join(' '), b.map((n) => `w${n}`).join(' ')];
      expect(nearest(one, [other])).toBeCloseTo(plainly(one, other), 12);
    }),
  );
});

test('returns the highest similarity, and 0 without texts', () => {
  const comment = 'Stopping the batching before buying a conveyor is the right order.';
  const half = 'Stopping the batching before buying more lorries helped us, too.';
  const other = 'Nobody asked the night shift about lorries.';
  expect(nearest(comment, [])).toBe(0);
  expect(nearest(comment, [other])).toBe(0);
  expect(nearest(comment, [other, half])).toBe(nearest(comment, [half, other, other]));
  expect(nearest(comment, [other, half])).toBeGreaterThan(0.2);
});

import { expect, test } from 'vitest';
import { firstWords } from '../../server/history/results/describePrompts.ts';

test('cuts a prompt after a word, and a long word in the middle', () => {
  expect(firstWords('Ask one\n\nquestion. ')).toBe('Ask one question.');
  expect(firstWords(`Ask one question about ${'the work behind the post '.repeat(3)}`)).toBe(
    'Ask one question about the work behind the post the work…',
  );
  expect(firstWords('x'.repeat(80))).toBe(`${'x'.repeat(30)}…`);
  expect(firstWords('')).toBe('');
});

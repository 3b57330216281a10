import { expect, test } from 'vitest';
import { wordsOf } from '../../../cli/complete.ts';

test.each([
  ['chimein ', ['chimein', '']],
  ['chimein acc', ['chimein', 'acc']],
  ['chimein  start   ', ['chimein', 'start', '']],
  ['chimein start "Ada Ok', ['chimein', 'start', 'Ada Ok']],
  ['chimein start "Ada Okafor" ', ['chimein', 'start', 'Ada Okafor', '']],
  ['chimein start \'a\'"b"c', ['chimein', 'start', 'abc']],
])('%j is taken as a shell takes it', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

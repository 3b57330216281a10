import { expect, test } from 'vitest';
import { wordsOf } from '../../../cli/complete.ts';

test.each([
  ['chimein ', ['chimein', '']],
  ['chimein acc', ['chimein', 'acc']],
  ['chimein  start   ', ['chimein', 'start', '']],
  ['chimein start "Ada Ok', ['chimein', 'start', 'Ada Ok']],
  ['chimein start "Ada Okafor" ', ['chimein', 'start', 'Ada Okafor', '']],
  ['chimein start \'a\'"b"c', ['chimein', 'start', 'abc']],
])('splits %j like a shell', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

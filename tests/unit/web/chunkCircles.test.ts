import { expect, test } from 'vitest';
import { findCircle } from '../../../scripts/noChunkCircles.ts';

test('a circle is found wherever it hangs, and named from its first file on', () => {
  const needs = {
    page: ['frame', 'texts'],
    frame: ['texts'],
    texts: ['lists'],
    lists: ['dialogs'],
    dialogs: ['texts'],
  };
  expect(findCircle(new Map(Object.entries(needs)))).toEqual(['texts', 'lists', 'dialogs', 'texts']);
});

test('files that share what they need are no circle', () => {
  const needs = { page: ['frame', 'texts'], frame: ['texts', 'lists'], texts: ['lists'], lists: [] };
  expect(findCircle(new Map(Object.entries(needs)))).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { findFlaw, tidy } from '../../../server/automation/checkComment.ts';
import { chooseCategory, choosePost, inTurn, postIds } from '../../../server/automation/choosePost.ts';
import type { Post } from '../../../server/providers/network.ts';

const post = (change: Partial<Post> = {}): Post => ({
  postId: 'urn:li:activity:1',
  originalPostId: null,
  url: 'https://network.example/1',
  text: 'Something to say',
  postedAt: 1000,
  author: { id: 'ACo1', name: 'Ada Okafor', imageUrl: '' },
  canComment: true,
  inPrivateGroup: false,
  ...change,
});
const nobody = new Set<string>();
const open = () => false;

describe('choosing a post', () => {
  test('the newest comes first', () => {
    const newest = post({ postId: 'b', postedAt: 3000 });
    expect(choosePost([post({ postId: 'a' }), newest, post({ postId: 'c', postedAt: 2000 })], nobody, open)).toBe(newest);
  });

  test.each([
    ['one that is closed to comments', { canComment: false }],
    ['one in a private group', { inPrivateGroup: true }],
    ['one without words', { text: '  ' }],
    ["the user's own", { author: { id: 'me', name: 'Me', imageUrl: '' } }],
    ['one that was taken', { postId: 'taken' }],
    ['a repost of one that was taken', { postId: 'new', originalPostId: 'taken' }],
  ])('%s is left alone', (_what, change) => {
    expect(choosePost([post(change)], new Set(['me']), (id) => id === 'taken')).toBeNull();
  });

  test('a repost stands for its original too', () => {
    expect(postIds(post({ originalPostId: 'x' }))).toEqual(['urn:li:activity:1', 'x']);
  });
});

test('categories take turns in proportion to what is left of their limits', () => {
  const limits = { Search: 30, Monitor: 10 };
  const left = { ...limits };
  const first20 = Array.from({ length: 20 }, () => {
    const category = chooseCategory(left, limits);
    left[category] -= 1;
    return category;
  });
  expect(first20.filter((category) => category === 'Search')).toHaveLength(15);
  // Never more than four of the larger in a row: the turns are spread.
  expect(first20.join(' ')).not.toContain('Search Search Search Search Search');
});

test('a category that is used up has no turn', () => {
  expect(chooseCategory({ Search: 0, Monitor: 1 }, { Search: 5, Monitor: 5 })).toBe('Monitor');
  expect(chooseCategory({ Search: 1, Monitor: 0 }, { Search: 5, Monitor: 0 })).toBe('Search');
});

test('sources go round from the one whose turn it is', () => {
  expect(inTurn(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(inTurn(['a', 'b'], 5)).toEqual(['b', 'a']);
  expect(inTurn([], 3)).toEqual([]);
});

describe('checking a comment', () => {
  const good = 'The point about onboarding in week two is the one I would try first.';
  test.each([
    ['empty', '   '],
    ['too_long', 'x'.repeat(1251)],
    ['refusal', "I'm sorry, but I can't help with that."],
    ['refusal', 'As an AI language model I have no opinion.'],
    ['repeats', `${good} Indeed.`],
  ])('%s is a flaw', (reason, text) => {
    expect(findFlaw(text, [good])?.reason).toBe(reason);
  });

  test.each([good, 'x'.repeat(1250), '😀'.repeat(1250), 'I am sorry to hear that, and the numbers surprise me.'])(
    '%.40s is fine',
    (text) => {
      expect(findFlaw(text, ['Something else altogether was said here before.'])).toBeNull();
    },
  );

  test('what the model wraps around a comment comes off', () => {
    expect(tidy('  "Good point." ')).toBe('Good point.');
    expect(tidy('Comment: Good point.')).toBe('Good point.');
    expect(tidy('He said "yes" and left.')).toBe('He said "yes" and left.');
  });
});

import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { chooseCategory } from '../../../server/automation/decide/chooseCategory.ts';
import {
  judgePost,
  newestFirst,
  objection,
  postIds,
  startingAt,
} from '../../../server/automation/rules/choosePost.ts';
import { why } from '../../../server/automation/rules/why.ts';
import type { Post } from '../../../server/providers/networkPosts.ts';
import { author, day, judge, nothing, now, open, post, rules } from './judging.ts';

describe('a single post', () => {
  test('is open if no rule excludes it', () => expect(judge({})).toEqual(open));

  test.each<[string, Partial<Post>, string]>([
    ['closed to comments', { canComment: false }, 'comments_closed'],
    ['in a private group', { inPrivateGroup: true }, 'private_group'],
    ['without words', { text: ' \n ' }, 'no_text'],
    ["of the account's own", { author: author({ id: 'me' }) }, 'own_post'],
    ['of another account of the user', { author: author({ id: 'sister' }) }, 'own_account'],
    ["a stranger's repost of the account's own", { originalAuthor: author({ id: 'me' }) }, 'own_post'],
    ["a stranger's repost of another account's", { originalAuthor: author({ id: 'sister' }) }, 'own_account'],
  ])('%s is skipped', (_what, change, reason) => {
    expect(judge(change)).toEqual({ verdict: 'skipped', reason, detail: '' });
  });

  test('of an unnamed author is neither own nor answered before', () => {
    const known = { own: '', others: new Set(['']), answered: new Map([['', now - 1]]) };
    expect(judge({ author: author({ id: '' }) }, {}, known)).toEqual(open);
  });
});

describe('earlier decisions', () => {
  test('skips a taken post, its repost, and other reposts of an answered post', () => {
    const skipped = { verdict: 'skipped', reason: 'already_commented' };
    expect(judge({ postId: 'x' }, {}, { taken: new Set(['x']) })).toMatchObject(skipped);
    expect(judge({ originalPostId: 'x' }, {}, { taken: new Set(['x']) })).toMatchObject(skipped);
    expect(judge({ listedId: 'x' }, {}, { taken: new Set(['x']) })).toMatchObject(skipped);
    expect(postIds(post({ listedId: 'y', originalPostId: 'x' }))).toEqual(['urn:li:activity:1', 'y', 'x']);
  });

  test('keeps a closed post and its reposts closed for the same reason', () => {
    const closed = new Map([['x', { reason: 'no_good_comment', detail: 'refusal' } as const]]);
    const skipped = { verdict: 'skipped', reason: 'no_good_comment', detail: 'refusal' };
    expect(judge({ postId: 'x' }, {}, { closed })).toEqual(skipped);
    expect(judge({ originalPostId: 'x' }, {}, { closed })).toEqual(skipped);
  });
});

describe('a post’s age', () => {
  test('is limited to the configured days, to the millisecond', () => {
    expect(judge({ postedAt: now - 7 * day })).toEqual(open);
    expect(judge({ postedAt: now - 7 * day - 1 })).toMatchObject({ verdict: 'skipped', reason: 'too_old' });
    expect(judge({ postedAt: now - 7 * day - 1 }, { oldestPostDays: 8 })).toEqual(open);
  });

  test('does not exclude it if unknown', () => expect(judge({ postedAt: 0 })).toEqual(open));

  test('is given as a stable date in the account’s time zone', () => {
    const old = Date.parse('2026-02-12T20:00:00Z');
    const auckland = { ...rules(), timing: { ...defaultSettings.timing, timezone: 'Pacific/Auckland' } };
    const first = judgePost(post({ postedAt: old }), auckland, nothing, now);
    expect(why(first.reason, first.detail).message).toBe(
      'Skipped: posted on 13 February 2026; posts can be up to 7 days old',
    );
    expect(judgePost(post({ postedAt: old }), auckland, nothing, now + 5 * day)).toEqual(first);
  });
});

describe('an answered author', () => {
  const answered = (ago: number) => ({ answered: new Map([['ACo1', now - ago]]) });

  test('gets no second comment within the configured days, and may get one afterwards', () => {
    const resting = judge({}, {}, answered(3 * day - 1));
    expect(resting).toMatchObject({ verdict: 'open', reason: 'author_recently' });
    expect(why(resting.reason, resting.detail).message).toBe(
      'Not yet: you commented on the author on 7 March 2026; at most one comment per author in 3 days',
    );
    expect(judge({}, {}, answered(3 * day))).toEqual(open);
    expect(judge({ author: author({ id: 'ACo2' }) }, {}, answered(1))).toEqual(open);
  });

  test('may get one at once if no days are configured', () =>
    expect(judge({}, { sameAuthorDays: 0 }, answered(0))).toEqual(open));

  test('does not hide other reasons to skip a post', () => {
    expect(judge({ canComment: false }, {}, answered(1)).reason).toBe('comments_closed');
  });
});

describe('languages', () => {
  const german =
    'Wir haben die Einarbeitung neuer Leute auf drei Tage verkürzt, und das haben wir dabei gelernt.';
  test('that are not configured are skipped, and none configured means all', () => {
    expect(judge({ text: german }, { languages: ['en', 'fr'] })).toEqual({
      verdict: 'skipped',
      reason: 'other_language',
      detail: 'de',
    });
    expect(why('other_language', 'de').message).toBe('Skipped: the post is in German');
    expect(judge({ text: german }, { languages: ['en', 'de'] })).toEqual(open);
    expect(judge({ text: german })).toEqual(open);
  });
  test('that cannot be detected are allowed', () =>
    expect(judge({ text: 'Ja!' }, { languages: ['en'] })).toEqual(open));
});

test('checks the rules again before a draft is sent, except for the account’s own history', () => {
  expect(objection(post(), rules(), now)).toBeNull();
  expect(objection(post(), rules({ avoidPeople: ['Ada Okafor'] }), now)).toMatchObject({
    reason: 'avoided_person',
  });
  expect(objection(post({ canComment: false }), rules(), now)).toMatchObject({ reason: 'comments_closed' });
});

test('orders by newest first, and keeps the network’s order for the same age', () => {
  const dated = [1, 3, 2, 3, 0].map((postedAt, n) => ({ postedAt, n }));
  expect(newestFirst(dated).map(({ n }) => n)).toEqual([1, 3, 2, 0, 4]);
});

test('alternates categories in proportion to what is left of their limits', () => {
  const limits = { dailySearchComments: 30, dailyMonitorComments: 10 };
  const left = { Search: 30, Monitor: 10 };
  const first20 = Array.from({ length: 20 }, () => {
    const category = chooseCategory(left, limits);
    left[category] -= 1;
    return category;
  });
  expect(first20.filter((category) => category === 'Search')).toHaveLength(15);
  // Never more than four of the larger in a row: the turns are spread.
  expect(first20.join(' ')).not.toContain('Search Search Search Search Search');
});

test('skips a used-up category', () => {
  expect(chooseCategory({ Search: 0, Monitor: 1 }, { dailySearchComments: 5, dailyMonitorComments: 5 })).toBe(
    'Monitor',
  );
  expect(chooseCategory({ Search: 1, Monitor: 0 }, { dailySearchComments: 5, dailyMonitorComments: 0 })).toBe(
    'Search',
  );
});

test('rotates sources starting at the cursor', () => {
  expect(startingAt(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(startingAt(['a', 'b'], 5)).toEqual(['b', 'a']);
  expect(startingAt([], 3)).toEqual([]);
});

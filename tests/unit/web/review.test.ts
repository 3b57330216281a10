import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../server/automation/drafts/schemas.ts';
import { putDraft, withDecisions } from '../../../web/drafts/draftCache.ts';
import {
  dueText,
  heldBack,
  holdOf,
  neighbour,
  openText,
  overText,
  sourceText,
  step,
} from '../../../web/drafts/reviewModel.ts';
import type { Translate } from '../../../web/i18n/useTranslate.ts';
import { reviewKeys } from '../../../web/review/reviewKeys.ts';
import { commandOf } from '../../../web/shortcuts/commandOf.ts';

const t: Translate = (name, { smart_count, words, name: who } = {}) =>
  [name.replace('review.', ''), smart_count, words, who].filter((part) => part !== undefined).join(' ');
const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-03-02T10:00:00Z');
const draft = (id: string, change: Partial<Draft> = {}) =>
  ({ id, _id: id, accountId: 'a', state: 'waiting', ...change }) as Draft & { id: string };

describe('the time left to decide', () => {
  test.each([
    [30_000, 'due.now'],
    [-hour, 'due.now'],
    [minute, 'due.minutes 1'],
    [59.9 * minute, 'due.minutes 59'],
    [47.9 * hour, 'due.hours 47'],
    [48 * hour, 'due.days 2'],
    [7 * 24 * hour - 5000, 'due.days 7'],
    [3.5 * 24 * hour, 'due.days 3'],
  ])('shows %i ms left as %s', (left, said) => {
    expect(dueText(new Date(now + left).toISOString(), now, t)).toBe(said);
  });
});

describe('moving through the list', () => {
  test('opens the next draft, the previous one at the end, and none in an empty list', () => {
    expect(neighbour(['a', 'b', 'c'], 'b')).toBe('c');
    expect(neighbour(['a', 'b', 'c'], 'c')).toBe('b');
    expect(neighbour(['a', 'b', 'c', 'd'], 'b', new Set(['b', 'c']))).toBe('d');
    expect(neighbour(['a', 'b', 'c'], 'b', new Set(['b', 'c']))).toBe('a');
    expect(neighbour(['a'], 'a')).toBeNull();
  });
  test('stops at both ends, and starts at the first draft', () => {
    expect([
      step(['a', 'b'], 'b', 1),
      step(['a', 'b'], 'a', -1),
      step(['a', 'b'], null, 1),
      step([], null, 1),
    ]).toEqual(['b', 'a', 'a', null]);
  });
  test('repeats only moves while a key is held down', () => {
    const press = (key: string, more = {}) =>
      commandOf(reviewKeys, { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });
    expect([press('a'), press('A'), press('?'), press('q')]).toEqual(['approve', 'approve', 'help', null]);
    expect([
      press('j', { repeat: true }),
      press('a', { repeat: true }),
      press('x', { ctrlKey: true }),
    ]).toEqual(['next', null, null]);
  });
});

test('shows a decision immediately, in the lists and in their totals', () => {
  const client = new QueryClient();
  const key = (call: string, filter: object) => ['drafts', call, { filter }];
  client.setQueryData(key('getList', { state: 'waiting' }), { data: [draft('1')], total: 7 });
  client.setQueryData(key('getList', { state: 'waiting', accountId: 'other' }), { data: [], total: 2 });
  client.setQueryData(key('getInfiniteList', { state: 'waiting' }), {
    pages: [{ data: [draft('1'), draft('2')], total: 7 }],
    pageParams: [1],
  });
  const approved = draft('1', { state: 'approved' });
  putDraft(client, approved, 'waiting');

  expect(client.getQueryData(key('getList', { state: 'waiting' }))).toMatchObject({
    data: [approved],
    total: 6,
  });
  expect(client.getQueryData(key('getList', { state: 'waiting', accountId: 'other' }))).toMatchObject({
    total: 2,
  });
  const list = client.getQueryData<{ pages: { data: Draft[] }[] }>(
    key('getInfiniteList', { state: 'waiting' }),
  );
  const rows = list?.pages[0]?.data ?? [];
  expect(withDecisions(rows, [], 'waiting').map(({ _id }) => _id)).toEqual(['2']);
  expect(withDecisions(rows, [{ drafts: [draft('2')], patch: { state: 'held' } }], 'waiting')).toEqual([]);
});

test('names the source of a post and the reason of a final state', () => {
  const search = 'https://www.linkedin.com/search/results/content/?keywords=design%20systems';
  expect(sourceText({ category: 'Search', source: search }, t)).toBe('detail.search design systems');
  expect(
    sourceText({ category: 'Search', source: 'https://www.linkedin.com/search/results/content/' }, t),
  ).toBe('detail.searchLink');
  expect(sourceText({ category: 'Monitor', source: 'https://www.linkedin.com/in/ada-okafor' }, t)).toBe(
    'detail.profile Ada Okafor',
  );
  expect(overText({ state: 'discarded', reason: 'post_gone' }, t)).toBe('reasons.postGone');
  expect(overText({ state: 'discarded', reason: 'something_new' }, t)).toBe('reasons.other');
  expect(overText({ state: 'discarded', reason: null }, t)).toBe('over.discarded');
  expect(overText({ state: 'waiting', reason: null }, t)).toBeNull();
  expect(overText({ state: 'lapsed', reason: null }, t)).toBe('over.lapsed');
  expect(overText({ state: 'lapsed', reason: 'approved' }, t)).toBe('over.lapsedApproved');
  expect(openText({ state: 'waiting', reason: 'not_posted' }, t)).toBe('over.notPosted');
  expect(openText({ state: 'held', reason: 'not_posted' }, t)).toBe('over.notPosted');
  expect(openText({ state: 'approved', reason: 'not_posted' }, t)).toBe('over.approved');
  expect(openText({ state: 'waiting', reason: null }, t)).toBeNull();
  expect(overText({ state: 'discarded', reason: 'delicate' }, t)).toBe('over.discarded');
});

test('names why a draft waits for a person, until somebody has decided', () => {
  expect(holdOf({ state: 'waiting', reason: 'delicate' })).toBe('delicate');
  expect(holdOf({ state: 'held', reason: 'judge' })).toBe('judge');
  expect(holdOf({ state: 'approved', reason: 'delicate' })).toBeNull();
  expect(holdOf({ state: 'waiting', reason: null })).toBeNull();
});

describe('new drafts during a review', () => {
  const held = (ids: string[], known: string[] | null) => {
    const { known: after, fresh } = heldBack(ids, known && new Set(known));
    return { known: [...after], fresh };
  };
  test('are held back above the shown rows and appear below them', () => {
    expect(held(['c', 'b', 'a'], null)).toEqual({ known: ['c', 'b', 'a'], fresh: [] });
    expect(held(['e', 'd', 'c', 'a'], ['c', 'b', 'a'])).toEqual({
      known: ['c', 'b', 'a'],
      fresh: ['e', 'd'],
    });
    expect(held(['c', 'b', 'a', 'z'], ['c', 'b', 'a']).known).toEqual(['c', 'b', 'a', 'z']);
  });
  test('appear immediately when no shown row is left', () => {
    expect(held(['e', 'd'], ['c'])).toEqual({ known: ['e', 'd'], fresh: [] });
    const known = new Set(['c']);
    expect(heldBack([], known).known).toBe(known);
  });
});

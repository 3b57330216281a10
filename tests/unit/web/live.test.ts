import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedItems } from '../../../web/activity/feedModel.ts';
import { applyEvent } from '../../../web/eventCache.ts';
import type { LiveEvent } from '../../../web/eventStream.ts';
import { english } from './translators.ts';

const event = (over: Partial<LiveEvent>): LiveEvent => ({
  id: '1',
  kind: 'state',
  accountId: 'a1',
  at: '2026-11-20T12:00:00Z',
  message: 'Paused',
  ...over,
});

describe('an event', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listKey = ['linkedin-accounts', 'getList', { sort: 'any' }];
  const client = () => {
    const client = new QueryClient();
    client.setQueryData(listKey, {
      data: [
        { accountId: 'a1', running: true, name: 'Nora' },
        { accountId: 'a2', running: true },
      ],
      total: 2,
    });
    return { client, fetched: vi.spyOn(client, 'invalidateQueries') };
  };

  it('of a state changes only that account in the cached lists', () => {
    const { client: cache, fetched } = client();
    const state = { kind: 'idle', reason: 'paused', until: null, message: 'Paused' } as const;
    applyEvent(cache, event({ running: false, state, nextActionAt: null }));
    vi.runAllTimers();
    expect(cache.getQueryData(listKey)).toEqual({
      data: [
        { accountId: 'a1', running: false, name: 'Nora', state, nextActionAt: null },
        { accountId: 'a2', running: true },
      ],
      total: 2,
    });
    expect(fetched.mock.calls.map(([key]) => key?.queryKey)).toEqual([['schedule'], ['post-decisions']]);
  });

  it('of an unlisted or disconnected account refetches the list', () => {
    const { client: cache, fetched } = client();
    applyEvent(cache, event({ accountId: 'new' }));
    applyEvent(
      cache,
      event({ state: { kind: 'blocked', reason: 'not_connected', until: null, message: '' } }),
    );
    vi.runAllTimers();
    expect(fetched.mock.calls.filter(([key]) => key?.queryKey?.[0] === 'linkedin-accounts')).toHaveLength(1);
  });

  it('waits for a list that is on its way, and leaves what it missed there', () => {
    const { client: cache, fetched } = client();
    cache.removeQueries();
    applyEvent(cache, event({ running: true, nextActionAt: 'soon' }));
    applyEvent(cache, event({ id: '2', running: false }));
    cache.setQueryData(listKey, { data: [{ accountId: 'a1', running: true }], total: 1 });
    vi.runAllTimers();
    expect(cache.getQueryData(listKey)).toMatchObject({ data: [{ running: false, nextActionAt: 'soon' }] });
    expect(fetched.mock.calls.map(([key]) => key?.queryKey)).not.toContainEqual(['linkedin-accounts']);
  });

  it('of many comments refetches the history once', () => {
    const { client: cache, fetched } = client();
    for (const id of ['1', '2', '3']) applyEvent(cache, event({ id, kind: 'comment_posted' }));
    vi.runAllTimers();
    const keys = fetched.mock.calls.map(([key]) => key?.queryKey?.[0]);
    expect(keys.toSorted()).toEqual([
      'comment-days',
      'comments-history',
      'drafts',
      'post-decisions',
      'schedule',
    ]);
  });

  it('of a lapsed draft refetches the notifications, of another draft it does not', () => {
    const { client: cache, fetched } = client();
    const looks = () => fetched.mock.calls.filter(([key]) => key?.queryKey?.[0] === 'notifications').length;
    applyEvent(cache, event({ kind: 'draft', reason: 'ready' }));
    vi.runAllTimers();
    expect(looks()).toBe(0);
    applyEvent(cache, event({ kind: 'draft', reason: 'lapsed' }));
    vi.runAllTimers();
    expect(looks()).toBe(1);
  });

  it('that mentions a switch, or comes while one is on, refetches the switch', () => {
    const state = (reason: 'stopped_by_user' | 'paused') =>
      ({ kind: 'idle', reason, until: null, message: '' }) as const;
    const { client: cache, fetched } = client();
    const looks = () => fetched.mock.calls.filter(([key]) => key?.queryKey?.[0] === 'switch').length;
    cache.setQueryData(['switch'], { stopped: false, since: null, operator: null });
    applyEvent(cache, event({ state: state('paused') }));
    vi.runAllTimers();
    expect(looks()).toBe(0);
    applyEvent(cache, event({ state: state('stopped_by_user') }));
    vi.runAllTimers();
    expect(looks()).toBe(1);
    cache.setQueryData(['switch'], {
      stopped: false,
      since: null,
      operator: { since: '2026-11-20T12:00:00Z', reason: '' },
    });
    applyEvent(cache, event({ state: state('paused') }));
    vi.runAllTimers();
    expect(looks()).toBe(2);
  });
});

describe('the feed', () => {
  const comment = (id: string, createdAt: string) => ({
    _id: id,
    id,
    accountId: 'a1',
    postUrl: 'https://example.com',
    posterName: 'Ada',
    posterImageUrl: '',
    postExcerpt: '',
    comment: 'Yes',
    category: 'Search' as const,
    createdAt,
    reactions: null,
    replies: null,
    resultsReadAt: null,
    autonomous: false,
  });

  it('lists each comment once, live or from the history, newest first', () => {
    const live = [event({ id: '9', kind: 'comment_posted', commentId: 'c2', at: '2026-11-20T12:00:00Z' })];
    const items = feedItems(
      live,
      [comment('c2', '2026-11-20T12:00:00Z'), comment('c1', '2026-11-20T13:00:00Z')],
      'a1',
      english,
    );
    expect(items.map((item) => item.key)).toEqual(['c1', '9']);
  });

  it('excludes other accounts', () => {
    expect(feedItems([event({ accountId: 'a2' })], [], 'a1', english)).toEqual([]);
  });

  it('lists a state that repeats once, at its latest time', () => {
    const at = (minute: number, more: object) => ({
      id: `${minute}`,
      at: `2026-11-20T11:0${minute}:00Z`,
      ...more,
    });
    const live = [{ message: 'Paused' }, {}, { kind: 'fault' as const, message: 'Failed' }, {}, {}].map(
      (more, minute) => event(at(minute, { message: 'Looking', ...more })),
    );
    expect(feedItems(live, [], 'a1', english).map(({ key }) => key)).toEqual(['4', '2', '1', '0']);
  });

  it('keeps the events before a comment, and the comment', () => {
    const live = [event({ id: '8', kind: 'draft', commentId: 'c1', at: '2026-11-20T11:00:00Z' })];
    expect(
      feedItems(live, [comment('c1', '2026-11-20T12:00:00Z')], 'a1', english).map(({ key }) => key),
    ).toEqual(['c1', '8']);
  });
});

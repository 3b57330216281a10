import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../server/settings/schemas.ts';
import { feedItems } from '../../../web/activity/feedModel.ts';
import { placeOnDay, weekdayIn, workingHours } from '../../../web/activity/timelineModel.ts';
import { applyEvent } from '../../../web/eventCache.ts';
import type { LiveEvent } from '../../../web/eventStream.ts';

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

  it('of a state changes that account in the lists on the screen, and no other', () => {
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
    expect(fetched).not.toHaveBeenCalled();
  });

  it('of an account that is not listed, or no longer connected, fetches the list', () => {
    const { client: cache, fetched } = client();
    applyEvent(cache, event({ accountId: 'new' }));
    applyEvent(cache, event({ state: { kind: 'blocked', reason: 'not_connected', until: null, message: '' } }));
    vi.runAllTimers();
    expect(fetched.mock.calls).toEqual([[{ queryKey: ['linkedin-accounts'] }]]);
  });

  it('of many comments at once fetches the history once', () => {
    const { client: cache, fetched } = client();
    for (const id of ['1', '2', '3']) applyEvent(cache, event({ id, kind: 'comment_posted' }));
    vi.runAllTimers();
    expect(fetched.mock.calls).toEqual([[{ queryKey: ['comments'] }]]);
  });
});

describe('the feed', () => {
  const comment = (id: string, createdAt: string) => ({
    _id: id,
    accountId: 'a1',
    postUrl: 'https://example.com',
    posterName: 'Ada',
    posterImageUrl: '',
    comment: 'Yes',
    category: 'Search' as const,
    createdAt,
  });

  it('tells a comment once, whether it came live or from the history, the newest first', () => {
    const live = [event({ id: '9', kind: 'comment_posted', commentId: 'c2', at: '2026-11-20T12:00:00Z' })];
    const items = feedItems(live, [comment('c2', '2026-11-20T12:00:00Z'), comment('c1', '2026-11-20T13:00:00Z')], 'a1');
    expect(items.map((item) => item.key)).toEqual(['c1', '9']);
  });

  it('leaves out other accounts', () => {
    expect(feedItems([event({ accountId: 'a2' })], [], 'a1')).toEqual([]);
  });
});

describe('the day line', () => {
  const hours = (fromTime: string, toTime: string, activeDays = defaultSettings.timing.activeDays) =>
    workingHours({ ...defaultSettings.timing, fromTime, toTime, activeDays }, 'Friday');

  it('shades the working hours, and the rest of the night before', () => {
    expect(hours('09:00', '17:30')).toEqual([{ from: 9, to: 17.5 }]);
    expect(hours('09:00', '09:00')).toEqual([{ from: 0, to: 24 }]);
    expect(hours('22:00', '06:00')).toEqual([
      { from: 0, to: 6 },
      { from: 22, to: 24 },
    ]);
    expect(hours('22:00', '06:00', ['Friday'])).toEqual([{ from: 22, to: 24 }]);
    expect(hours('22:00', '00:00')).toEqual([{ from: 22, to: 24 }]);
    expect(hours('09:00', '17:00', [])).toEqual([]);
  });

  it('places what is on this day of the zone, and nothing else', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(placeOnDay(now, now, 'UTC')).toBe(0.5);
    expect(placeOnDay(now, now, 'Asia/Tokyo')).toBe(0.875);
    expect(placeOnDay(now + 13 * 3_600_000, now, 'UTC')).toBeNull();
    expect(weekdayIn(Date.parse('2026-11-20T23:00:00Z'), 'Asia/Tokyo')).toBe('Saturday');
  });
});

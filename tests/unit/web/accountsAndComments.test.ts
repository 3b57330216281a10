import { describe, expect, it } from 'vitest';
import { dateText, initials, loginLabel, seatUse, whyNotConnect } from '../../../web/accounts/accountsModel.ts';
import { ago, byDay, clockText, dayText, withFilter } from '../../../web/comments/commentsModel.ts';

describe('connecting an account', () => {
  it('needs a seat that is free', () => {
    expect(whyNotConnect('Paid', 3, 2)).toBeNull();
    expect(whyNotConnect('Trial', 3, 3)).toBe('Reached the seats limit');
    expect(whyNotConnect('Paid', 1, 4)).toBe('Reached the seats limit');
  });

  it('needs a subscription before a seat', () => {
    for (const status of ['Expired', 'None'] as const)
      expect(whyNotConnect(status, 3, 3)).toMatch('Please upgrade your subscription');
  });

  it('tells the first login from a further one', () => {
    expect(loginLabel({ status: 'Connecting' })).toBe('Login');
    expect(loginLabel({ status: 'Disconnected' })).toBe('Login again');
  });

  it('counts seats', () => {
    expect(seatUse(2, 3)).toBe('2 of 3 seats used');
    expect(seatUse(0, 1)).toBe('0 of 1 seat used');
  });
});

describe('texts', () => {
  it('write dates and times as the specification does', () => {
    expect(dateText('2026-03-05T12:00:00')).toBe('05/03/2026');
    expect(clockText('2026-03-05T00:07:00')).toBe('12:07 AM');
    expect(clockText('2026-03-05T12:00:00')).toBe('12:00 PM');
    expect(clockText('2026-03-05T14:05:00')).toBe('02:05 PM');
  });

  it('stand in for a missing picture', () => {
    expect(initials('Ada Okafor')).toBe('AO');
    expect(initials('Maria da Silva (PhD)')).toBe('MS');
    expect(initials('Élan')).toBe('É');
    expect(initials('')).toBe('');
  });
});

describe('the history', () => {
  const now = new Date('2026-11-20T21:00:00');

  it('is grouped by the days of the reader', () => {
    const days = byDay([
      { createdAt: '2026-11-20T10:00:00' },
      { createdAt: '2026-11-20T09:00:00' },
      { createdAt: '2026-11-19T23:59:00' },
    ]);
    expect(days.map((day) => [dayText(day.date, now), day.comments.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
    ]);
    expect(dayText(new Date('2026-11-18T12:00:00'), now)).toBe('Wednesday 18 November');
    expect(dayText(new Date('2025-11-18T12:00:00'), now)).toBe('Tuesday 18 November 2025');
  });

  it('says how long ago only while that is easier than a date', () => {
    expect(ago('2026-11-20T20:59:30', now.getTime())).toBe('just now');
    expect(ago('2026-11-20T20:55:00', now.getTime())).toBe('5 min ago');
    expect(ago('2026-11-20T18:00:00', now.getTime())).toBe('3 h ago');
    expect(ago('2026-11-19T18:00:00', now.getTime())).toBeNull();
  });

  it('keeps only the filters that were chosen', () => {
    expect(withFilter({ accountId: 'a1' }, { category: 'Search' })).toEqual({ accountId: 'a1', category: 'Search' });
    expect(withFilter({ accountId: 'a1', category: 'Search' }, { category: undefined })).toEqual({ accountId: 'a1' });
  });
});

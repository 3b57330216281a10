import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Subscription, subscriptionStatuses } from '../../../server/billing/schemas.ts';
import { userStatuses } from '../../../server/identity/users/schemas.ts';
import { bannersOf, type Facts, showsPicker } from '../../../web/subscription/billingModel.ts';
import { card, facts, noon, person, subscribed, t } from './billingFacts.ts';

const kinds = (change: Partial<Facts>) => bannersOf(t, facts(change)).map(({ kind }) => kind);

describe('the banner', () => {
  test.each<[string, Partial<Subscription>, string, string, RegExp]>([
    [
      'a trial',
      { status: 'trialing', trialEnd: noon('2026-03-16') },
      'trialing',
      'info',
      /trial expires on Mar 16, 2026 and your subscription starts automatically/,
    ],
    ['an active one', {}, 'active', 'success', /active until Apr 02, 2026, with 3 seats/],
    ['one that ends', { cancelAtPeriodEnd: true }, 'ending', 'warning', /will be canceled on Apr 02, 2026/],
    [
      'a trial that ends',
      { status: 'trialing', trialEnd: noon('2026-03-16'), cancelAtPeriodEnd: true },
      'ending',
      'warning',
      /Mar 16, 2026/,
    ],
    ['one past due', { status: 'past_due' }, 'past_due', 'warning', /update your payment method/],
    [
      'one past due that ends',
      { status: 'past_due', cancelAtPeriodEnd: true },
      'past_due',
      'warning',
      /update your payment method/,
    ],
    ['an unpaid one', { status: 'unpaid' }, 'unpaid', 'error', /update your payment method/],
    ['an unknown one', { status: 'paused' }, 'unpaid', 'error', /payment method/],
  ])('of %s', (_, change, kind, severity, text) => {
    const banners = bannersOf(t, facts({ subscription: subscribed(change) }));
    expect(banners).toEqual([expect.objectContaining({ kind, severity, text: expect.stringMatching(text) })]);
  });

  test('asks for a card only if a payment is open', () => {
    for (const status of subscriptionStatuses) {
      const asks = bannersOf(t, facts({ subscription: subscribed({ status }) })).some(
        ({ asksForCard }) => asksForCard,
      );
      expect([status, asks]).toEqual([
        status,
        ['past_due', 'unpaid', 'paused', 'incomplete'].includes(status),
      ]);
    }
  });

  test('P16: shows an unconfirmed payment first, with its deadline and whether it can be canceled', () => {
    const action = {
      plan: 'Agency',
      seats: 2,
      amount: 15800,
      currency: 'usd',
      expiresAt: noon('2026-03-03'),
      url: 'https://app.example.com/billing',
    };
    const first = (kind: NonNullable<Facts['requiresAction']>['kind'], more = {}) =>
      bannersOf(t, facts({ requiresAction: { kind, ...action, ...more } }))[0];
    expect(first('subscribe')).toMatchObject({
      kind: 'confirm',
      title: 'Your bank asks you to confirm this payment',
      text: expect.stringMatching(/^Agency, 2 seats: \$158\.00\. .* You can confirm until Mar 03, 2026, /),
      canBeGivenUp: true,
    });
    expect(first('change')).toMatchObject({ canBeGivenUp: true });
    const forever = { expiresAt: null };
    expect(first('renewal', forever)).toMatchObject({
      canBeGivenUp: false,
      text: expect.not.stringMatching(/until/),
    });
    expect(first('card', forever)).toMatchObject({
      canBeGivenUp: false,
      title: 'Your bank asks you to confirm this card',
    });
    const requiresAction = { kind: 'change' as const, ...action };
    expect(kinds({ subscription: subscribed(), requiresAction })).toEqual(['confirm', 'active']);
    expect(kinds({ user: person('Expired'), requiresAction })).toEqual(['confirm', 'required']);
  });

  test('depends on the user without a subscription', () => {
    expect(kinds({ user: person('Expired') })).toEqual(['required']);
    expect(kinds({ user: person('None', null) })).toEqual(['required']);
    expect(kinds({ user: person('Trial') })).toEqual(['free_trial']);
    expect(kinds({ user: person('Trial'), cards: [card('a')] })).toEqual(['welcome']);
    expect(kinds({ user: person('Expired'), cards: [card('a')] })).toEqual(['required', 'welcome']);
    expect(kinds({ user: person('Paid') })).toEqual([]);
  });

  test('is red after a canceled subscription', () => {
    for (const status of userStatuses) {
      const banners = bannersOf(
        t,
        facts({ user: person(status), subscription: subscribed({ status: 'canceled' }), cards: [card('a')] }),
      );
      expect(banners).toEqual([
        expect.objectContaining({ kind: 'required', severity: 'error', title: 'Subscription Required' }),
      ]);
    }
  });

  test('explains each state in which the user can not act', () => {
    const state = fc.record({
      user: fc.constantFrom(...userStatuses).map((status) => person(status)),
      status: fc.constantFrom(null, ...subscriptionStatuses),
      cards: fc.constantFrom([], [card('a')]),
    });
    fc.assert(
      fc.property(state, ({ user, status, cards }) => {
        const subscription = status && subscribed({ status });
        const banners = bannersOf(t, facts({ user, subscription, cards }));
        const may = user.status === 'Paid' || user.status === 'Trial';
        if (!may && showsPicker(subscription)) expect(banners[0]?.title).toBe('Subscription Required');
        expect(new Set(banners.map(({ kind }) => kind)).size).toBe(banners.length);
      }),
    );
  });
});

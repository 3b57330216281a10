import fc from 'fast-check';
import Polyglot from 'node-polyglot';
import { describe, expect, test } from 'vitest';
import { type Plan, type Subscription, subscriptionStatuses } from '../../../server/billing/schemas.ts';
import { type User, userStatuses } from '../../../server/identity/users/schemas.ts';
import {
  type BillingTranslate,
  bannersOf,
  brandName,
  type Card,
  cardDate,
  cardProblem,
  defaultFirst,
  type Facts,
  headline,
  invoiceView,
  money,
  monthly,
  offers,
  previewSentence,
  readSeats,
  seatChange,
  showsPicker,
  startSentence,
  statusView,
} from '../../../web/billing/billingModel.ts';
import { billingGerman } from '../../../web/billing/texts/de.ts';
import { billingEnglish } from '../../../web/billing/texts/en.ts';

const speak = (phrases: object): BillingTranslate => {
  const polyglot = new Polyglot({ phrases });
  return (name, values) => polyglot.t(name, values as Record<string, string>);
};
const t = speak(billingEnglish);

const plan: Plan = {
  _id: 'premium',
  name: 'Premium',
  type: 'premium',
  price: 49,
  trialDays: 14,
  stripePriceId: 'price_1',
  features: [],
};
const person = (status: User['status'], endsAt: string | null = '2026-03-16T12:00:00.000Z') =>
  ({ status, seats: 2, subscriptionEndsAt: endsAt }) as User;
const subscribed = (change: Partial<Subscription> = {}): Subscription => ({
  seats: 3,
  status: 'active',
  trialEnd: null,
  currentPeriodStart: '2026-03-02T12:00:00.000Z',
  currentPeriodEnd: '2026-04-02T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...change,
});
const card = (id: string, exp_month = 12, exp_year = 2030): Card => ({
  id,
  card: { brand: 'visa', last4: '4242', exp_month, exp_year },
});
const facts = (change: Partial<Facts> = {}): Facts => ({
  user: person('Paid'),
  subscription: null,
  plan: null,
  cards: [],
  ...change,
});
const kinds = (change: Partial<Facts>) => bannersOf(t, facts(change)).map(({ kind }) => kind);

describe('the banner', () => {
  test.each<[string, Partial<Subscription>, string, string, RegExp]>([
    [
      'a trial',
      { status: 'trialing', trialEnd: '2026-03-16T12:00:00.000Z' },
      'trialing',
      'info',
      /trial expires on Mar 16, 2026 and your subscription starts automatically/,
    ],
    ['an active one', {}, 'active', 'success', /active until Apr 02, 2026, with 3 seats/],
    ['one that ends', { cancelAtPeriodEnd: true }, 'ending', 'warning', /will be canceled on Apr 02, 2026/],
    [
      'a trial that ends',
      { status: 'trialing', trialEnd: '2026-03-16T12:00:00.000Z', cancelAtPeriodEnd: true },
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
      expiresAt: '2026-03-03T09:00:00.000Z',
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

test('offers plans without a running subscription', () => {
  expect(showsPicker(null)).toBe(true);
  const shown = subscriptionStatuses.filter((status) => showsPicker(subscribed({ status })));
  expect(shown).toEqual(['canceled', 'incomplete_expired']);
});

test('offers to cancel an active subscription, or to reactivate a canceled one', () => {
  const cancellable = subscriptionStatuses.filter((status) => offers(subscribed({ status })).cancel);
  expect(cancellable).toEqual(['active']);
  expect(offers(subscribed({ cancelAtPeriodEnd: true }))).toEqual({
    cancel: false,
    reactivate: true,
    editSeats: true,
  });
  expect(offers(subscribed({ status: 'trialing', cancelAtPeriodEnd: true })).reactivate).toBe(true);
  expect(offers(subscribed({ status: 'unpaid', cancelAtPeriodEnd: true }))).toEqual({
    cancel: false,
    reactivate: false,
    editSeats: false,
  });
});

test('shows each status by a word and a tone', () => {
  expect(statusView(t, 'trialing')).toEqual({ label: 'Trial', tone: 'info' });
  expect(statusView(t, 'active').tone).toBe('good');
  expect(statusView(t, 'past_due').tone).toBe('warning');
  for (const status of ['canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const) {
    expect(statusView(t, status).tone).toBe('bad');
  }
  expect(statusView(t, 'paused').label).toBe('Unknown');
});

test('says in one sentence what is paid and when', () => {
  const say = (change: Partial<Facts>) => headline(t, facts({ plan, ...change }));
  expect(say({ subscription: subscribed() })).toBe(
    'Premium: 3 seats for $147.00 a month. The next payment is on Apr 02, 2026.',
  );
  expect(say({ subscription: subscribed({ cancelAtPeriodEnd: true }) })).toContain(
    'You won’t be charged again.',
  );
  expect(say({ subscription: subscribed({ status: 'past_due' }) })).toContain('Your last payment failed.');
  expect(say({ subscription: subscribed({ status: 'canceled' }), user: person('Expired') })).toContain(
    'You have no subscription.',
  );
  expect(say({ user: person('Trial') })).toBe('Free trial with 2 seats. You won’t be charged.');
});

test('translates words and months, but not the formats of money and dates', () => {
  expect(
    headline(
      speak(billingGerman),
      facts({ plan, subscription: subscribed({ currentPeriodEnd: '2026-12-02T12:00:00.000Z' }) }),
    ),
  ).toBe('Premium, 3 Plätze für $147.00 im Monat. Die nächste Zahlung ist am Dez 02, 2026.');
});

test('formats cents with two decimals', () => {
  expect(money(14700)).toBe('$147.00');
  expect(money(1_234_505)).toBe('$12,345.05');
  expect(money(-5)).toBe('-$0.05');
  expect(money(4900, 'eur')).toBe('EUR 49.00');
  expect(monthly({ price: 29.99 }, 3)).toBe(8997);
});

test('accepts whole numbers of seats from 1 to 20', () => {
  expect(['1', '20', ' 7 '].map(readSeats)).toEqual([1, 20, 7]);
  expect(['0', '21', '', '-1', '1.5', '2e0', 'many'].map(readSeats)).toEqual(Array(7).fill(null));
});

test('asks which accounts to disconnect for too few seats', () => {
  expect(seatChange(null, 3, 3, 0)).toBe('invalid');
  expect(seatChange(3, 3, 3, 0)).toBe('same');
  expect(seatChange(5, 3, 3, 0)).toBe('change');
  expect(seatChange(2, 3, 2, 0)).toBe('change');
  expect(seatChange(1, 3, 3, 0)).toBe('disconnect');
  expect(seatChange(1, 3, 3, 1)).toBe('disconnect');
  expect(seatChange(1, 3, 3, 2)).toBe('change');
  // More seats are allowed even if they are fewer than the accounts.
  expect(seatChange(4, 3, 6, 0)).toBe('change');
});

test('shows the cost of a change before it is made', () => {
  const preview = {
    dueNow: 4812,
    nextAmount: 24500,
    nextDate: '2026-04-02T12:00:00.000Z',
    lines: [],
    currency: 'usd',
  };
  expect(previewSentence(t, preview)).toBe(
    '$48.12 now for the rest of this period, then $245.00 on Apr 02, 2026.',
  );
  expect(previewSentence(t, { ...preview, dueNow: 0 })).toBe('Nothing now, then $245.00 on Apr 02, 2026.');
  expect(previewSentence(t, { ...preview, dueNow: 0, nextDate: null })).toBe('You won’t be charged.');
  expect(startSentence(t, plan, 2, { ...preview, dueNow: 4900 })).toBe('$98.00 today, then every month.');
  expect(startSentence(t, plan, 2, { ...preview, dueNow: 0 })).toBe(
    'Free until Apr 02, 2026, then $98.00 a month.',
  );
});

test('lists the default card first, with brand and date', () => {
  expect(defaultFirst([card('a'), card('b')], 'b').map(({ id }) => id)).toEqual(['b', 'a']);
  expect([brandName(t, 'amex'), brandName(t, 'something')]).toEqual(['American Express', 'Card']);
  const march = Date.parse('2026-03-15T12:00:00.000Z');
  expect(cardDate(card('a', 3, 2026), march)).toEqual({ text: '03/26', over: false });
  expect(cardDate(card('a', 2, 2026), march).over).toBe(true);
  expect(cardDate(card('a', 12, 2025), march).over).toBe(true);
});

test('shows each status of an invoice by a word, an unknown one as it is', () => {
  const view = (status: string, amount = 4900) => invoiceView(t, { status, amount });
  expect(view('paid')).toEqual({ label: 'Paid', tone: 'good' });
  expect(view('paid', 0).label).toBe('Paid');
  expect(view('open').label).toBe('Due');
  expect(view('pending').label).toBe('pending');
  expect([view('paid', -1200), money(-1200)]).toEqual([{ label: 'Credit', tone: 'info' }, '-$12.00']);
  expect(view('void', -1200).label).toBe('Void');
});

test('explains a declined card without the word that ends a session', () => {
  expect(cardProblem(t, 'expired_card', 'Your card has expired.')).toBe('Your card is past its expiry date.');
  expect(cardProblem(t, undefined, 'This has expired')).not.toMatch(/expired/i);
  expect(cardProblem(t, 'card_declined', 'Your card has insufficient funds.')).toBe(
    'Your card has insufficient funds.',
  );
  expect(cardProblem(t, undefined, undefined)).toBe('Your card was declined.');
});

import { expect, test } from 'vitest';
import { subscriptionStatuses } from '../../../server/billing/schemas.ts';
import { billingDay } from '../../../server/texts/formats.ts';
import {
  brandName,
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
} from '../../../web/subscription/billingModel.ts';
import german from '../../../web/texts/de/app.json' with { type: 'json' };
import { card, facts, noon, person, plan, speak, subscribed, t } from './billingFacts.ts';

test('offers plans without a running subscription', () => {
  expect(showsPicker(null)).toBe(true);
  const shown = subscriptionStatuses.filter((status) => showsPicker(subscribed({ status })));
  expect(shown).toEqual(['canceled', 'incomplete_expired']);
});

test('offers to cancel an active subscription, or to reactivate a canceled one', () => {
  const cancellable = subscriptionStatuses.filter((status) => offers(subscribed({ status })).cancel);
  expect(cancellable).toEqual(['active']);
  const leavable = subscriptionStatuses.filter((status) => offers(subscribed({ status })).endTrial);
  expect(leavable).toEqual(['trialing']);
  expect(offers(subscribed({ cancelAtPeriodEnd: true }))).toEqual({
    cancel: false,
    endTrial: false,
    reactivate: true,
    editSeats: true,
  });
  expect(offers(subscribed({ status: 'trialing', cancelAtPeriodEnd: true })).reactivate).toBe(true);
  expect(offers(subscribed({ status: 'unpaid', cancelAtPeriodEnd: true }))).toEqual({
    cancel: false,
    endTrial: false,
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
  const headlineOf = (change: Partial<Facts>) => headline(t, facts({ plan, ...change }));
  expect(headlineOf({ subscription: subscribed() })).toBe(
    'Premium: 3 seats for $147.00 a month. The next payment is on Apr 02, 2026.',
  );
  expect(headlineOf({ subscription: subscribed({ cancelAtPeriodEnd: true }) })).toContain(
    'You won’t be charged again.',
  );
  expect(headlineOf({ subscription: subscribed({ status: 'past_due' }) })).toContain(
    'Your last payment failed.',
  );
  expect(headlineOf({ subscription: subscribed({ status: 'canceled' }), user: person('Expired') })).toContain(
    'You have no subscription.',
  );
  expect(headlineOf({ user: person('Trial') })).toBe('Free trial with 2 seats. You won’t be charged.');
});

test('translates words and dates, but not the format of money', () => {
  expect(headline(speak(german.billing), facts({ plan, subscription: subscribed() }))).toMatch(
    /^Premium, 3 Plätze für \$147\.00 im Monat\. Die nächste Zahlung ist am /,
  );
  const date = new Date('2026-12-02T12:00:00');
  expect((['en', 'de', 'es'] as const).map((language) => billingDay(date, language))).toEqual([
    'Dec 02, 2026',
    '2. Dezember 2026',
    '2 de diciembre de 2026',
  ]);
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
    nextDate: noon('2026-04-02'),
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
    '$0.00 today. Free until Apr 02, 2026, then $98.00 a month.',
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

test('shows each status of an invoice by a word, an unknown one unchanged', () => {
  const view = (status: string, amount = 4900) => invoiceView(t, { status, amount });
  expect(view('paid')).toEqual({ label: 'Paid', tone: 'good' });
  expect(view('paid', 0).label).toBe('Paid');
  expect(view('open').label).toBe('Due');
  expect(view('pending').label).toBe('pending');
  expect([view('paid', -1200), money(-1200)]).toEqual([{ label: 'Credit', tone: 'info' }, '-$12.00']);
  expect(view('void', -1200).label).toBe('Void');
});

test('explains a declined card', () => {
  expect(cardProblem(t, 'expired_card', 'Your card has expired.')).toBe('Your card is past its expiry date.');
  expect(cardProblem(t, 'card_declined', 'Your card has insufficient funds.')).toBe(
    'Your card has insufficient funds.',
  );
  expect(cardProblem(t, undefined, undefined)).toBe('Your card was declined.');
});

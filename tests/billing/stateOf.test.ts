import { describe, expect, test } from 'vitest';
import { decidingOne, stateOf, trialDaysLeft } from '../../server/billing/stateOf.ts';
import type { HeldSubscription } from '../../server/providers/payments.ts';
import { declinedMessage } from '../../server/providers/paymentsFaults.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-03-02T10:00:00Z');
let made = 0;
const held = (change: Partial<HeldSubscription>): HeldSubscription => ({
  id: `sub_${++made}`,
  status: 'active',
  seats: 3,
  itemId: 'si_1',
  priceId: 'price_1',
  unitAmount: 4900,
  currency: 'usd',
  planId: 'premium',
  createdAt: now - 20 * day,
  trialStart: null,
  trialEnd: null,
  currentPeriodStart: now - 10 * day,
  currentPeriodEnd: now + 20 * day,
  cancelAtPeriodEnd: false,
  cancelsByDate: false,
  canceledAt: null,
  endedAt: null,
  latestInvoiceId: null,
  cardId: null,
  intent: null,
  requiredAction: null,
  ...change,
});
const none = { startedAt: null, days: 0 };

describe('the state from Stripe’s data', () => {
  test.each<[string, Partial<HeldSubscription>, ReturnType<typeof stateOf>]>([
    ['trialing', { trialEnd: now + 3 * day }, { status: 'Trial', seats: 3, endsAt: now + 3 * day }],
    ['active', {}, { status: 'Paid', seats: 3, endsAt: now + 20 * day }],
    ['past_due', {}, { status: 'Paid', seats: 3, endsAt: now + 20 * day }],
    ['unpaid', {}, { status: 'Expired', seats: null, endsAt: now - 10 * day }],
    ['paused', {}, { status: 'Expired', seats: null, endsAt: now - 10 * day }],
    ['canceled', { endedAt: now - day }, { status: 'Expired', seats: null, endsAt: now - day }],
    // P16: a first payment that nobody confirmed takes nothing from what somebody had before.
    ['incomplete_expired', { endedAt: now - day }, null],
    ['incomplete', {}, null],
  ])('%s', (status, change, state) => {
    const subscription = held({ status: status as HeldSubscription['status'], ...change });
    expect(stateOf([subscription], now, none, false)).toEqual(state);
    expect(stateOf([subscription], now, none, true)).toEqual(state);
  });

  test('is null without any subscription ever', () => {
    expect(stateOf([], now, { startedAt: now, days: 14 }, false)).toBeNull();
  });

  test('is the user’s own trial if the subscription is gone', () => {
    const trial = { startedAt: now - 13 * day, days: 14 };
    expect(stateOf([], now, trial, true)).toEqual({ status: 'Trial', seats: null, endsAt: now + day });
    expect(stateOf([], now + day, trial, true)).toEqual({
      status: 'Expired',
      seats: null,
      endsAt: now + day,
    });
    expect(stateOf([], now, none, true)).toEqual({ status: 'Expired', seats: null, endsAt: null });
  });

  test('follows a serving, then a standing, then the last ended subscription', () => {
    const ended = held({ status: 'canceled', createdAt: now });
    const older = held({ status: 'canceled', createdAt: now - 5 });
    const unpaid = held({ status: 'unpaid', createdAt: now - 10 });
    const active = held({ status: 'active', createdAt: now - 20 });
    const waiting = held({ status: 'incomplete', createdAt: now + 1 });
    const abandoned = held({ status: 'incomplete_expired', createdAt: now + 2, endedAt: now + 2 });
    expect(decidingOne([waiting, older, ended, unpaid, active])).toBe(active);
    expect(decidingOne([older, ended, unpaid])).toBe(unpaid);
    expect(decidingOne([older, ended])).toBe(ended);
    expect(decidingOne([abandoned, older, ended])).toBe(ended);
    expect(decidingOne([waiting, abandoned])).toBeUndefined();
  });
});

describe("a plan's days of trial", () => {
  const earlier = (trialEnd: number, endedAt: number | null = null) => [{ trialEnd, endedAt }];
  test.each<[string, number, number | null, ReturnType<typeof earlier>, number]>([
    ['are given whole to whoever has had none', 14, null, [], 14],
    ['are whole on the day of registering', 14, now - day + 1, [], 14],
    ['are one less after a day', 14, now - day, [], 13],
    ['are gone after all of them', 14, now - 14 * day, [], 0],
    ['are not less than none', 14, now - 400 * day, [], 0],
    ['are more where the plan has more', 30, now - 14 * day, [], 16],
    ['count what an earlier subscription gave, by its own clock', 14, now, earlier(now + 14 * day), 0],
    ['count an earlier trial as far as it went', 14, now, earlier(now + 14 * day, now + 4 * day), 10],
    ['are none for a plan without', 0, now, [], 0],
  ])('%s', (_, planDays, startedAt, before, left) => {
    expect(trialDaysLeft(planDays, startedAt, before, now)).toBe(left);
  });
});

test('no decline contains the word that ends a session', () => {
  const codes = [
    'expired_card',
    'insufficient_funds',
    'lost_card',
    'incorrect_cvc',
    'something_new',
    undefined,
  ];
  for (const code of codes) {
    expect(declinedMessage({ code }).message).not.toMatch(/expired/i);
    expect(declinedMessage({ code: 'card_declined', decline_code: code }).message).not.toMatch(/expired/i);
  }
  expect(declinedMessage({ code: 'expired_card' }).message).toBe('Your card is past its expiry date');
  expect(declinedMessage({ code: 'card_declined', decline_code: 'stolen_card' }).message).toBe(
    'Your card was declined',
  );
});

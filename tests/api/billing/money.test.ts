/** One wish, one charge: whatever is pressed twice, lost on the way or declined. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  await billing.server.control('DELETE', '/faults');
  her = await billing.customer();
});
const fault = (change: object) =>
  billing.server.control('POST', '/faults', { provider: 'payments', ...change });
const sum = async () => (await her.invoices()).reduce((total, { amount_paid }) => total + amount_paid, 0);
/** Agency is charged at once. */
const subscribeNow = (seats = 2) => her.subscribe('agency', seats);

describe('subscribing', () => {
  test('starts one subscription and charges once for two clicks and two tabs', async () => {
    await her.addCard();
    const answers = await Promise.all([subscribeNow(), subscribeNow(), subscribeNow()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await her.held()).toHaveLength(1);
    expect(await sum()).toBe(2 * 7900);
  });

  test('repeats its answer for the same Idempotency-Key', async () => {
    await her.addCard();
    const json = { priceId: await her.price('agency'), seats: 1 };
    const headers = { 'idempotency-key': 'one' };
    const first = await her.call('POST', '/create', json, headers);
    const again = await her.call('POST', '/create', json, headers);
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    expect(await sum()).toBe(7900);
  });

  test.each([
    ['before it arrived', { drop: 'before' }],
    ['after it took effect', { drop: 'after' }],
    ['by a failure of the provider', { status: 500 }],
  ])('is charged once if its answer was lost %s and it is repeated', async (_, how) => {
    await her.addCard();
    await her.price('agency');
    await fault({ match: 'POST /v1/subscriptions', times: 2, ...how });
    const first = await subscribeNow();
    const second = first.status === 201 ? first : await subscribeNow();
    expect([201, 503]).toContain(first.status);
    expect(second).toMatchObject({ status: 201, body: { subscription: { status: 'active', seats: 2 } } });
    expect(await her.held()).toHaveLength(1);
    expect(await sum()).toBe(2 * 7900);
  });

  test('is recognized at the next attempt if its result could not be read', async () => {
    await her.addCard();
    await her.price('agency');
    await fault({ match: 'WEBHOOK', status: 500, rate: 1 });
    await fault({ match: 'GET /v1/invoices', status: 500, times: 20 });
    expect((await subscribeNow()).status).toBe(503);
    await billing.server.control('DELETE', '/faults');
    expect(await subscribeNow()).toMatchObject({ status: 201, body: { subscription: { status: 'active' } } });
    expect(await her.held()).toHaveLength(1);
    expect(await her.subscribe('agency', 2)).toMatchObject({
      status: 409,
      body: { message: 'This is your current plan' },
    });
  });

  test('rejects a declined card in plain words and starts nothing', async () => {
    await her.addCard('pm_card_chargeCustomerFail');
    const before = await her.me();
    expect(await subscribeNow()).toMatchObject({
      status: 402,
      body: { code: 'card_declined', message: 'Your card was declined' },
    });
    expect(await her.held()).toEqual([]);
    expect(await her.subscription()).toBeNull();
    expect(await her.me()).toEqual(before);
  });

  test('subtracts days of trial that were used', async () => {
    await her.addCard();
    billing.server.clock.advance(5 * 24 * 60 * 60_000 + 1000);
    await billing.server.prove(her.token);
    const { body } = await her.subscribe('premium', 1);
    const left = Date.parse(body.subscription.trialEnd) - Date.parse(body.subscription.currentPeriodStart);
    expect(left / 86_400_000).toBe(9);
  });
});

describe('seats', () => {
  test('are charged at once for the previewed amount when increased', async () => {
    await her.addCard();
    await subscribeNow(2);
    await passDays(billing.server, 10);
    const preview = await her.call('POST', '/preview', { seats: 5 });
    expect(preview.body).toMatchObject({ nextAmount: 5 * 7900, currency: 'usd' });
    const before = await sum();
    expect(await her.call('PUT', '/update', { seats: 5 })).toMatchObject({
      status: 200,
      body: { subscription: { seats: 5 } },
    });
    expect((await sum()) - before).toBe(preview.body.dueNow);
    expect(
      preview.body.lines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0),
    ).toBe(preview.body.dueNow);
    expect(await her.me()).toMatchObject({ seats: 5, status: 'Paid' });
    // The same again is no other wish.
    await Promise.all([her.call('PUT', '/update', { seats: 5 }), her.call('PUT', '/update', { seats: 5 })]);
    expect((await sum()) - before).toBe(preview.body.dueNow);
  });

  test('are three changes when increased, decreased and increased again', async () => {
    await her.addCard();
    await subscribeNow(2);
    for (const seats of [4, 2, 4]) {
      expect((await her.call('PUT', '/update', { seats })).status).toBe(200);
      expect((await her.held())[0]?.items.data[0]?.quantity).toBe(seats);
    }
  });

  test('are credited on the next invoice as previewed when decreased', async () => {
    await her.addCard();
    await subscribeNow(6);
    await passDays(billing.server, 15);
    const preview = await her.call('POST', '/preview', { seats: 1 });
    expect(preview.body.dueNow).toBe(0);
    expect(preview.body.nextAmount).toBeLessThan(7900);
    const before = await sum();
    await her.call('PUT', '/update', { seats: 1 });
    expect(await sum()).toBe(before);
    expect(await her.me()).toMatchObject({ seats: 1 });
  });

  test('are listed as a negative invoice if the credit exceeds it', async () => {
    await her.addCard();
    await subscribeNow(20);
    await passDays(billing.server, 1);
    await her.call('PUT', '/update', { seats: 1 });
    await passDays(billing.server, 31);
    const [credit] = await her.invoices();
    expect(credit?.total).toBeLessThan(-100_000);
    const { body } = await her.call('GET', '/invoices');
    expect(body.invoices).toMatchObject([
      { _id: credit?.id, amount: credit?.total, status: 'paid' },
      { amount: 20 * 7900, status: 'paid' },
    ]);
    // A credit is not a payment.
    await passDays(billing.server, 31);
    expect((await her.call('GET', '/invoices')).body.invoices[0]).toMatchObject({
      amount: 0,
      status: 'paid',
    });
  });

  test("can't be fewer than the connected accounts", async () => {
    await her.addCard();
    await her.subscribe('premium', 3);
    for (let n = 0; n < 3; n++) await billing.server.connect(her.token);
    const refused = {
      status: 409,
      body: { message: '3 accounts are connected. Please disconnect 2 accounts first' },
    };
    expect(await her.call('PUT', '/update', { seats: 1 })).toMatchObject(refused);
    expect(await her.call('POST', '/preview', { seats: 1 })).toMatchObject(refused);
    expect((await her.held())[0]?.items.data[0]?.quantity).toBe(3);
  });

  test('stay unchanged with a declined card', async () => {
    await her.addCard();
    await subscribeNow(1);
    const failing = await her.addCard('pm_card_chargeCustomerFail');
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: failing });
    expect(await her.call('PUT', '/update', { seats: 3 })).toMatchObject({
      status: 402,
      body: { code: 'card_declined' },
    });
    expect(await her.subscription()).toMatchObject({ seats: 1, status: 'active' });
    expect(await sum()).toBe(7900);
  });

  test('cost nothing now during a trial', async () => {
    await her.addCard();
    await her.subscribe('premium', 1);
    const preview = await her.call('POST', '/preview', { seats: 4 });
    expect(preview.body).toMatchObject({ dueNow: 0, nextAmount: 4 * 4900 });
    await her.call('PUT', '/update', { seats: 4 });
    expect(await sum()).toBe(0);
    expect(await her.me()).toMatchObject({ seats: 4, status: 'Trial' });
  });

  test.each([0, 21, 1.5, '3', null])('rejects %j as a number of seats', async (seats) => {
    expect(await her.call('PUT', '/update', { seats })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'seats' }] },
    });
    const json = { priceId: await her.price(), seats };
    expect(await her.call('POST', '/create', json)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'seats' }] },
    });
  });

  test.each([1, 20])('accepts %i', async (seats) => {
    await her.addCard();
    expect((await her.subscribe('premium', seats)).body.subscription.seats).toBe(seats);
  });
});

describe('another plan', () => {
  test("replaces the current plan, which can't be chosen again", async () => {
    await her.addCard();
    await her.subscribe('starter', 2);
    expect(await her.call('PUT', '/update', { priceId: await her.price('starter') })).toMatchObject({
      status: 409,
      body: { message: 'This is your current plan' },
    });
    const changed = await her.call('PUT', '/update', { priceId: await her.price('premium') });
    expect(changed).toMatchObject({
      status: 200,
      body: { plan: { _id: 'premium' }, subscription: { seats: 2 } },
    });
    expect((await her.held())[0]?.items.data).toHaveLength(1);
    expect(await her.call('PUT', '/update', { priceId: 'price_none' })).toMatchObject({ status: 422 });
    expect(await her.call('PUT', '/update', {})).toMatchObject({ status: 422 });
  });
});

/** Banks that ask for the card's holder at each payment (3-D Secure): P16. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankOf } from '../../support/bank.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

const asking = 'pm_card_authenticationRequired';
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

const paid = async () => (await her.invoices()).reduce((total, { amount_paid }) => total + amount_paid, 0);
const live = async () =>
  (await her.held()).filter(({ status }) => ['trialing', 'active', 'past_due'].includes(status));
const waiting = async () => (await her.call('GET', '')).body.requiresAction;
/** Acts like the app in a browser: reads the payment to confirm and answers the bank. */
async function confirm(answer: 'complete' | 'fail' = 'complete') {
  const { status, body } = await her.call('POST', '/confirmation', {});
  expect(status).toBe(200);
  await bankOf(billing.server.sandbox.url).answer(body.confirmWith, answer);
  return her.call('POST', '/confirmation', {});
}
const asked = {
  status: 402,
  body: {
    code: 'payment_action_required',
    message: expect.stringMatching(/^Your bank requires your confirmation\. Please open http.*\/billing /),
  },
};
const fault = (wish: object) => billing.server.control('POST', '/faults', { provider: 'payments', ...wish });

describe('P16: subscribing with a card whose bank asks', () => {
  beforeEach(() => her.addCard(asking));

  test('begins and charges nothing until it is confirmed, and then once', async () => {
    const before = await her.me();
    expect(await her.subscribe('agency', 2)).toMatchObject(asked);
    expect(await her.me()).toEqual(before);
    expect([await paid(), await live(), await her.subscription()]).toEqual([0, [], null]);
    expect(await waiting()).toMatchObject({
      kind: 'subscribe',
      plan: 'Agency',
      seats: 2,
      amount: 2 * 7900,
      currency: 'usd',
      url: expect.stringMatching(/\/billing$/),
    });
    expect(await confirm()).toMatchObject({
      status: 200,
      body: { confirmWith: null, plan: { _id: 'agency' }, subscription: { status: 'active', seats: 2 } },
    });
    expect(await waiting()).toBeUndefined();
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 2 });
    expect([await paid(), (await live()).length]).toEqual([2 * 7900, 1]);
    expect(await her.subscribe('agency', 2)).toMatchObject({
      status: 409,
      body: { message: 'This is your current plan' },
    });
  });

  test('refused by the bank charges and begins nothing; trying again works', async () => {
    await her.subscribe('agency', 2);
    expect(await confirm('fail')).toMatchObject({
      body: { subscription: null, requiresAction: { kind: 'subscribe' } },
    });
    expect([await paid(), await live()]).toEqual([0, []]);
    expect(await confirm()).toMatchObject({ body: { subscription: { status: 'active' } } });
    expect([await paid(), (await live()).length]).toEqual([2 * 7900, 1]);
  });

  test('refused by the bank can be begun anew, with another card and another number of seats', async () => {
    await her.subscribe('agency', 2);
    await confirm('fail');
    const good = await her.addCard();
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    expect(await her.subscribe('agency', 3)).toMatchObject({
      status: 201,
      body: { subscription: { status: 'active', seats: 3 } },
    });
    expect([await paid(), (await live()).length, await waiting()]).toEqual([3 * 7900, 1, undefined]);
  });

  test('left alone, after 23 hours leaves nothing that can be paid, and takes nothing from a trial', async () => {
    const before = await her.me();
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    await passDays(billing.server, 1);
    expect(await waiting()).toBeUndefined();
    expect(await her.me()).toEqual(before);
    expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete_expired']);
    expect((await her.invoices()).map(({ status }) => status)).toEqual(['void']);
    await expect(bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete')).rejects.toThrow();
    expect(await paid()).toBe(0);
    expect((await her.call('POST', '/confirmation', {})).body.confirmWith).toBeNull();
    expect(await her.subscribe('agency', 1)).toMatchObject(asked);
    expect(await confirm()).toMatchObject({ body: { subscription: { seats: 1, status: 'active' } } });
  });

  test('given up leaves nothing that can be paid; again, it changes nothing', async () => {
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    for (let n = 0; n < 2; n++)
      expect(await her.call('DELETE', '/confirmation')).toMatchObject({
        status: 200,
        body: { subscription: null, plan: null },
      });
    expect(await waiting()).toBeUndefined();
    await expect(bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete')).rejects.toThrow();
    expect([await paid(), await live()]).toEqual([0, []]);
  });

  test('pressed twice, and in two tabs, waits once and is charged once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => her.subscribe('agency', 2)));
    for (const answer of answers) expect(answer).toMatchObject(asked);
    expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete']);
    await confirm();
    expect([await paid(), (await live()).length]).toEqual([2 * 7900, 1]);
  });

  test('for another plan in a second tab leaves one that can be paid', async () => {
    await her.subscribe('agency', 2);
    const first = (await her.call('POST', '/confirmation', {})).body.confirmWith;
    await her.subscribe('agency', 4);
    expect(await waiting()).toMatchObject({ seats: 4 });
    await expect(bankOf(billing.server.sandbox.url).answer(first, 'complete')).rejects.toThrow();
    await confirm();
    expect([await paid(), (await live()).length, (await her.me()).seats]).toEqual([4 * 7900, 1, 4]);
  });

  test('with one Idempotency-Key answers the same again', async () => {
    const json = { priceId: await her.price('agency'), seats: 1 };
    const headers = { 'idempotency-key': 'asked' };
    expect(await her.call('POST', '/create', json, headers)).toMatchObject(asked);
    expect(await her.call('POST', '/create', json, headers)).toMatchObject(asked);
    expect((await her.held()).length).toBe(1);
  });

  test.each([
    ['before it arrived', { drop: 'before' }],
    ['after it took effect', { drop: 'after' }],
    ['by a failure of the provider', { status: 500 }],
  ])('is charged once if its answer was lost %s and it is repeated', async (_, how) => {
    await her.price('agency');
    await fault({ match: 'POST /v1/subscriptions', times: 4, ...how });
    const first = await her.subscribe('agency', 2);
    await billing.server.control('DELETE', '/faults');
    expect([402, 503]).toContain(first.status);
    expect(await her.subscribe('agency', 2)).toMatchObject(asked);
    expect((await her.held()).length).toBe(1);
    await confirm();
    expect([await paid(), (await live()).length]).toEqual([2 * 7900, 1]);
  });

  test('and confirmed without our page is known by the notice alone', async () => {
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    await bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete');
    await passDays(billing.server, 0);
    expect(await her.call('GET', '')).toMatchObject({ body: { subscription: { status: 'active' } } });
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 2 });
  });

  test('begins a trial at once; the card is confirmed beside it, and nothing is charged', async () => {
    expect(await her.subscribe('premium', 1)).toMatchObject({
      status: 201,
      body: { subscription: { status: 'trialing' }, requiresAction: { kind: 'card', plan: 'Premium' } },
    });
    const answer = await confirm();
    expect(answer).toMatchObject({ body: { subscription: { status: 'trialing' }, confirmWith: null } });
    expect(answer.body.requiresAction).toBeUndefined();
    expect(await paid()).toBe(0);
  });

  test('gives its secret to nobody else, and not with what is read', async () => {
    await her.subscribe('agency', 1);
    expect(JSON.stringify((await her.call('GET', '')).body)).not.toContain('_secret_');
    const he = await billing.customer();
    expect((await he.call('POST', '/confirmation', {})).body).toEqual({
      subscription: null,
      plan: null,
      confirmWith: null,
    });
  });
});

describe('P16: more seats and another plan with a card whose bank asks', () => {
  /** Two seats of Agency, ten days old, and from now on a card that asks. */
  beforeEach(async () => {
    await her.addCard();
    await her.subscribe('agency', 2);
    await passDays(billing.server, 10);
    const card = await her.addCard(asking);
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: card });
  });

  test('counts once it is paid, to the cent that the preview said, and exactly once', async () => {
    const before = await paid();
    const { dueNow } = (await her.call('POST', '/preview', { seats: 5 })).body;
    expect(await her.call('PUT', '/update', { seats: 5 })).toMatchObject(asked);
    expect([await paid(), (await her.me()).seats]).toEqual([before, 2]);
    expect(await waiting()).toMatchObject({ kind: 'change', plan: 'Agency', seats: 5, amount: dueNow });
    expect((await her.call('GET', '')).body.subscription).toMatchObject({ seats: 2, status: 'active' });
    expect(await confirm()).toMatchObject({ body: { confirmWith: null, subscription: { seats: 5 } } });
    expect([(await paid()) - before, (await her.me()).seats, await waiting()]).toEqual([
      dueNow,
      5,
      undefined,
    ]);
    expect((await her.call('PUT', '/update', { seats: 5 })).status).toBe(200);
    expect((await paid()) - before).toBe(dueNow);
  });

  test('another plan counts once it is paid', async () => {
    await her.call('PUT', '/update', { priceId: await her.price('premium') });
    const before = await paid();
    await her.call('PUT', '/update', { seats: 4, priceId: await her.price('agency') });
    expect(await her.call('GET', '')).toMatchObject({ body: { plan: { _id: 'premium' } } });
    expect(await confirm()).toMatchObject({
      body: { plan: { _id: 'agency' }, subscription: { seats: 4, status: 'active' } },
    });
    expect((await paid()) - before).toBeGreaterThan(0);
  });

  test('refused by the bank stays as it was, and can be tried again', async () => {
    const before = await paid();
    await her.call('PUT', '/update', { seats: 5 });
    expect(await confirm('fail')).toMatchObject({ body: { subscription: { seats: 2, status: 'active' } } });
    expect([await paid(), (await her.me()).seats]).toEqual([before, 2]);
    expect(await her.call('PUT', '/update', { seats: 5 })).toMatchObject(asked);
    expect(await confirm()).toMatchObject({ body: { subscription: { seats: 5 } } });
    expect(
      (await her.invoices()).filter(({ billing_reason: why }) => why === 'subscription_update'),
    ).toMatchObject([{ status: 'paid' }, { status: 'void' }]);
  });

  test('left alone, after 23 hours has no effect on money or seats, also with the next invoice', async () => {
    const before = await paid();
    await her.call('PUT', '/update', { seats: 5 });
    await passDays(billing.server, 1);
    expect([await waiting(), await paid(), (await her.me()).seats]).toEqual([undefined, before, 2]);
    const good = await her.addCard();
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    await passDays(billing.server, 21);
    expect((await paid()) - before).toBe(2 * 7900);
  });

  test('given up has no effect; fewer seats, or other ones, take its place', async () => {
    const before = await paid();
    await her.call('PUT', '/update', { seats: 5 });
    await her.call('DELETE', '/confirmation');
    expect([await waiting(), await paid(), (await her.me()).seats]).toEqual([undefined, before, 2]);
    await her.call('PUT', '/update', { seats: 5 });
    expect(await her.call('PUT', '/update', { seats: 1 })).toMatchObject({ status: 200 });
    expect([await waiting(), await paid(), (await her.me()).seats]).toEqual([undefined, before, 1]);
  });

  test('in two tabs waits once, and counts once', async () => {
    const before = await paid();
    const answers = await Promise.all([5, 5, 5].map((seats) => her.call('PUT', '/update', { seats })));
    for (const answer of answers) expect(answer).toMatchObject(asked);
    const { amount } = await waiting();
    await confirm();
    expect([(await paid()) - before, (await her.me()).seats]).toEqual([amount, 5]);
  });

  test('an open invoice of a renewal that the bank did not let through is confirmed the same way', async () => {
    const before = await paid();
    await passDays(billing.server, 22);
    expect((await her.call('GET', '')).body.subscription.status).toBe('past_due');
    expect(await waiting()).toMatchObject({ kind: 'renewal', amount: 2 * 7900, expiresAt: null });
    await her.call('DELETE', '/confirmation');
    expect(await waiting()).toMatchObject({ kind: 'renewal' });
    expect(await confirm()).toMatchObject({
      body: { confirmWith: null, subscription: { status: 'active' } },
    });
    expect((await paid()) - before).toBe(2 * 7900);
  });

  test('a renewal that the card has no money for is not one to confirm', async () => {
    const failing = await her.addCard('pm_card_chargeCustomerFail');
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: failing });
    await passDays(billing.server, 22);
    expect((await her.call('GET', '')).body).toMatchObject({ subscription: { status: 'past_due' } });
    expect(await waiting()).toBeUndefined();
  });
});

test('P16: what waits is found again by a server that died over it, and asked for again waits once', async () => {
  await her.addCard(asking);
  await her.price('agency');
  // The provider has it; nothing of it gets here, neither by an answer nor by a notice.
  await fault({ match: 'WEBHOOK', status: 500, rate: 1 });
  await fault({ match: 'GET /v1/invoices', status: 500, times: 20 });
  expect((await her.subscribe('agency', 2)).status).toBe(503);
  expect(await waiting()).toBeUndefined();
  await billing.server.control('DELETE', '/faults');
  await billing.server.reconciler.runNow();
  expect(await waiting()).toMatchObject({ kind: 'subscribe', seats: 2 });
  expect(await her.subscribe('agency', 2)).toMatchObject(asked);
  expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete']);
  await confirm();
  expect([await paid(), (await live()).length]).toEqual([2 * 7900, 1]);
});

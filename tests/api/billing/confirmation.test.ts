/** Cards whose bank asks for the holder at each payment (3-D Secure): P16. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankOf } from '../../support/bank.ts';
import { asked, asking, confirmations } from './bankAsks.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
let bank: ReturnType<typeof confirmations>;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  await billing.server.control('DELETE', '/faults');
  her = await billing.customer();
  bank = confirmations(billing, her);
});

const fault = (change: object) =>
  billing.server.control('POST', '/faults', { provider: 'payments', ...change });

describe('P16: subscribing with a card whose bank asks', () => {
  beforeEach(() => her.addCard(asking));

  test('starts and charges once, only after the confirmation', async () => {
    const before = await her.me();
    expect(await her.subscribe('agency', 2)).toMatchObject(asked);
    expect(await her.me()).toEqual(before);
    expect([await bank.paid(), await bank.live(), await her.subscription()]).toEqual([0, [], null]);
    expect(await bank.waiting()).toMatchObject({
      kind: 'subscribe',
      plan: 'Agency',
      seats: 2,
      amount: 2 * 7900,
      currency: 'usd',
      url: expect.stringMatching(/\/billing$/),
    });
    expect(await bank.confirm()).toMatchObject({
      status: 200,
      body: { confirmWith: null, plan: { _id: 'agency' }, subscription: { status: 'active', seats: 2 } },
    });
    expect(await bank.waiting()).toBeUndefined();
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 2 });
    expect([await bank.paid(), (await bank.live()).length]).toEqual([2 * 7900, 1]);
    expect(await her.subscribe('agency', 2)).toMatchObject({
      status: 409,
      body: { message: 'This is your current plan' },
    });
  });

  test('starts and charges nothing if the bank rejects it, and can be retried', async () => {
    await her.subscribe('agency', 2);
    expect(await bank.confirm('fail')).toMatchObject({
      body: { subscription: null, requiresAction: { kind: 'subscribe' } },
    });
    expect([await bank.paid(), await bank.live()]).toEqual([0, []]);
    expect(await bank.confirm()).toMatchObject({ body: { subscription: { status: 'active' } } });
    expect([await bank.paid(), (await bank.live()).length]).toEqual([2 * 7900, 1]);
  });

  test('can restart with another card and other seats after a rejection', async () => {
    await her.subscribe('agency', 2);
    await bank.confirm('fail');
    const good = await her.addCard();
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    expect(await her.subscribe('agency', 3)).toMatchObject({
      status: 201,
      body: { subscription: { status: 'active', seats: 3 } },
    });
    expect([await bank.paid(), (await bank.live()).length, await bank.waiting()]).toEqual([
      3 * 7900,
      1,
      undefined,
    ]);
  });

  test('expires after 23 hours without using up trial days', async () => {
    const before = await her.me();
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    await passDays(billing.server, 1);
    expect(await bank.waiting()).toBeUndefined();
    expect(await her.me()).toEqual(before);
    expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete_expired']);
    expect((await her.invoices()).map(({ status }) => status)).toEqual(['void']);
    await expect(bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete')).rejects.toThrow();
    expect(await bank.paid()).toBe(0);
    expect((await her.call('POST', '/confirmation', {})).body.confirmWith).toBeNull();
    expect(await her.subscribe('agency', 1)).toMatchObject(asked);
    expect(await bank.confirm()).toMatchObject({ body: { subscription: { seats: 1, status: 'active' } } });
  });

  test('can be canceled, idempotently, and then no longer paid', async () => {
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    for (let n = 0; n < 2; n++)
      expect(await her.call('DELETE', '/confirmation')).toMatchObject({
        status: 200,
        body: { subscription: null, plan: null },
      });
    expect(await bank.waiting()).toBeUndefined();
    await expect(bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete')).rejects.toThrow();
    expect([await bank.paid(), await bank.live()]).toEqual([0, []]);
  });

  test('waits and charges once for two clicks and two tabs', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => her.subscribe('agency', 2)));
    for (const answer of answers) expect(answer).toMatchObject(asked);
    expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete']);
    await bank.confirm();
    expect([await bank.paid(), (await bank.live()).length]).toEqual([2 * 7900, 1]);
  });

  test('leaves one payable request for another plan in a second tab', async () => {
    await her.subscribe('agency', 2);
    const first = (await her.call('POST', '/confirmation', {})).body.confirmWith;
    await her.subscribe('agency', 4);
    expect(await bank.waiting()).toMatchObject({ seats: 4 });
    await expect(bankOf(billing.server.sandbox.url).answer(first, 'complete')).rejects.toThrow();
    await bank.confirm();
    expect([await bank.paid(), (await bank.live()).length, (await her.me()).seats]).toEqual([4 * 7900, 1, 4]);
  });

  test('repeats its answer for the same Idempotency-Key', async () => {
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
    await bank.confirm();
    expect([await bank.paid(), (await bank.live()).length]).toEqual([2 * 7900, 1]);
  });

  test('is recognized by the event alone if confirmed elsewhere', async () => {
    await her.subscribe('agency', 2);
    const { confirmWith } = (await her.call('POST', '/confirmation', {})).body;
    await bankOf(billing.server.sandbox.url).answer(confirmWith, 'complete');
    await passDays(billing.server, 0);
    expect(await her.call('GET', '')).toMatchObject({ body: { subscription: { status: 'active' } } });
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 2 });
  });

  test('starts a trial at once, and confirms the card without a charge', async () => {
    expect(await her.subscribe('premium', 1)).toMatchObject({
      status: 201,
      body: { subscription: { status: 'trialing' }, requiresAction: { kind: 'card', plan: 'Premium' } },
    });
    const answer = await bank.confirm();
    expect(answer).toMatchObject({ body: { subscription: { status: 'trialing' }, confirmWith: null } });
    expect(answer.body.requiresAction).toBeUndefined();
    expect(await bank.paid()).toBe(0);
  });

  test('shows its secret only to its user, and only in the confirmation call', async () => {
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

test('P16: finds a waiting payment again after a crash, and waits once for a retry', async () => {
  await her.addCard(asking);
  await her.price('agency');
  // The provider has it; nothing of it gets here, neither by an answer nor by a notice.
  await fault({ match: 'WEBHOOK', status: 500, rate: 1 });
  await fault({ match: 'GET /v1/invoices', status: 500, times: 20 });
  expect((await her.subscribe('agency', 2)).status).toBe(503);
  expect(await bank.waiting()).toBeUndefined();
  await billing.server.control('DELETE', '/faults');
  await billing.server.reconciler.runNow();
  expect(await bank.waiting()).toMatchObject({ kind: 'subscribe', seats: 2 });
  expect(await her.subscribe('agency', 2)).toMatchObject(asked);
  expect((await her.held()).map(({ status }) => status)).toEqual(['incomplete']);
  await bank.confirm();
  expect([await bank.paid(), (await bank.live()).length]).toEqual([2 * 7900, 1]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BillingServer, type Customer, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  her = await billing.customer();
});
const cards = async () => {
  const { body } = await her.call('GET', '/payment-methods');
  return {
    ids: body.paymentMethods.map(({ id }: { id: string }) => id),
    chosen: body.defaultPaymentMethodId,
  };
};

test('sets up a card between browser and Stripe only', async () => {
  const { body: config } = await her.call('GET', '/config');
  expect(config).toMatchObject({
    key: 'pk_test_sandbox',
    sandbox: true,
    supportEmail: 'chimein@example.com',
  });
  const { body } = await her.call('POST', '/setup-intent', {});
  const confirm = await fetch(config.confirmUrl.replace('{id}', body.clientSecret.split('_secret_')[0]), {
    method: 'POST',
    headers: { authorization: `Bearer ${config.key}` },
    body: new URLSearchParams({
      client_secret: body.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '5555555555554444',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  const { payment_method: paymentMethodId } = (await confirm.json()) as { payment_method: string };
  const kept = await her.call('POST', '/payment-methods', { paymentMethodId });
  expect(kept).toMatchObject({
    status: 200,
    body: {
      paymentMethods: [
        { id: paymentMethodId, card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2031 } },
      ],
      defaultPaymentMethodId: paymentMethodId,
    },
  });
  // Again, it changes nothing.
  expect((await her.call('POST', '/payment-methods', { paymentMethodId })).body).toEqual(kept.body);
});

test('makes the first card the default until another is chosen', async () => {
  const first = await her.addCard();
  billing.server.clock.advance(1000);
  const second = await her.addCard('pm_card_amex');
  expect(await cards()).toEqual({ ids: [second, first], chosen: first });
  await her.call('PUT', '/payment-methods/default', { paymentMethodId: second });
  expect((await cards()).chosen).toBe(second);
  expect((await her.call('DELETE', `/payment-methods/${second}`)).status).toBe(204);
  expect(await cards()).toEqual({ ids: [first], chosen: first });
});

test('replaces the earlier entry of the same card, also on its subscription', async () => {
  const first = await her.addCard();
  await her.subscribe();
  const second = await her.addCard();
  expect(second).not.toBe(first);
  expect(await cards()).toEqual({ ids: [second], chosen: second });
  billing.server.clock.advance(1000);
  const amex = await her.addCard('pm_card_amex');
  const third = await her.addCard('pm_card_amex');
  expect([amex === third, await cards()]).toEqual([false, { ids: [third, second], chosen: second }]);
});

test('does not count a declined card as a failure of Stripe', async () => {
  await her.call('POST', '/payment-methods', { paymentMethodId: 'pm_card_chargeDeclined' });
  expect(billing.server.deps.calls.latest('payments').failedAt).toBeNull();
});

test('removes the last card only without a subscription', async () => {
  const only = await her.addCard();
  await her.subscribe();
  expect(await her.call('DELETE', `/payment-methods/${only}`)).toMatchObject({
    status: 409,
    body: { message: 'This is the only card of your subscription. Please add another one first' },
  });
  const other = await her.addCard('pm_card_mastercard');
  expect((await her.call('DELETE', `/payment-methods/${only}`)).status).toBe(204);
  expect(await cards()).toEqual({ ids: [other], chosen: other });
  const free = await billing.customer();
  expect((await free.call('DELETE', `/payment-methods/${await free.addCard()}`)).status).toBe(204);
});

test("answers 404 for another user's card", async () => {
  const other = await billing.customer();
  const theirs = await other.addCard();
  await her.addCard();
  for (const answer of [
    await her.call('POST', '/payment-methods', { paymentMethodId: theirs }),
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: theirs }),
    await her.call('DELETE', `/payment-methods/${theirs}`),
  ])
    expect(answer).toMatchObject({ status: 404, body: { message: 'Payment method not found' } });
  const { body } = await other.call('GET', '/payment-methods');
  expect(body.paymentMethods).toHaveLength(1);
});

test.each([
  ['pm_card_chargeDeclined', 'Your card was declined'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'Your card is past its expiry date'],
  ['pm_card_chargeDeclinedIncorrectCvc', "Your card's security code is wrong"],
  ['pm_card_visa_chargeDeclinedStolenCard', 'Your card was declined'],
])('rejects %s: %s', async (paymentMethodId, message) => {
  const answer = await her.call('POST', '/payment-methods', { paymentMethodId });
  // An incorrect code shows only where one is given.
  if (answer.status === 200) return expect(paymentMethodId).toContain('Cvc');
  expect(answer).toMatchObject({ status: 402, body: { code: 'card_declined', message } });
  expect(await cards()).toEqual({ ids: [], chosen: null });
});

test('recreates a customer that was deleted at Stripe', async () => {
  await her.addCard();
  await her.subscribe();
  const gone = await her.customerId();
  await billing.stripe.customers.del(gone);
  await billing.server.control('POST', '/clock', { advanceSeconds: 0 });
  expect(await cards()).toEqual({ ids: [], chosen: null });
  expect((await her.me()).status).toBe('Trial');
  await her.addCard();
  expect(await her.customerId()).not.toBe(gone);
  expect((await her.subscribe()).status).toBe(201);
});

test.each(['..', '.', '../customers', 'pm_x/../..', 'pm_x?a=b', 'pm_', 'pm', 'pm_ü', ' '])(
  'L3: rejects the ID %j, which never becomes part of a path at the provider',
  async (paymentMethodId) => {
    for (const [method, path] of [
      ['POST', '/payment-methods'],
      ['PUT', '/payment-methods/default'],
    ] as const) {
      expect(await her.call(method, path, { paymentMethodId })).toMatchObject({
        status: 422,
        body: {
          code: 'invalid_input',
          issues: [{ path: 'paymentMethodId', message: 'The payment method is invalid' }],
        },
      });
    }
  },
);

test('L3: validates an ID in the path the same way', async () => {
  const climbing = encodeURIComponent('../customers');
  expect(await her.call('DELETE', `/payment-methods/${climbing}`)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'id', message: 'The payment method is invalid' }] },
  });
});

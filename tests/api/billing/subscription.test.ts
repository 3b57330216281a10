import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingServer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());

test('goes from plan and card through the trial to a paid period', async () => {
  const her = await billing.customer();
  expect((await her.call('GET', '')).body).toEqual({ subscription: null, plan: null });
  expect(await her.subscribe()).toMatchObject({
    status: 409,
    body: { message: 'Please add a payment method before subscribing to a plan' },
  });
  await her.addCard();
  const begun = await her.subscribe('premium', 3);
  expect(begun).toMatchObject({
    status: 201,
    body: {
      subscription: { seats: 3, status: 'trialing', cancelAtPeriodEnd: false },
      plan: { _id: 'premium', price: 49 },
    },
  });
  expect(await her.me()).toMatchObject({
    status: 'Trial',
    seats: 3,
    subscriptionEndsAt: begun.body.subscription.trialEnd,
  });
  await passDays(billing.server, 15);
  expect(await her.subscription()).toMatchObject({ status: 'active', seats: 3 });
  expect(await her.me()).toMatchObject({ status: 'Paid', seats: 3 });
  const { body } = await her.call('GET', '/invoices?page=1&limit=10');
  expect(body).toMatchObject({ total: 2, page: 1, limit: 10 });
  expect(body.invoices[0]).toMatchObject({ amount: 3 * 4900, status: 'paid' });
});

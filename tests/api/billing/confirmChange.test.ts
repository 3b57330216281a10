/** Cards whose bank asks for the holder at each payment (3-D Secure): P16. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('P16: more seats and another plan with a card whose bank asks', () => {
  /** Two seats of Agency, ten days old, and from now on a card that asks. */
  beforeEach(async () => {
    await her.addCard();
    await her.subscribe('agency', 2);
    await passDays(billing.server, 10);
    const card = await her.addCard(asking);
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: card });
  });

  test('takes effect once paid, exactly once and for the previewed amount', async () => {
    const before = await bank.paid();
    const { dueNow } = (await her.call('POST', '/preview', { seats: 5 })).body;
    expect(await her.call('PUT', '/update', { seats: 5 })).toMatchObject(asked);
    expect([await bank.paid(), (await her.me()).seats]).toEqual([before, 2]);
    expect(await bank.waiting()).toMatchObject({ kind: 'change', plan: 'Agency', seats: 5, amount: dueNow });
    expect((await her.call('GET', '')).body.subscription).toMatchObject({ seats: 2, status: 'active' });
    expect(await bank.confirm()).toMatchObject({ body: { confirmWith: null, subscription: { seats: 5 } } });
    expect([(await bank.paid()) - before, (await her.me()).seats, await bank.waiting()]).toEqual([
      dueNow,
      5,
      undefined,
    ]);
    expect((await her.call('PUT', '/update', { seats: 5 })).status).toBe(200);
    expect((await bank.paid()) - before).toBe(dueNow);
  });

  test('changes the plan once it is paid', async () => {
    await her.call('PUT', '/update', { priceId: await her.price('premium') });
    const before = await bank.paid();
    await her.call('PUT', '/update', { seats: 4, priceId: await her.price('agency') });
    expect(await her.call('GET', '')).toMatchObject({ body: { plan: { _id: 'premium' } } });
    expect(await bank.confirm()).toMatchObject({
      body: { plan: { _id: 'agency' }, subscription: { seats: 4, status: 'active' } },
    });
    expect((await bank.paid()) - before).toBeGreaterThan(0);
  });

  test('changes nothing if the bank rejects it, and can be retried', async () => {
    const before = await bank.paid();
    await her.call('PUT', '/update', { seats: 5 });
    expect(await bank.confirm('fail')).toMatchObject({
      body: { subscription: { seats: 2, status: 'active' } },
    });
    expect([await bank.paid(), (await her.me()).seats]).toEqual([before, 2]);
    expect(await her.call('PUT', '/update', { seats: 5 })).toMatchObject(asked);
    expect(await bank.confirm()).toMatchObject({ body: { subscription: { seats: 5 } } });
    expect(
      (await her.invoices()).filter(({ billing_reason: why }) => why === 'subscription_update'),
    ).toMatchObject([{ status: 'paid' }, { status: 'void' }]);
  });

  test('expires after 23 hours without an effect on money or seats', async () => {
    const before = await bank.paid();
    await her.call('PUT', '/update', { seats: 5 });
    await passDays(billing.server, 1);
    expect([await bank.waiting(), await bank.paid(), (await her.me()).seats]).toEqual([undefined, before, 2]);
    const good = await her.addCard();
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    await passDays(billing.server, 21);
    expect((await bank.paid()) - before).toBe(2 * 7900);
  });

  test('can be canceled, or replaced by another number of seats', async () => {
    const before = await bank.paid();
    await her.call('PUT', '/update', { seats: 5 });
    await her.call('DELETE', '/confirmation');
    expect([await bank.waiting(), await bank.paid(), (await her.me()).seats]).toEqual([undefined, before, 2]);
    await her.call('PUT', '/update', { seats: 5 });
    expect(await her.call('PUT', '/update', { seats: 1 })).toMatchObject({ status: 200 });
    expect([await bank.waiting(), await bank.paid(), (await her.me()).seats]).toEqual([undefined, before, 1]);
  });

  test('waits and takes effect once for two tabs', async () => {
    const before = await bank.paid();
    const answers = await Promise.all([5, 5, 5].map((seats) => her.call('PUT', '/update', { seats })));
    for (const answer of answers) expect(answer).toMatchObject(asked);
    const { amount } = await bank.waiting();
    await bank.confirm();
    expect([(await bank.paid()) - before, (await her.me()).seats]).toEqual([amount, 5]);
  });

  test("confirms a renewal's open invoice the same way", async () => {
    const before = await bank.paid();
    await passDays(billing.server, 22);
    expect((await her.call('GET', '')).body.subscription.status).toBe('past_due');
    expect(await bank.waiting()).toMatchObject({ kind: 'renewal', amount: 2 * 7900, expiresAt: null });
    await her.call('DELETE', '/confirmation');
    expect(await bank.waiting()).toMatchObject({ kind: 'renewal' });
    expect(await bank.confirm()).toMatchObject({
      body: { confirmWith: null, subscription: { status: 'active' } },
    });
    expect((await bank.paid()) - before).toBe(2 * 7900);
  });

  test('asks for no confirmation of a renewal that lacked funds', async () => {
    const failing = await her.addCard('pm_card_chargeCustomerFail');
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: failing });
    await passDays(billing.server, 22);
    expect((await her.call('GET', '')).body).toMatchObject({ subscription: { status: 'past_due' } });
    expect(await bank.waiting()).toBeUndefined();
  });
});

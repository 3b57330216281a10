/**
 * Every way a subscription goes, with the provider's clock moved and its notices delivered, late, twice, out
 * of order or not at all.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../server/operations/doctor/check.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  her = await billing.customer();
  await billing.server.control('DELETE', '/faults');
});
const pass = (days: number) => passDays(billing.server, days);
const whenRetriesFail = (match: string) =>
  billing.server.control('POST', '/payments', { whenRetriesFail: match });
const status = async () => [(await her.subscription())?.status ?? null, (await her.me()).status];

describe('a subscription', () => {
  test('recovers from past due with another card', async () => {
    const accountId = await billing.server.connect(her.token);
    await her.addCard('pm_card_chargeCustomerFail');
    await her.subscribe();
    expect(await status()).toEqual(['trialing', 'Trial']);
    await pass(14.1);
    expect(await status()).toEqual(['past_due', 'Paid']);
    expect((await billing.server.lastMailTo(her.email))?.Subject).toBe('Your Chime In payment failed');
    const good = await her.addCard('pm_card_visa');
    expect(await status()).toEqual(['past_due', 'Paid']);
    const { body } = await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    expect(body.defaultPaymentMethodId).toBe(good);
    expect(await status()).toEqual(['active', 'Paid']);
    expect((await billing.server.lastMailTo(her.email))?.Subject).toBe('Your Chime In receipt for $98.00');
    const accounts = await billing.server.call('GET', '/api/linkedinaccount', { token: her.token });
    expect(accounts.body.map((account: { accountId: string }) => account.accountId)).toEqual([accountId]);
  });

  test('stops the runs with a reason while unpaid, until a payment', async () => {
    await whenRetriesFail('unpaid');
    const accountId = await billing.server.connect(her.token);
    const json = { accountId };
    await billing.server.call('POST', '/api/automation/start', { token: her.token, json });
    await her.addCard('pm_card_chargeCustomerFail');
    await her.subscribe('premium', 1);
    await pass(14.1);
    await pass(20);
    expect(await status()).toEqual(['unpaid', 'Expired']);
    await billing.server.engine.runDue();
    const state = async () =>
      (await billing.server.call('GET', '/api/linkedinaccount', { token: her.token })).body[0].state;
    expect(await state()).toMatchObject({ kind: 'blocked', reason: 'subscription' });
    expect(await her.call('PUT', '/update', { seats: 3 })).toMatchObject({
      status: 409,
      body: { message: 'Your last invoice is unpaid. Please update your payment method first' },
    });
    const good = await her.addCard('pm_card_visa');
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    expect(await status()).toEqual(['active', 'Paid']);
    await billing.server.engine.runDue();
    expect((await state()).reason).not.toBe('subscription');
  });

  test('P15: pays only the latest invoice, a draft, with a new card after months unpaid', async () => {
    await whenRetriesFail('unpaid');
    await her.addCard('pm_card_chargeCustomerFail');
    await her.subscribe('starter', 1);
    await pass(14.1);
    await pass(14);
    expect(await status()).toEqual(['unpaid', 'Expired']);
    await pass(31);
    expect((await her.invoices()).map((invoice) => invoice.status)).toEqual(['draft', 'open', 'paid']);
    expect(await check(billing.server.deps, 'payments', null)).toMatchObject({
      ok: false,
      said: expect.stringContaining('is unpaid'),
      fix: expect.stringContaining('cancel the subscription when all retries fail'),
    });
    const good = await her.addCard('pm_card_visa');
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: good });
    expect(await status()).toEqual(['active', 'Paid']);
    const invoices = await her.invoices();
    expect(invoices.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
      ['paid', 2900],
      ['open', 0],
      ['paid', 0],
    ]);
    expect(await check(billing.server.deps, 'payments', null)).toMatchObject({ ok: true });
  });

  test('P15: charges nothing to a new card if no invoice would revive the subscription', async () => {
    await whenRetriesFail('unpaid');
    await her.addCard('pm_card_chargeCustomerFail');
    await her.subscribe('starter', 1);
    await pass(14.1);
    await pass(14);
    await pass(31);
    const [latest] = await her.invoices();
    await billing.stripe.invoices.finalizeInvoice(latest?.id ?? '');
    await billing.stripe.invoices.voidInvoice(latest?.id ?? '');
    const good = await her.addCard('pm_card_visa');
    expect((await her.call('PUT', '/payment-methods/default', { paymentMethodId: good })).status).toBe(200);
    expect(await status()).toEqual(['unpaid', 'Expired']);
    expect((await her.invoices()).map(({ amount_paid }) => amount_paid)).toEqual([0, 0, 0]);
  });

  test('ends when Stripe cancels it while past due', async () => {
    await whenRetriesFail('canceled');
    await her.addCard('pm_card_chargeCustomerFail');
    await her.subscribe();
    await pass(40);
    expect(await status()).toEqual(['canceled', 'Expired']);
    expect((await billing.server.lastMailTo(her.email))?.Subject).toBe(
      'Your Chime In subscription is canceled',
    );
    await her.call('PUT', '/payment-methods/default', { paymentMethodId: await her.addCard() });
    // The trial is used up, so the card is charged at once.
    expect((await her.subscribe('starter', 4)).status).toBe(201);
    expect(await status()).toEqual(['active', 'Paid']);
    expect((await her.invoices())[0]).toMatchObject({ status: 'paid', amount_paid: 4 * 2900 });
  });

  test('renews after a cancellation was withdrawn', async () => {
    await her.addCard();
    await her.subscribe();
    await pass(14.1);
    const cancelled = await her.call('POST', '/cancel', { cancelAtPeriodEnd: true });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { subscription: { status: 'active', cancelAtPeriodEnd: true } },
    });
    expect((await billing.server.lastMailTo(her.email))?.Subject).toBe(
      'Your Chime In subscription is canceled',
    );
    expect((await her.call('POST', '/cancel', { cancelAtPeriodEnd: true })).status).toBe(200);
    const back = await her.call('POST', '/reactivate', {});
    expect(back).toMatchObject({
      status: 200,
      body: { subscription: { status: 'active', cancelAtPeriodEnd: false } },
    });
    await pass(31);
    expect(await status()).toEqual(['active', 'Paid']);
  });

  test('P14: renews after a portal cancellation was withdrawn here', async () => {
    await her.addCard();
    await her.subscribe();
    await pass(14.1);
    const id = (await her.held())[0]?.id;
    await billing.server.control('POST', `/subscriptions/${id}/cancel`, {});
    await pass(0);
    expect(await her.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    // Cancelled already: nothing is sent.
    expect((await her.call('POST', '/cancel', {})).status).toBe(200);
    expect((await her.held())[0]).toMatchObject({ cancel_at_period_end: false });
    expect(await her.call('POST', '/reactivate', {})).toMatchObject({
      status: 200,
      body: { subscription: { status: 'active', cancelAtPeriodEnd: false } },
    });
    expect((await her.held())[0]).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    await pass(31);
    expect(await status()).toEqual(['active', 'Paid']);
  });

  test('can be chosen again after it ended', async () => {
    await her.addCard();
    await her.subscribe();
    await her.call('POST', '/cancel', {});
    await pass(14.1);
    expect(await status()).toEqual(['canceled', 'Expired']);
    expect(await her.call('POST', '/reactivate', {})).toMatchObject({ status: 409 });
    expect((await her.invoices()).map(({ amount_paid }) => amount_paid)).toEqual([0]);
    expect((await her.subscribe('premium', 1)).status).toBe(201);
    expect(await status()).toEqual(['active', 'Paid']);
  });

  test('announces the end of its trial once, three days before', async () => {
    await her.addCard();
    await her.subscribe();
    expect(await billing.server.lastMailTo(her.email)).toBeUndefined();
    await pass(11.5);
    const mail = await billing.server.lastMailTo(her.email);
    expect(mail?.Subject).toBe('Your Chime In trial ends soon');
    expect(mail?.Text).toContain('we charge $98.00 to your card');
  });
});

describe('events', () => {
  test('are replaced by the reconciliation if they are lost', async () => {
    await her.addCard();
    await her.subscribe();
    await billing.server.control('POST', '/faults', {
      provider: 'payments',
      match: 'WEBHOOK',
      status: 500,
      rate: 1,
    });
    await pass(14.1);
    expect(await status()).toEqual(['trialing', 'Trial']);
    await billing.server.reconciler.runNow();
    expect(await status()).toEqual(['active', 'Paid']);
  });

  test('repeat until they are accepted, and do no harm twice', async () => {
    await her.addCard();
    await her.subscribe();
    const read = { provider: 'payments', match: 'GET /v1/customers', status: 500, times: 2 };
    await billing.server.control('POST', '/faults', read);
    await billing.server.control('POST', '/faults', {
      provider: 'payments',
      match: 'WEBHOOK',
      drop: 'after',
      times: 3,
    });
    await pass(11.5);
    await pass(3);
    await pass(1);
    expect(await status()).toEqual(['active', 'Paid']);
    const mails = await billing.server.call('GET', '/api/me/export', { token: her.token });
    const kinds = mails.body.mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'receipt')).toHaveLength(1);
    expect(kinds.filter((kind: string) => kind === 'trial_ending')).toHaveLength(1);
  });
});

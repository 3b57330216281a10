/** Notices that are no notices, what differs, what an admin sets, and people who go. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginSync, saveSync } from '../../../db/billing/billingState.ts';
import { invoices, paymentMethods, subscriptions, users, webhookEvents } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
let admin: string;
beforeAll(async () => {
  billing = await startBilling();
  admin = (await billing.server.signUp({ role: 'admin' })).token;
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  await billing.server.control('DELETE', '/faults');
  her = await billing.customer();
});
const db = () => billing.server.deps.db;
const asAdmin = (method: string, path: string, json?: unknown) =>
  billing.server.call(method, `/api/admin${path}`, { token: admin, ...(json === undefined ? {} : { json }) });

describe('an event', () => {
  const body = JSON.stringify({
    id: 'evt_own',
    object: 'event',
    type: 'charge.refunded',
    created: 1,
    data: { object: { id: 'ch_1' } },
  });
  const send = (signature: string | null, text = body) =>
    billing.server.call('POST', '/webhooks/stripe', {
      text,
      headers: signature === null ? {} : { 'stripe-signature': signature },
    });
  const sign = (at: number, secret = 'whsec_sandbox', text = body) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
  const now = () => Math.floor(billing.server.clock.now() / 1000);
  const receipts = () => db().select().from(webhookEvents).where(eq(webhookEvents.eventId, 'evt_own'));

  test.each([
    ['without a signature', () => send(null)],
    ['with one that is none', () => send('nonsense')],
    ['signed with another secret', () => send(sign(now(), 'whsec_other'))],
    ['signed for another body', () => send(sign(now(), 'whsec_sandbox', `${body} `))],
    ['that is older than five minutes', () => send(sign(now() - 301))],
  ])('%s is rejected with a 400, and not stored', async (_, sent) => {
    expect(await sent()).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    expect(await receipts()).toEqual([]);
  });

  test('M4: is accepted signed with 256 KB and without a token', async () => {
    const large = body.replace('evt_own', 'evt_large').padEnd(256 * 1024);
    expect((await send(sign(now(), 'whsec_sandbox', large), large)).status).toBe(200);
  });

  const event = JSON.parse(body);
  test.each([
    ['an id that is a number', { ...event, id: 7 }],
    ['an id that is a thing', { ...event, id: { a: 1 } }],
    ['no id', { ...event, id: undefined }],
    ['a kind that is a list', { ...event, type: [] }],
    ['a time that is text', { ...event, created: 'now' }],
    ['a time without an end', { ...event, created: 1e306 }],
    ['no data', { ...event, data: undefined }],
    ['data that is nothing', { ...event, data: { object: null } }],
    ['a customer that is a number', { ...event, data: { object: { customer: 7 } } }],
    ['a customer whose id is a list', { ...event, data: { object: { object: 'customer', id: [] } } }],
    ['text', 'text'],
    ['nothing', null],
    ['a list', [event]],
  ])('with a valid signature, but %s, is rejected with a 400, and not stored', async (_, wrong) => {
    const text = JSON.stringify(wrong);
    const answer = await send(sign(now(), 'whsec_sandbox', text), text);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    expect(await receipts()).toEqual([]);
  });

  test('of another kind is stored once and acknowledged', async () => {
    for (let n = 0; n < 3; n++) expect((await send(sign(now() - 299))).status).toBe(200);
    expect(await receipts()).toHaveLength(1);
    expect((await receipts())[0]?.handledAt).not.toBeNull();
  });
});

describe('differences', () => {
  const owner = async () => {
    const { body } = await asAdmin('GET', '/billing/differences?limit=1000');
    return body.differences.filter(({ email }: { email: string }) => email === her.email);
  };

  test('are listed, and repaired only on request', async () => {
    await her.addCard();
    await her.subscribe('agency', 2);
    // Drops all pending events, so that none of them fixes the state.
    await passDays(billing.server, 0);
    expect(await owner()).toEqual([]);
    const own = eq(subscriptions.userId, her.userId);
    await direct(db()).update(subscriptions).set({ seats: 9, status: 'past_due' }).where(own);
    await direct(db()).delete(paymentMethods).where(eq(paymentMethods.userId, her.userId));
    await direct(db()).update(invoices).set({ amount: 1 }).where(eq(invoices.userId, her.userId));
    await direct(db()).update(users).set({ status: 'Expired' }).where(eq(users.id, her.userId));
    const whats = (await owner()).map(({ what: text }: { what: string }) =>
      text.replace(/(sub|pm|in)_\w+/, '$1'),
    );
    expect(whats.sort()).toEqual([
      'card pm',
      'invoice in amount',
      'subscription sub seats',
      'subscription sub status',
      'user status',
    ]);
    const dry = await asAdmin('POST', '/billing/reconcile', {});
    expect(dry.body.remaining).toEqual(dry.body.differences);
    expect(await owner()).toHaveLength(5);
    const repaired = await asAdmin('POST', '/billing/reconcile', { dryRun: false });
    expect(repaired.body).toMatchObject({ remaining: [] });
    expect(repaired.body.differences.length).toBeGreaterThanOrEqual(5);
    expect(await owner()).toEqual([]);
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 2 });
  });

  test('need a person for a paying customer without a user', async () => {
    const { id } = await billing.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const made = await billing.stripe.subscriptions.create({
      customer: id,
      items: [{ price: await her.price() }],
    });
    const { body } = await asAdmin('POST', '/billing/reconcile', { dryRun: false });
    expect(body.remaining).toMatchObject([{ userId: null, customerId: id, theirs: made.id }]);

    // The hourly comparison has the admins' bell ring for it, once, until it is mended.
    const bell = async () => (await asAdmin('GET', '/notifications')).body;
    const before = (await bell()).unread;
    billing.server.clock.advance(1000);
    for (let hour = 0; hour < 2; hour += 1) {
      await billing.server.reconciler.runNow();
      expect(await bell()).toMatchObject({
        unread: before + 1,
        notifications: expect.arrayContaining([
          expect.objectContaining({
            kind: 'billing_difference',
            userId: null,
            userName: '',
            customerId: id,
            unread: true,
          }),
        ]),
      });
    }
    await billing.stripe.subscriptions.cancel(made.id);
    await billing.server.reconciler.runNow();
    expect((await bell()).unread).toBe(before);
  });
});

describe('values that an admin sets', () => {
  test('hold until Stripe reports a change', async () => {
    await her.addCard();
    await her.subscribe('agency', 2);
    await her.call('POST', '/cancel', {});
    await passDays(billing.server, 32);
    expect((await her.me()).status).toBe('Expired');
    const until = '2027-01-31T00:00:00.000Z';
    await asAdmin('PUT', `/user/${her.userId}`, { subscriptionEndsAt: until, seats: 7 });
    const given = { status: 'Paid', subscriptionEndsAt: until, seats: 7 };
    expect(await her.me()).toMatchObject(given);
    await billing.server.reconciler.runNow();
    expect(await her.me()).toMatchObject(given);
    const { body } = await asAdmin('GET', '/billing/differences');
    expect(body.differences.filter(({ email }: { email: string }) => email === her.email)).toEqual([]);
    await her.subscribe('agency', 3);
    expect(await her.me()).toMatchObject({ status: 'Paid', seats: 3 });
    expect((await her.me()).subscriptionEndsAt).not.toBe(until);
  });
});

describe('deleted users', () => {
  test('are charged nothing more, even if Stripe is down at first', async () => {
    await her.addCard();
    await her.subscribe('agency', 1);
    const customerId = await her.customerId();
    await billing.server.control('POST', '/faults', {
      provider: 'payments',
      match: 'DELETE /v1/customers',
      status: 500,
      times: 2,
    });
    const gone = await billing.server.call('DELETE', '/api/me', {
      token: her.token,
      json: { password: 'correct horse' },
    });
    expect(gone.status).toBe(204);
    const held = async () =>
      (await billing.stripe.subscriptions.list({ customer: customerId, status: 'all' })).data;
    expect((await held())[0]?.status).toBe('active');
    billing.server.clock.advance(5_000);
    await billing.server.deps.jobs.runDue('customer_deletion');
    expect(await billing.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    expect((await held()).map(({ status }) => status)).toEqual(['canceled']);
  });
});

test('ignores an earlier sync that finishes late', async () => {
  await her.addCard();
  await her.subscribe('agency', 1);
  const customerId = await her.customerId();
  const early = await beginSync(db(), her.userId);
  await her.call('PUT', '/update', { seats: 4 });
  const stale = { customerId, isGone: false, subscriptions: [], cards: [], invoices: [], readAt: 0 };
  const decide = () => ({ derived: null, trialStartedAt: null, mails: [] });
  expect(await saveSync(db(), her.userId, early?.number ?? 0, stale, decide)).toBeUndefined();
  expect(await her.subscription()).toMatchObject({ seats: 4 });
});

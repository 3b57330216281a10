/** Receipts and invoices at the provider show the user's current name. */
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let admin: string;
let her: Customer;
let id: string;
beforeAll(async () => {
  billing = await startBilling();
  admin = (await billing.server.signUp({ role: 'admin' })).token;
});
afterAll(() => billing.server.stop());
beforeEach(async () => {
  await billing.server.control('DELETE', '/faults');
  her = await billing.customer();
  await her.addCard();
  id = await her.customerId();
});
const settled = () => billing.server.deps.billing.queue.idle();
const held = async () => {
  const { name, email, business_name } = (await billing.stripe.customers.retrieve(id)) as Stripe.Customer;
  return { name, email, business_name };
};
/** How often the provider was asked to change somebody's details. */
const updates = async (): Promise<number> => {
  const { body } = await billing.server.call('GET', '/metrics');
  const counts = String(body).matchAll(/_count\{[^}]*call="updateCustomer"[^}]*\} (\d+)/g);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};
const profile = (change: object) =>
  billing.server.call('POST', '/api/auth/update', {
    token: her.token,
    json: { firstName: 'Mara', lastName: 'Winter', email: her.email, ...change },
  });
const away = { provider: 'payments', match: `POST /v1/customers/`, status: 503, rate: 1 };

test('sends a changed name or company to Stripe in one call each', async () => {
  const before = await updates();
  await profile({ firstName: 'Łucja', companyName: 'Winter Ltd' });
  await settled();
  expect(await held()).toEqual({ name: 'Łucja Winter', email: her.email, business_name: 'Winter Ltd' });
  expect((await updates()) - before).toBe(1);
  // The same again, and what is no detail of theirs, is no call.
  await profile({ firstName: 'Łucja', companyName: 'Winter Ltd' });
  await settled();
  await billing.server.reconciler.runNow();
  expect((await updates()) - before).toBe(1);
  await profile({ firstName: 'Łucja', companyName: '' });
  await settled();
  expect((await held()).business_name).toBeUndefined();
  expect((await updates()) - before).toBe(2);
});

test('sends a changed e-mail to Stripe only after it is verified', async () => {
  const before = await updates();
  const email = `new-${her.email}`;
  await profile({ firstName: 'Test', lastName: (await her.me()).lastName, email });
  await settled();
  await billing.server.reconciler.runNow();
  expect((await held()).email).toBe(her.email);
  expect((await updates()) - before).toBe(0);
  const otp = /\b\d{6}\b/.exec((await billing.server.lastMailTo(email))?.Text ?? '')?.[0];
  await billing.server.call('POST', '/api/otp/verify-otp', { json: { email, otp } });
  await settled();
  expect((await held()).email).toBe(email);
  expect((await updates()) - before).toBe(1);
});

test('sends an admin’s edits to the provider', async () => {
  const json = { firstName: 'Ada', companyName: 'Engines', email: `admin-${her.email}` };
  await billing.server.call('PUT', `/api/admin/user/${her.userId}`, { token: admin, json });
  await settled();
  expect(await held()).toMatchObject({
    name: expect.stringMatching(/^Ada /),
    email: json.email,
    business_name: 'Engines',
  });
});

test('sends only the newest value with the next hourly round after Stripe was down', async () => {
  await billing.server.control('POST', '/faults', away);
  expect((await profile({ firstName: 'First' })).status).toBe(200);
  await settled();
  expect((await profile({ firstName: 'Second' })).status).toBe(200);
  await settled();
  await billing.server.reconciler.runNow();
  expect((await held()).name).not.toContain('Second');
  await billing.server.control('DELETE', '/faults');
  const before = await updates();
  await billing.server.reconciler.runNow();
  expect((await held()).name).toBe('Second Winter');
  expect((await updates()) - before).toBe(1);
});

test('makes no call for a user who is no customer', async () => {
  const stranger = await billing.server.signUp();
  const before = [await updates(), (await billing.stripe.customers.list({ limit: 100 })).data.length];
  const json = { firstName: 'No', lastName: 'Body', companyName: 'None', email: stranger.email };
  expect(
    (await billing.server.call('POST', '/api/auth/update', { token: stranger.token, json })).status,
  ).toBe(200);
  await settled();
  const after = [await updates(), (await billing.stripe.customers.list({ limit: 100 })).data.length];
  expect(after).toEqual(before);
});

test('lists details that differ, and repairs them on request', async () => {
  const call = (method: string, path: string, json?: object) =>
    billing.server.call(method, `/api/admin/billing${path}`, { token: admin, ...(json && { json }) });
  const owner = async () => {
    const { body } = await call('GET', '/differences?limit=1000');
    return body.differences.filter((difference: { userId: string }) => difference.userId === her.userId);
  };
  // Delivers all pending events, so that none of them repairs the differences.
  await passDays(billing.server, 0);
  expect(await owner()).toEqual([]);
  const change = { lastName: 'Frost', companyName: 'Frost Ltd' };
  await direct(billing.server.deps.db).update(users).set(change).where(eq(users.id, her.userId));
  const name = (await held()).name;
  expect(await owner()).toMatchObject([
    { what: 'customer name', ours: 'Test Frost', theirs: name },
    { what: 'customer company', ours: 'Frost Ltd', theirs: '' },
  ]);
  expect((await call('POST', '/reconcile', { dryRun: true })).status).toBe(200);
  expect((await held()).name).toBe(name);
  expect((await call('POST', '/reconcile', { dryRun: false })).body.remaining).toEqual([]);
  expect(await held()).toMatchObject({ name: 'Test Frost', business_name: 'Frost Ltd' });
  expect(await owner()).toEqual([]);
});

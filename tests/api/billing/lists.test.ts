import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices, plans } from '../../../db/schema/index.ts';
import { syncPlans } from '../../../server/billing/plans.ts';
import { direct } from '../../support/database.ts';
import { type BillingServer, type Customer, passDays, startBilling } from './support.ts';

let billing: BillingServer;
let her: Customer;
beforeAll(async () => {
  billing = await startBilling();
  her = await billing.customer();
  const rows = Array.from({ length: 25 }, (_, n) => ({
    id: `in_${n}`,
    userId: her.userId,
    invoiceNumber: `A-${n}`,
    amount: 1000 + ((n * 7) % 25),
    status: n % 5 === 0 ? 'open' : 'paid',
    createdAt: 1_000_000 + n * 1000,
  }));
  await direct(billing.server.deps.db).insert(invoices).values(rows);
});
afterAll(() => billing.server.stop());
const ask = (query: string) => her.call('GET', `/invoices${query}`);
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

test.each([
  ['', 1, 10, ['in_24', 'in_15'], 10],
  ['?page=1&limit=10', 1, 10, ['in_24', 'in_15'], 10],
  ['?page=3&limit=10', 3, 10, ['in_4', 'in_0'], 5],
  ['?page=4&limit=10', 4, 10, [undefined, undefined], 0],
  ['?limit=100', 1, 100, ['in_24', 'in_0'], 25],
  ['?page=25&limit=1', 25, 1, ['in_0', 'in_0'], 1],
])('returns the page of invoices of %j', async (query, page, limit, [first, last], length) => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 25, page, limit });
  expect(body.invoices).toHaveLength(length);
  expect([body.invoices[0]?._id, body.invoices.at(-1)?._id]).toEqual([first, last]);
});

test.each(['?page=0', '?page=1.5', '?page=x', '?limit=0', '?limit=101', '?limit=-1', '?page=1000001'])(
  'rejects %s',
  async (query) => {
    const path = query.slice(1).split('=')[0];
    expect(await ask(query)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', issues: [{ path }] },
    });
  },
);

test('lists invoices sorted and filtered', async () => {
  const query = (parts: Record<string, unknown>) =>
    ask(`?${new URLSearchParams(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]))}`);
  const page = await query({ range: [0, 4], sort: ['amount', 'ASC'] });
  expect(page.headers.get('content-range')).toBe('invoices 0-4/25');
  expect(page.body.map(({ amount }: { amount: number }) => amount)).toEqual([1000, 1001, 1002, 1003, 1004]);
  const open = await query({ filter: { status: 'open' } });
  expect([ids(open.body), open.headers.get('content-range')]).toEqual([
    ['in_20', 'in_15', 'in_10', 'in_5', 'in_0'],
    'invoices 0-4/5',
  ]);
  expect(await query({ sort: ['status', 'ASC'] })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'sort.0' }] },
  });
  expect(await query({ filter: { amount: 1 } })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'filter.amount' }] },
  });
  expect(await query({ range: [1, 0] })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'range' }] },
  });
});

test("lists plans in the customers' order", async () => {
  const { db } = billing.server.deps;
  expect(ids((await her.call('GET', '/plans')).body)).toEqual(['starter', 'premium', 'agency']);
  await direct(db).update(plans).set({ position: 9 }).where(eq(plans.id, 'starter'));
  expect(ids((await her.call('GET', '/plans')).body)).toEqual(['premium', 'agency', 'starter']);
  await direct(db).update(plans).set({ position: 0 }).where(eq(plans.id, 'starter'));
});

test('seeds the plans at the first start, one of them premium, and sorts them', async () => {
  const { body, headers } = await her.call('GET', `/plans?sort=${encodeURIComponent('["price","ASC"]')}`);
  expect(ids(body)).toEqual(['starter', 'premium', 'agency']);
  expect(body.filter(({ type }: { type: string }) => type === 'premium')).toHaveLength(1);
  expect(headers.get('content-range')).toBe('plans 0-2/3');
  for (const { stripePriceId, price } of body) {
    expect(await billing.stripe.prices.retrieve(stripePriceId)).toMatchObject({
      unit_amount: price * 100,
      currency: 'usd',
    });
  }
  expect(await her.call('GET', `/plans?sort=${encodeURIComponent('["type","ASC"]')}`)).toMatchObject({
    status: 422,
  });
});

test("charges a plan's new price to new subscribers only", async () => {
  const early = await billing.customer();
  await early.addCard();
  await early.subscribe('starter', 1);
  const old = await early.price('starter');
  const { db } = billing.server.deps;
  await direct(db).update(plans).set({ price: 35 }).where(eq(plans.id, 'starter'));
  await syncPlans(billing.server.deps);
  expect(await early.price('starter')).not.toBe(old);
  await passDays(billing.server, 0);
  await early.call('PUT', '/update', { seats: 2 });
  expect((await early.call('GET', '')).body.plan).toMatchObject({
    _id: 'starter',
    price: 29,
    stripePriceId: old,
  });
  const late = await billing.customer();
  await late.addCard();
  expect((await late.subscribe('starter', 1)).body.plan).toMatchObject({ _id: 'starter', price: 35 });
  // Back again: the price that was is found, not made anew.
  await direct(db).update(plans).set({ price: 29 }).where(eq(plans.id, 'starter'));
  await syncPlans(billing.server.deps);
  expect(await early.price('starter')).toBe(old);
});

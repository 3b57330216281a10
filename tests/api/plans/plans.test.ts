import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { type BillingServer, passDays, startBilling } from '../billing/support.ts';

let world: BillingServer;
let token: string;
beforeAll(async () => {
  world = await startBilling();
  token = (await world.server.signUp({ role: 'admin' })).token;
});
afterAll(() => world.server.stop());

const call = (method: string, path: string, json?: unknown, headers = {}) =>
  world.server.call(method, `/api/admin${path}`, { token, headers, ...(json === undefined ? {} : { json }) });
const team = {
  name: 'Team',
  type: 'standard',
  price: 39,
  trialDays: 0,
  features: [{ name: 'Drafts', included: true }],
};
const productsOf = async (planId: string) =>
  (await world.stripe.products.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata.planId === planId,
  );
const offered = async () => {
  const { call: ask } = await world.customer();
  return (await ask('GET', '/plans?sort=["position","ASC"]')).body.map(({ _id }: { _id: string }) => _id);
};

test("creates a new plan's product and price once, and sells it", async () => {
  const key = { 'idempotency-key': 'team' };
  const [made, again] = [await call('POST', '/plan', team, key), await call('POST', '/plan', team, key)];
  expect(made).toMatchObject({ status: 201, body: { ...team, archived: false, subscribers: 0 } });
  expect(again.body._id).toBe(made.body._id);
  const [product, ...more] = await productsOf(made.body._id);
  expect(more).toEqual([]);
  expect(product).toMatchObject({ name: 'Team' });
  const price = await world.stripe.prices.retrieve(made.body.stripePriceId);
  expect(price).toMatchObject({
    unit_amount: 3900,
    currency: 'usd',
    product: product?.id,
    recurring: { interval: 'month' },
  });

  const customer = await world.customer();
  await customer.addCard();
  expect((await customer.subscribe(made.body._id, 2)).status).toBe(201);
  expect((await call('GET', `/plan/${made.body._id}`)).body.subscribers).toBe(1);
});

test("keeps a subscriber's price through a renewal and a change of seats", async () => {
  const { body: plan } = await call('POST', '/plan', { ...team, name: 'Growing' });
  const early = await world.customer();
  await early.addCard();
  await early.subscribe(plan._id, 1);

  const changed = await call('PUT', `/plan/${plan._id}`, { price: 59 });
  expect(changed.body).toMatchObject({ price: 59, name: 'Growing', subscribers: 1 });
  expect(changed.body.stripePriceId).not.toBe(plan.stripePriceId);
  const late = await world.customer();
  await late.addCard();
  await late.subscribe(plan._id, 1);

  expect((await late.call('GET', '')).body.plan).toMatchObject({ price: 59 });
  expect((await early.call('GET', '')).body.plan).toMatchObject({
    _id: plan._id,
    price: 39,
    stripePriceId: plan.stripePriceId,
  });
  await early.call('PUT', '/update', { seats: 2 });
  const [held] = await early.held();
  expect(held?.items.data[0]?.price).toMatchObject({ id: plan.stripePriceId, unit_amount: 3900 });
  expect(held?.items.data[0]?.quantity).toBe(2);

  await passDays(world.server, 32);
  expect((await early.invoices())[0]).toMatchObject({ billing_reason: 'subscription_cycle', total: 7800 });
  expect((await late.invoices())[0]).toMatchObject({ billing_reason: 'subscription_cycle', total: 5900 });

  // The amount of before is the price of before: none is made twice.
  expect((await call('PUT', `/plan/${plan._id}`, { price: 39 })).body.stripePriceId).toBe(plan.stripePriceId);
  expect(await productsOf(plan._id)).toHaveLength(1);
});

test('keeps an archived plan for its subscribers only, until it is offered again', async () => {
  const { body: plan } = await call('POST', '/plan', { ...team, name: 'Fading' });
  const owner = await world.customer();
  await owner.addCard();
  await owner.subscribe(plan._id, 1);
  expect((await call('PUT', `/plan/${plan._id}`, { archived: true })).body).toMatchObject({
    archived: true,
    subscribers: 1,
  });

  expect(await offered()).not.toContain(plan._id);
  const stranger = await world.customer();
  await stranger.addCard();
  const refused = await stranger.call('POST', '/create', { priceId: plan.stripePriceId, seats: 1 });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'priceId' }] } });
  expect((await owner.call('PUT', '/update', { seats: 3 })).status).toBe(200);
  expect((await owner.call('GET', '')).body).toMatchObject({
    subscription: { seats: 3 },
    plan: { name: 'Fading' },
  });

  await call('PUT', `/plan/${plan._id}`, { archived: false });
  expect(await offered()).toContain(plan._id);
});

test('shows a new name on later invoices, the order to customers, and each change in the audit', async () => {
  const { body: plan } = await call('POST', '/plan', { ...team, name: 'Before' });
  await call('PUT', `/plan/${plan._id}`, { name: 'After' });
  expect(await productsOf(plan._id)).toMatchObject([{ name: 'After' }]);

  const ids = (await call('GET', '/plans')).body.map(({ _id }: { _id: string }) => _id);
  expect(ids.at(-1)).toBe(plan._id);
  const wanted = [...ids].reverse();
  expect(
    (await call('PUT', '/plans/order', { ids: wanted })).body.map(({ _id }: { _id: string }) => _id),
  ).toEqual(wanted);
  const isOffered = new Set(await offered());
  expect(await offered()).toEqual(wanted.filter((id: string) => isOffered.has(id)));
  for (const wrong of [wanted.slice(1), [...wanted.slice(1), wanted[1]], [...wanted, 'nowhere']]) {
    expect((await call('PUT', '/plans/order', { ids: wrong })).status).toBe(422);
  }

  const rows = await world.server.deps.db.select().from(audit);
  const about = rows.filter(({ subject }) => subject === `plan:${plan._id}`);
  expect(about.map(({ action }) => action)).toEqual(['plan.create', 'plan.edit']);
  expect(about[1]?.details).toEqual({ before: { name: 'Before' }, after: { name: 'After' } });
  expect(rows.at(-1)).toMatchObject({ action: 'plan.order', details: { after: { ids: wanted } } });
});

test('creates and changes no plan while Stripe is down', async () => {
  const before = (await call('GET', '/plans')).body;
  await world.server.control('POST', '/faults', {
    provider: 'payments',
    status: 500,
    rate: 1,
    match: '/v1/prices',
  });
  expect((await call('POST', '/plan', team)).status).toBe(503);
  expect((await call('PUT', `/plan/${before[0]._id}`, { price: 12 })).status).toBe(503);
  await world.server.control('DELETE', '/faults');
  expect((await call('GET', '/plans')).body).toEqual(before);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { parseForm } from '../../../sandbox/payments/form.ts';
import { openSandbox } from '../support.ts';
import { day, openPayments, refusalOf } from './support.ts';

test('rejects a wrong or missing key', async () => {
  await using world = await openPayments();
  const refused = await refusalOf(world.client('sk_test_other').customers.list());
  expect(refused).toMatchObject({
    type: 'StripeAuthenticationError',
    rawType: 'invalid_request_error',
    statusCode: 401,
  });
  expect(refused.message).toMatch(/^Invalid API Key provided: sk_test_\*+ther$/);
  expect((await fetch(`${world.sandbox.url}/v1/customers`)).status).toBe(401);
  expect(await refusalOf(world.client('pk_test_sandbox').customers.list())).toMatchObject({
    code: 'secret_key_required',
  });
});

test('sends a request id and the version, and errors in Stripe’s shape', async () => {
  await using world = await openPayments();
  const customer = await world.customer(null);
  expect(customer.lastResponse).toMatchObject({
    requestId: expect.stringMatching(/^req_/),
    apiVersion: '2026-10-28.endive',
  });
  const refused = await refusalOf(world.stripe.customers.retrieve('cus_none'));
  expect(refused).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    message: "No such customer: 'cus_none'",
    param: 'id',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    requestId: expect.stringMatching(/^req_/),
  });
  const nowhere = await world.call('GET', '/v1/nothing/here', undefined, {
    authorization: 'Bearer sk_test_sandbox',
  });
  expect(nowhere).toMatchObject({
    status: 404,
    body: { error: { message: 'Unrecognized request URL (GET: /v1/nothing/here).' } },
  });
});

test('rejects parameters by name, nested ones too', async () => {
  await using world = await openPayments();
  const refuse = (params: object) => refusalOf(world.stripe.subscriptions.create(params as never));
  expect(await refuse({ items: [] })).toMatchObject({ code: 'parameter_missing', param: 'customer' });
  expect(await refuse({ customer: '', items: [{ price: 'x' }] })).toMatchObject({
    code: 'parameter_invalid_empty',
    param: 'customer',
  });
  expect(await refuse({ customer: 'x', items: [{ price: 'x', seats: 2 }] })).toMatchObject({
    code: 'parameter_unknown',
    param: 'items[0][seats]',
  });
  expect(
    await refuse({ customer: 'x', items: [{ price: 'x' }], payment_behavior: 'sometimes' }),
  ).toMatchObject({
    param: 'payment_behavior',
    message: expect.stringContaining('must be one of allow_incomplete'),
  });
  expect(
    await refuse({ customer: 'x', items: [{ price: 'x' }], cancel_at_period_end: 'perhaps' }),
  ).toMatchObject({
    param: 'cancel_at_period_end',
  });
  expect(
    await refuse({ customer: 'x', items: [{ price: 'x' }], payment_behavior: 'pending_if_incomplete' }),
  ).toMatchObject({
    param: 'payment_behavior',
  });
});

test('nests forms as Stripe does', () => {
  const body =
    'a=1&items[0][price]=p&items[0][quantity]=3&items[1][price]=q&metadata[user]=u%26v&expand[]=x&expand[]=y&m[__proto__][z]=1';
  expect(parseForm(body)).toEqual({
    a: '1',
    items: [{ price: 'p', quantity: '3' }, { price: 'q' }],
    metadata: { user: 'u&v' },
    expand: ['x', 'y'],
    m: Object.fromEntries([['__proto__', { z: '1' }]]),
  });
  expect(({} as { z?: string }).z).toBeUndefined();
});

test('runs a call once per idempotency key, and rejects the key with other parameters', async () => {
  await using world = await openPayments();
  const create = (email: string, key: string) =>
    world.stripe.customers.create({ email }, { idempotencyKey: key });
  const first = await create('a@example.com', 'k1');
  const again = await create('a@example.com', 'k1');
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await refusalOf(create('b@example.com', 'k1'))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  expect((await create('a@example.com', 'k2')).id).not.toBe(first.id);
  expect((await world.stripe.customers.list()).data).toHaveLength(2);
  await world.advance(day + 1);
  expect((await create('a@example.com', 'k1')).id).not.toBe(first.id);
});

test('keeps a decline under its key, and no invalid parameter', async () => {
  await using world = await openPayments();
  const customer = await world.customer('pm_card_chargeCustomerFail');
  const price = await world.price();
  const wanted = {
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'error_if_incomplete',
  } as const;
  const subscribe = (more: object = {}) =>
    world.stripe.subscriptions.create(
      { ...wanted, items: [...wanted.items], ...more },
      { idempotencyKey: 'sub-1' },
    );
  expect((await refusalOf(subscribe({ nonsense: 1 }))).code).toBe('parameter_unknown');
  expect((await refusalOf(subscribe())).statusCode).toBe(402);
  const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await world.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: good.id } });
  expect((await refusalOf(subscribe())).statusCode).toBe(402);
});

test('answers the retry of a lost answer with the same key', async () => {
  await using world = await openPayments();
  await world.post('/control/faults', {
    provider: 'payments',
    match: 'POST /v1/customers',
    drop: 'after',
    times: 2,
  });
  const lost = world.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' });
  expect(await refusalOf(lost)).toMatchObject({ type: 'StripeConnectionError' });
  const found = await world.stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'k' });
  expect((await world.stripe.customers.list()).data.map(({ id }) => id)).toEqual([found.id]);
});

test.each([
  [500, 'StripeAPIError'],
  [429, 'StripeRateLimitError'],
  [402, 'StripeCardError'],
])('a fault of %i is a %s in the client', async (status, type) => {
  await using world = await openPayments();
  await world.post('/control/faults', { provider: 'payments', status, match: 'GET /v1/customers' });
  expect(await refusalOf(world.stripe.customers.list())).toMatchObject({ type, statusCode: status });
  expect((await world.stripe.customers.list()).data).toEqual([]);
});

test('expands only the requested objects', async () => {
  await using world = await openPayments();
  const customer = await world.customer();
  const price = await world.price();
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    expand: ['customer', 'latest_invoice.payments', 'items.data.price.product'],
  });
  expect(subscription).toMatchObject({
    customer: { email: 'jane@example.com' },
    latest_invoice: { payments: { data: [{ status: 'paid', amount_paid: 2000 }] } },
    items: { data: [{ price: { product: { name: 'Pro' } } }] },
  });
  const listed = await world.stripe.subscriptions.list({ expand: ['data.customer'] });
  expect(listed.data[0]).toMatchObject({ customer: { id: customer.id }, default_payment_method: null });
  for (const path of ['status', 'nothing', 'a.b.c.d.e'])
    expect(
      (await refusalOf(world.stripe.subscriptions.retrieve(subscription.id, { expand: [path] }))).statusCode,
    ).toBe(400);
});

test('changes, finds and links products and prices', async () => {
  await using world = await openPayments();
  const { stripe } = world;
  const product = await stripe.products.create({ id: 'plan_pro', name: 'Pro' });
  expect(await refusalOf(stripe.products.create({ id: 'plan_pro', name: 'Pro' }))).toMatchObject({
    code: 'resource_already_exists',
  });
  const month = { interval: 'month' } as const;
  const price = await stripe.prices.create({
    product: 'plan_pro',
    currency: 'usd',
    unit_amount: 2900,
    recurring: month,
    lookup_key: 'pro',
  });
  expect(price).toMatchObject({
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
    product: product.id,
  });
  expect((await stripe.prices.list({ lookup_keys: ['pro'] })).data.map(({ id }) => id)).toEqual([price.id]);
  const dearer = {
    product: 'plan_pro',
    currency: 'usd',
    unit_amount: 3900,
    recurring: month,
    lookup_key: 'pro',
  };
  expect((await refusalOf(stripe.prices.create(dearer))).param).toBe('lookup_key');
  const next = await stripe.prices.create({ ...dearer, transfer_lookup_key: true });
  expect(
    (await stripe.prices.list({ lookup_keys: ['pro'], product: 'plan_pro' })).data.map(({ id }) => id),
  ).toEqual([next.id]);
  expect(await stripe.prices.update(price.id, { active: false })).toMatchObject({ active: false });
  expect((await stripe.prices.list({ active: true })).data.map(({ id }) => id)).toEqual([next.id]);
  expect(await stripe.products.update(product.id, { name: 'Pro+' })).toMatchObject({ name: 'Pro+' });
  expect((await refusalOf(stripe.products.del(product.id))).statusCode).toBe(400);
  const spare = await stripe.products.create({ name: 'Spare' });
  expect(await stripe.products.del(spare.id)).toMatchObject({ deleted: true });
  expect((await stripe.products.list()).data.map(({ id }) => id)).toEqual([product.id]);
});

test('moves the clock only forward until a reset', async () => {
  await using world = await openPayments();
  await world.customer();
  expect((await world.advance(60)).body).toEqual({ now: world.clock.iso(60_000) });
  for (const advanceSeconds of [-1, 1.5, 'x'])
    expect((await world.post('/control/clock', { advanceSeconds })).status).toBe(422);
  expect((await world.post('/control/payments', { whenRetriesFail: 'never' })).status).toBe(422);
  expect((await world.call('POST', '/control/reset')).status).toBe(204);
  expect((await world.get('/control/clock')).body).toEqual({ now: world.clock.iso() });
  expect((await world.stripe.customers.list()).data).toEqual([]);
});

test('names the keys in the environment, and restores everything from its folder, the clock included', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const open = async () => {
    const world = await openSandbox({ dataDir, appUrl: 'http://127.0.0.1:9' });
    const { hostname, port } = new URL(world.sandbox.env.STRIPE_API_BASE as string);
    const stripe = new Stripe(world.sandbox.env.STRIPE_SECRET_KEY as string, {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    return { ...world, stripe, [Symbol.asyncDispose]: () => world.sandbox.close() };
  };
  try {
    let id = '';
    {
      await using before = await open();
      expect(before.sandbox.env).toMatchObject({
        STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
        STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
      });
      id = (await before.stripe.customers.create({ email: 'a@example.com' })).id;
      await before.post('/control/clock', { advanceSeconds: 3600 });
    }
    await using after = await open();
    expect(await after.stripe.customers.retrieve(id)).toMatchObject({ email: 'a@example.com' });
    expect((await after.get('/control/clock')).body).toEqual({ now: after.clock.iso(3_600_000) });
    expect((await after.stripe.events.list()).data[0]?.pending_webhooks).toBe(1);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

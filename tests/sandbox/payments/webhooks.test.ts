import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createSandbox, startSandbox } from '../../../sandbox/sandbox.ts';
import { systemClock } from '../../../server/clock.ts';
import { manualClock } from '../../support/clock.ts';
import { openReceiver } from '../support.ts';
import { day, openPayments } from './support.ts';

const secret = 'whsec_sandbox';

test('posts events with a valid signature to the server’s address', async () => {
  await using world = await openPayments();
  const customer = await world.customer(null);
  await world.told();
  const [sent] = world.app.received;
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  const header = String(sent?.headers['stripe-signature']);
  const body = sent?.body ?? '';
  const at = world.now();
  const check = (text: string, key = secret, seconds = at) =>
    world.stripe.webhooks.constructEvent(text, header, key, 300, undefined, seconds * 1000);
  expect(check(body)).toMatchObject({
    object: 'event',
    type: 'customer.created',
    api_version: '2026-10-28.endive',
    data: { object: { id: customer.id, object: 'customer' } },
    request: { id: expect.stringMatching(/^req_/) },
  });
  expect(() => check(`${body} `)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(() => check(body, 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(() => check(body, secret, at + 301)).toThrow('Timestamp outside the tolerance zone');
});

test('signs with the real time, however far the payments’ clock was moved', async () => {
  await using world = await openPayments();
  await world.advance(90 * day);
  await world.customer(null);
  await world.told();
  const [sent] = world.app.received;
  const [body, header] = [sent?.body ?? '', String(sent?.headers['stripe-signature'])];
  const event = world.stripe.webhooks.constructEvent(
    body,
    header,
    secret,
    300,
    undefined,
    world.now() * 1000,
  );
  expect(event.created).toBe(world.now() + 90 * day);
});

test('repeats an event with growing delays until it gets a 2xx', async () => {
  await using world = await openPayments([500, 302, 404]);
  await world.customer(null);
  await world.told();
  expect(world.app.received).toHaveLength(1);
  const id = world.events()[0].id;
  expect((await world.stripe.events.retrieve(id)).pending_webhooks).toBe(1);
  await world.advance(4);
  expect(world.app.received).toHaveLength(1);
  await world.advance(1);
  expect(world.app.received).toHaveLength(2);
  await world.advance(30);
  expect(world.app.received).toHaveLength(3);
  await world.advance(5 * 60);
  // Acknowledged at the fourth attempt, then repeated like every event.
  expect(world.arrivals().map((event) => event.id)).toEqual([id, id, id, id, id]);
  expect((await world.stripe.events.retrieve(id)).pending_webhooks).toBe(0);
  await world.advance(3 * day);
  expect(world.app.received).toHaveLength(5);
});

test('sends events out of order and twice', async () => {
  await using world = await openPayments();
  // The first attempts are lost, so that all three are pending.
  await world.post('/control/faults', { provider: 'payments', match: 'WEBHOOK', drop: 'before', rate: 1 });
  const { id } = await world.customer(null);
  await world.stripe.customers.update(id, { name: 'Ann' });
  await world.stripe.customers.update(id, { name: 'Bea' });
  await world.told();
  await world.call('DELETE', '/control/faults');
  await world.advance(5);
  const seen = world.arrivals().map(({ type, data }) => `${type} ${data.object.name}`);
  const newestFirst = ['customer.updated Bea', 'customer.updated Ann', 'customer.created Jane Doe'];
  expect(seen).toEqual([...newestFirst, ...newestFirst]);
});

test('loses an attempt to a fault before it, and repeats the event after a fault after it', async () => {
  await using world = await openPayments();
  await world.post('/control/faults', {
    provider: 'payments',
    match: 'WEBHOOK customer.created',
    drop: 'before',
  });
  await world.post('/control/faults', {
    provider: 'payments',
    match: 'WEBHOOK customer.updated',
    drop: 'after',
  });
  const customer = await world.customer(null);
  await world.stripe.customers.update(customer.id, { name: 'Ann' });
  await world.post('/control/faults', { provider: 'payments', status: 500 });
  await world.told();
  const types = () => world.arrivals().map(({ type }) => type);
  expect(types()).toEqual(['customer.updated']);
  await world.advance(5);
  const newestFirst = ['customer.updated', 'customer.created'];
  expect(types()).toEqual(['customer.updated', ...newestFirst, ...newestFirst]);
  expect((await world.get('/control/faults')).body).toHaveLength(1);
});

test('includes the previous values of an update', async () => {
  await using world = await openPayments();
  const customer = await world.customer(null);
  await world.stripe.customers.update(customer.id, { name: 'Ann' });
  await world.stripe.customers.update(customer.id, { name: 'Ann' });
  await world.told();
  const updates = world.events().filter(({ type }) => type === 'customer.updated');
  expect(updates).toMatchObject([
    { data: { object: { name: 'Ann' }, previous_attributes: { name: 'Jane Doe' } } },
  ]);
});

test('lists and reads events through the API', async () => {
  await using world = await openPayments();
  const customer = await world.customer();
  const { data } = await world.stripe.events.list({ type: 'customer.created' });
  expect(data).toMatchObject([{ type: 'customer.created', data: { object: { id: customer.id } } }]);
  expect(await world.stripe.events.retrieve(data[0]?.id as string)).toMatchObject({ id: data[0]?.id });
  const cards = await world.stripe.events.list({ type: 'payment_method.*' as never });
  expect(cards.data.map(({ type }) => type)).toEqual(['payment_method.attached']);
});

test('sends other endpoints the events they chose, with their own secrets', async () => {
  await using world = await openPayments();
  const endpoint = await world.stripe.webhookEndpoints.create({
    url: `${world.app.url}/other`,
    enabled_events: ['product.created'],
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  await world.price();
  await world.told();
  const others = world.app.received.filter(({ path }) => path === '/other');
  // Each event is sent twice.
  expect(others).toHaveLength(2);
  const [sent] = others;
  const signed = String(sent?.headers['stripe-signature']);
  expect(
    world.stripe.webhooks.constructEvent(
      sent?.body ?? '',
      signed,
      endpoint.secret as string,
      300,
      undefined,
      world.now() * 1000,
    ),
  ).toMatchObject({ type: 'product.created' });
  expect(await world.stripe.webhookEndpoints.update(endpoint.id, { disabled: true })).toMatchObject({
    status: 'disabled',
  });
  await world.price();
  await world.told();
  expect(world.app.received.filter(({ path }) => path === '/other')).toHaveLength(2);
  expect(await world.stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
});

test('sends events for changes that fall due by time alone', async () => {
  await using app = await openReceiver([500]);
  const clock = manualClock('2026-11-18T10:00:00.000Z');
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir: null, appUrl: app.url, clock });
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  await fetch(`${sandbox.url}/v1/customers`, { method: 'POST', headers, body: 'email=a@example.com' });
  await app.count(1);
  // Answers after the failed attempt is stored and the next one scheduled.
  await fetch(`${sandbox.url}/control/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceSeconds: 0 }),
  });
  clock.advance(5000);
  await app.count(3);
  expect(app.received.map(({ body }) => JSON.parse(body).type)).toEqual([
    'customer.created',
    'customer.created',
    'customer.created',
  ]);
  await sandbox.close();
});

test('hands events to the given function in process', async () => {
  const sent: [string, string][] = [];
  const sandbox = createSandbox({
    dataDir: null,
    appUrl: 'http://app.test',
    url: 'http://sandbox.test',
    clock: systemClock,
    send: async (url, { body }) => {
      sent.push([url, JSON.parse(String(body)).type]);
      return new Response();
    },
  });
  const call = (path: string, init: RequestInit) =>
    sandbox.fetch(new Request(`http://sandbox.test${path}`, { method: 'POST', ...init }));
  await call('/v1/customers', {
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: 'email=a@example.com',
  });
  await call('/control/clock', { body: JSON.stringify({ advanceSeconds: 0 }) });
  const [one, again, ...more] = sent;
  expect([one, more]).toEqual([['http://app.test/webhooks/stripe', 'customer.created'], []]);
  expect(again).toEqual(one);
  await sandbox.close();
});

import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { day, openPayments, refusalOf, subscribed } from './support.ts';

test('at the period’s end: announced, undone, and then for good', async () => {
  await using world = await openPayments();
  const { subscription, item, now, invoices } = await subscribed(world);
  const cancel = (cancel_at_period_end: boolean) =>
    world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
  expect(await cancel(true)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: item.current_period_end,
    canceled_at: world.now(),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(await cancel(false)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  await cancel(true);
  await world.advance(item.current_period_end - world.now() - 1);
  expect((await now()).status).toBe('active');
  await world.advance(1);
  expect(await now()).toMatchObject({ status: 'canceled', ended_at: item.current_period_end });
  expect(await invoices()).toHaveLength(1);
  expect(world.types()).toContain('customer.subscription.deleted');
  expect((await refusalOf(cancel(false))).statusCode).toBe(400);
});

test('at once, with or without what is left given back', async () => {
  await using world = await openPayments();
  const plain = await subscribed(world);
  expect(await world.stripe.subscriptions.cancel(plain.subscription.id)).toMatchObject({
    status: 'canceled',
    ended_at: world.now(),
  });
  expect(await plain.invoices()).toHaveLength(1);
  expect((await refusalOf(world.stripe.subscriptions.cancel(plain.subscription.id))).statusCode).toBe(404);

  const fair = await subscribed(world);
  await world.advance((fair.item.current_period_end - world.now()) / 2);
  await world.stripe.subscriptions.cancel(fair.subscription.id, { prorate: true, invoice_now: true });
  expect((await fair.invoices())[0]).toMatchObject({ total: -3000, ending_balance: -3000 });
  const listed = async (status?: 'all' | 'canceled') =>
    (await world.stripe.subscriptions.list({ customer: fair.customer.id, status })).data.length;
  expect([await listed(), await listed('all'), await listed('canceled')]).toEqual([0, 1, 1]);
});

test('P14: both cancel parameters together are refused in Stripe’s words', async () => {
  await using world = await openPayments();
  const { subscription, item, now } = await subscribed(world);
  const refused = await refusalOf(
    world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false, cancel_at: '' }),
  );
  expect([refused.statusCode, refused.message]).toEqual([
    400,
    'Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.',
  ]);
  const until = item.current_period_end;
  const both = { cancel_at_period_end: true, cancel_at: until };
  expect((await refusalOf(world.stripe.subscriptions.update(subscription.id, both))).statusCode).toBe(400);
  expect(await now()).toMatchObject({ cancel_at: null });
});

test('P14: a portal cancellation sets a date, which only `cancel_at` clears', async () => {
  await using world = await openPayments();
  const { subscription, item, now } = await subscribed(world);
  const update = (change: Stripe.SubscriptionUpdateParams) =>
    world.stripe.subscriptions.update(subscription.id, change);
  const byDate = {
    cancel_at_period_end: false,
    cancel_at: item.current_period_end,
    canceled_at: world.now(),
  };
  const canceled = await world.post(`/control/subscriptions/${subscription.id}/cancel`, {});
  expect(canceled).toMatchObject({ status: 200, body: byDate });
  expect(await update({ cancel_at_period_end: false })).toMatchObject(byDate);
  expect(await update({ cancel_at: '' })).toMatchObject({ cancel_at: null, canceled_at: null });
  await update({ cancel_at_period_end: true });
  expect(await update({ cancel_at: '' })).toMatchObject({ cancel_at_period_end: true });
  await update({ cancel_at_period_end: false });
  await world.post(`/control/subscriptions/${subscription.id}/cancel`, {});
  await world.advance(item.current_period_end - world.now());
  expect((await now()).status).toBe('canceled');
  expect((await world.post(`/control/subscriptions/${subscription.id}/cancel`, {})).status).toBe(404);
});

test('a trial that is canceled ends without a charge', async () => {
  await using world = await openPayments();
  const { subscription, now, invoices } = await subscribed(world, { trial_period_days: 7 });
  await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await world.advance(8 * day);
  expect((await now()).status).toBe('canceled');
  expect(await invoices()).toMatchObject([{ total: 0 }]);
});

test('a deleted customer’s subscriptions end with it', async () => {
  await using world = await openPayments();
  const { customer, now } = await subscribed(world);
  await world.stripe.customers.del(customer.id);
  expect((await now()).status).toBe('canceled');
});

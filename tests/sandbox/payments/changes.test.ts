import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { day, openPayments, refusalOf, subscribed } from './support.ts';

test('bills half a month of each added seat halfway', async () => {
  await using world = await openPayments();
  const { seats, item } = await subscribed(world);
  const half = (item.current_period_end - item.current_period_start) / 2;
  await world.advance(half);
  const changed = await seats(5, { proration_behavior: 'always_invoice', expand: ['latest_invoice'] });
  expect(changed.items.data[0]).toMatchObject({
    id: item.id,
    quantity: 5,
    current_period_end: item.current_period_end,
  });
  const invoice = changed.latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({ billing_reason: 'subscription_update', total: 2000, status: 'paid' });
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-3000, 5000]);
  expect(invoice.lines.data[0]?.parent?.subscription_item_details).toMatchObject({
    proration: true,
    subscription_item: item.id,
  });
});

test('credits removed seats on the next invoice', async () => {
  await using world = await openPayments();
  const { seats, item, invoices, customer } = await subscribed(world);
  const half = (item.current_period_end - item.current_period_start) / 2;
  await world.advance(half);
  await seats(1);
  expect(await invoices()).toHaveLength(1);
  await world.advance(half);
  expect((await invoices())[0]).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
    total: 0,
    number: null,
  });
  await world.advance(60 * 60);
  expect((await invoices())[0]).toMatchObject({ status: 'paid', total: 0, amount_due: 0 });
  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
});

test('keeps the rest of a credit on the balance', async () => {
  await using world = await openPayments();
  const { seats, item, invoices, customer } = await subscribed(world);
  const half = (item.current_period_end - item.current_period_start) / 2;
  await world.advance(half);
  await seats(1, { proration_behavior: 'always_invoice' });
  expect((await invoices())[0]).toMatchObject({
    status: 'paid',
    total: -2000,
    amount_due: 0,
    ending_balance: -2000,
  });
  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -2000 });
  await world.advance(half + 60 * 60);
  expect((await invoices())[0]).toMatchObject({
    total: 2000,
    starting_balance: -2000,
    amount_due: 0,
    status: 'paid',
  });
  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
});

test('moves no money with none, nor during a trial', async () => {
  await using world = await openPayments();
  const running = await subscribed(world);
  await world.advance(day);
  await running.seats(9, { proration_behavior: 'none' });
  expect(await running.invoices()).toHaveLength(1);
  const trial = await subscribed(world, { trial_period_days: 7 });
  await trial.seats(9, { proration_behavior: 'always_invoice' });
  expect(await trial.invoices()).toHaveLength(1);
  expect((await trial.now()).items.data[0]?.quantity).toBe(9);
});

test('answers an unpaid increase with 402 and no change, or becomes past due', async () => {
  await using world = await openPayments();
  const { seats, now, customer, invoices } = await subscribed(world);
  const bad = await world.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  });
  await world.stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: bad.id },
  });
  const strict = seats(10, {
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
  expect((await refusalOf(strict)).statusCode).toBe(402);
  expect(await now()).toMatchObject({ status: 'active', items: { data: [{ quantity: 3 }] } });
  expect(await invoices()).toHaveLength(1);
  expect(await seats(10, { proration_behavior: 'always_invoice' })).toMatchObject({ status: 'past_due' });
  expect((await invoices())[0]).toMatchObject({
    status: 'open',
    amount_remaining: 14_000,
    attempt_count: 1,
  });
});

test('credits the rest of the old plan, and starts a new period with another interval', async () => {
  await using world = await openPayments();
  const { subscription, item, invoices } = await subscribed(world);
  const half = (item.current_period_end - item.current_period_start) / 2;
  await world.advance(half);
  const dear = await world.price(5000);
  const first = {
    items: [{ id: item.id, price: dear.id, quantity: 3 }],
    proration_behavior: 'always_invoice',
  } as const;
  await world.stripe.subscriptions.update(subscription.id, { ...first, items: [...first.items] });
  expect((await invoices())[0]).toMatchObject({ total: 4500, status: 'paid' });
  const yearly = await world.price(50_000, { recurring: { interval: 'year' } });
  const changed = await world.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: yearly.id }],
  });
  const at = world.now() + half;
  expect(changed.items.data[0]).toMatchObject({ current_period_start: at, quantity: 3 });
  expect(changed.items.data[0]?.current_period_end).toBe(at + 365 * day);
  expect((await invoices())[0]).toMatchObject({ total: 150_000 - 7500, status: 'paid' });
});

test('adds a second item without an item id, and rejects the same price twice', async () => {
  await using world = await openPayments();
  const { subscription, price } = await subscribed(world);
  const twice = world.stripe.subscriptions.update(subscription.id, {
    items: [{ price: price.id, quantity: 4 }],
  });
  expect((await refusalOf(twice)).message).toContain('same plan');
  const other = await world.price(100);
  const added = await world.stripe.subscriptions.update(subscription.id, { items: [{ price: other.id }] });
  expect(added.items.data).toHaveLength(2);
});

test('ends a trial now or later', async () => {
  await using world = await openPayments();
  const { subscription, invoices, now } = await subscribed(world, { trial_period_days: 7 });
  const later = await world.stripe.subscriptions.update(subscription.id, {
    trial_end: world.now() + 10 * day,
  });
  expect(later).toMatchObject({ status: 'trialing', trial_end: world.now() + 10 * day });
  expect(await invoices()).toHaveLength(1);
  await world.advance(day);
  await world.stripe.subscriptions.update(subscription.id, { trial_end: 'now' });
  expect(await now()).toMatchObject({ status: 'active', trial_end: world.now() + day });
  expect((await invoices())[0]).toMatchObject({ total: 6000, status: 'paid' });
});

import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { day, openPayments, refusalOf, subscribed, typedCard } from './support.ts';

test('is paid and active immediately without a trial', async () => {
  await using world = await openPayments();
  const { subscription, item, invoices, customer, price } = await subscribed(world, {
    expand: ['latest_invoice'],
  });
  const month = Date.parse('2026-12-18T10:00:00Z') / 1000;
  expect(subscription).toMatchObject({
    status: 'active',
    customer: customer.id,
    trial_end: null,
    billing_mode: { type: 'flexible' },
  });
  expect(subscription).not.toHaveProperty('current_period_end');
  expect(item).toMatchObject({
    quantity: 3,
    current_period_start: world.now(),
    current_period_end: month,
    price: { id: price.id },
  });
  expect(item.price.unit_amount_decimal?.toString()).toBe('2000');
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({
    status: 'paid',
    total: 6000,
    amount_paid: 6000,
    billing_reason: 'subscription_create',
  });
  expect(invoice.number).toBe(`${customer.invoice_prefix}-0001`);
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
  expect(invoice.lines.data[0]).toMatchObject({
    amount: 6000,
    description: '3 × Pro (at $20.00 / month)',
    quantity: 3,
  });
  expect(await invoices()).toHaveLength(1);
  await world.told();
  expect(world.types()).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]),
  );
});

test('charges nothing in a trial, and announces its end three days before', async () => {
  await using world = await openPayments();
  const { subscription, item, invoices } = await subscribed(world, { trial_period_days: 14 });
  const end = world.now() + 14 * day;
  expect(subscription).toMatchObject({
    status: 'trialing',
    trial_start: world.now(),
    trial_end: end,
    billing_cycle_anchor: end,
  });
  expect(item.current_period_end).toBe(end);
  expect(await invoices()).toMatchObject([
    { status: 'paid', total: 0, billing_reason: 'subscription_create' },
  ]);
  await world.advance(11 * day - 1);
  expect(world.types()).not.toContain('customer.subscription.trial_will_end');
  await world.advance(1);
  const notice = world.events().filter(({ type }) => type === 'customer.subscription.trial_will_end');
  expect(notice).toMatchObject([
    { created: end - 3 * day, data: { object: { id: subscription.id, status: 'trialing' } } },
  ]);
  await world.advance(day);
  expect(world.types().filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(1);
});

test('announces the end of a trial shorter than three days immediately', async () => {
  await using world = await openPayments();
  await subscribed(world, { trial_period_days: 2 });
  await world.told();
  expect(world.types()).toContain('customer.subscription.trial_will_end');
});

test('error_if_incomplete: answers a decline with 402 and creates nothing', async () => {
  await using world = await openPayments();
  const customer = await world.customer('pm_card_chargeCustomerFail');
  const price = await world.price();
  const create = world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'error_if_incomplete',
  });
  expect(await refusalOf(create)).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
  });
  expect((await world.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  expect((await world.stripe.invoices.list({ customer: customer.id })).data).toEqual([]);
  expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({
    next_invoice_sequence: 1,
    currency: null,
  });
  await world.told();
  expect(world.types()).not.toContain('customer.subscription.created');
});

test('rejects a card that needs authentication with error_if_incomplete, and waits for it otherwise', async () => {
  await using world = await openPayments();
  const customer = await world.customer('pm_card_authenticationRequired');
  const price = await world.price();
  const wanted = { customer: customer.id, items: [{ price: price.id }] };
  const strict = world.stripe.subscriptions.create({ ...wanted, payment_behavior: 'error_if_incomplete' });
  expect(await refusalOf(strict)).toMatchObject({
    statusCode: 402,
    code: 'subscription_payment_intent_requires_action',
  });

  const waiting = await world.stripe.subscriptions.create({
    ...wanted,
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(waiting.status).toBe('incomplete');
  const secret = (waiting.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
  const [id] = secret.split('_secret_');
  const intent = await world.stripe.paymentIntents.retrieve(id as string);
  expect(intent).toMatchObject({ status: 'requires_action', amount: 2000 });
  expect((await world.form(`/pay/challenge/${secret}`, { answer: 'complete' })).status).toBe(200);
  expect((await world.stripe.subscriptions.retrieve(waiting.id)).status).toBe('active');
  await world.told();
  expect(world.types()).toContain('invoice.payment_action_required');
});

test('default_incomplete: waits for the browser’s payment, also after a decline', async () => {
  await using world = await openPayments();
  const wanted = {
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  } as const;
  const { subscription, now } = await subscribed(world, { ...wanted, expand: [...wanted.expand] }, null);
  expect(subscription.status).toBe('incomplete');
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
  const pay = (number: string) =>
    world.browser(`/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
      client_secret: secret,
      ...typedCard(number),
    });
  expect(await pay('4000000000000341')).toMatchObject({
    status: 402,
    body: { error: { code: 'card_declined' } },
  });
  expect((await now()).status).toBe('incomplete');
  expect(await pay('4242424242424242')).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  expect((await now()).status).toBe('active');
});

test('expires an unpaid subscription after 23 hours and voids its invoice', async () => {
  await using world = await openPayments();
  const { now, invoices } = await subscribed(world, {}, 'pm_card_chargeCustomerFail');
  expect((await now()).status).toBe('incomplete');
  await world.advance(23 * 60 * 60 - 1);
  expect((await now()).status).toBe('incomplete');
  await world.advance(1);
  expect((await now()).status).toBe('incomplete_expired');
  expect(await invoices()).toMatchObject([{ status: 'void' }]);
});

test('starts only a trial without a card, and asks for one', async () => {
  await using world = await openPayments();
  const customer = await world.customer(null);
  const price = await world.price();
  const wanted = { customer: customer.id, items: [{ price: price.id }] };
  expect(await refusalOf(world.stripe.subscriptions.create(wanted))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
  });
  const trial = await world.stripe.subscriptions.create({
    ...wanted,
    trial_period_days: 7,
    expand: ['pending_setup_intent'],
  });
  expect(trial).toMatchObject({
    status: 'trialing',
    pending_setup_intent: { object: 'setup_intent', customer: customer.id },
  });
});

test('rejects invalid parameters by name', async () => {
  await using world = await openPayments();
  const customer = await world.customer();
  const once = await world.price(500, { recurring: undefined });
  const euro = await world.price(500, { currency: 'eur' });
  const price = await world.price();
  const create = (more: object) =>
    refusalOf(
      world.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        ...more,
      } as never),
    );
  expect(await create({ items: [{ price: once.id }] })).toMatchObject({ param: 'items[0][price]' });
  expect(await create({ items: [{ price: 'price_none' }] })).toMatchObject({
    code: 'resource_missing',
    statusCode: 400,
  });
  expect(await create({ items: [{ price: price.id, quantity: 'x' }] })).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'items[0][quantity]',
  });
  expect(await create({ customer: 'cus_none' })).toMatchObject({ statusCode: 400, param: 'customer' });
  expect(await create({ trial_period_days: 0 })).toMatchObject({ param: 'trial_period_days' });
  expect(await create({ trial_period_days: 7, trial_end: world.now() + day })).toMatchObject({
    param: 'trial_end',
  });
  expect(await create({ default_payment_method: 'pm_card_visa' })).toMatchObject({
    param: 'default_payment_method',
  });
  expect(await create({ coupon: 'X' })).toMatchObject({ code: 'parameter_unknown', param: 'coupon' });
  await world.stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  expect((await create({ items: [{ price: euro.id }] })).message).toContain('combine currencies');
});

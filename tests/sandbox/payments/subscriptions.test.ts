import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { day, openPayments, type Payments, refusalOf, typedCard } from './support.ts';

async function subscribed(
  world: Payments,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
  card: string | null = 'pm_card_visa',
) {
  const customer = await world.customer(card);
  const price = await world.price();
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity: 3 }],
    ...more,
  });
  const item = subscription.items.data[0] as Stripe.SubscriptionItem;
  const now = () => world.stripe.subscriptions.retrieve(subscription.id);
  const invoices = async () => (await world.stripe.invoices.list({ customer: customer.id })).data;
  const seats = (quantity: number, rest: Stripe.SubscriptionUpdateParams = {}) =>
    world.stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, quantity }], ...rest });
  return { customer, price, subscription, item, now, invoices, seats };
}

describe('subscribing', () => {
  test('without a trial it is paid and active at once', async () => {
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

  test('with a trial nothing is charged, and the trial’s end is announced three days before', async () => {
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

  test('a trial shorter than three days is announced at once', async () => {
    await using world = await openPayments();
    await subscribed(world, { trial_period_days: 2 });
    await world.told();
    expect(world.types()).toContain('customer.subscription.trial_will_end');
  });

  test('error_if_incomplete: a decline is a 402 and leaves nothing behind', async () => {
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
    expect((await world.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual(
      [],
    );
    expect((await world.stripe.invoices.list({ customer: customer.id })).data).toEqual([]);
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({
      next_invoice_sequence: 1,
      currency: null,
    });
    await world.told();
    expect(world.types()).not.toContain('customer.subscription.created');
  });

  test('a card that its bank asks about is refused there too, and waits for its holder otherwise', async () => {
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

  test('default_incomplete waits for a browser to pay: a decline lets it try again, then it is active', async () => {
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

  test('without a card only a trial begins, and it asks for one', async () => {
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
});

describe('changing', () => {
  test('more seats half-way, billed at once: half a month of each', async () => {
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

  test('fewer seats give a credit that the next invoice uses up', async () => {
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

  test('a credit beyond what is due stays on the balance and is used later', async () => {
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

  test('none changes the seats and no money; in a trial no money moves either', async () => {
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

  test('a raise that cannot be paid: 402 and no change, or past due', async () => {
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

  test('another plan: the old one’s rest is credited; another interval begins a new period', async () => {
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

  test('without an item’s id a second item would be added, and the same price twice is refused', async () => {
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

  test('a trial can end now, or later', async () => {
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
});

describe('ending', () => {
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
});

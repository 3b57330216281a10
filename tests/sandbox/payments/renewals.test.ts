import { describe, expect, test } from 'vitest';
import { day, hour, openPayments, type Payments, refusalOf } from './support.ts';

/** A trial of one seat with this card. */
async function onTrial(world: Payments, card: string, more: object = {}) {
  const customer = await world.customer(card);
  const price = await world.price();
  const { id } = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_period_days: 7,
    ...more,
  });
  const now = () => world.stripe.subscriptions.retrieve(id);
  const invoices = async () => (await world.stripe.invoices.list({ customer: customer.id })).data;
  const newest = async () => (await invoices())[0] as Awaited<ReturnType<typeof invoices>>[number];
  return { customer, id, now, invoices, newest };
}

const failures = (world: Payments): number =>
  world.types().filter((type) => type === 'invoice.payment_failed').length;

describe('the end of a trial and a renewal', () => {
  test('keeps the first invoice after a trial as a draft for an hour, then charges it', async () => {
    await using world = await openPayments();
    const { now, newest } = await onTrial(world, 'pm_card_visa');
    const start = world.now() + 7 * day;
    await world.advance(7 * day);
    expect(await now()).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: start }] },
    });
    expect(await newest()).toMatchObject({
      status: 'draft',
      created: start,
      billing_reason: 'subscription_cycle',
      automatically_finalizes_at: start + hour,
      hosted_invoice_url: null,
    });
    await world.advance(hour);
    expect(await newest()).toMatchObject({ status: 'paid', amount_paid: 2000, attempt_count: 1 });
  });

  test('processes months of a moved clock in order', async () => {
    await using world = await openPayments();
    const { now, invoices } = await onTrial(world, 'pm_card_visa');
    await world.advance(190 * day);
    const all = await invoices();
    expect(all).toHaveLength(8);
    expect(all.map(({ status }) => new Set([status]))).toEqual(all.map(() => new Set(['paid'])));
    expect(
      all.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 16)).toReversed(),
    ).toEqual(
      [
        '2026-11-18',
        '2026-11-25',
        '2026-12-25',
        '2027-01-25',
        '2027-02-25',
        '2027-03-25',
        '2027-04-25',
        '2027-05-25',
      ].map((date) => `${date}T10:00`),
    );
    const numbers = all.map(({ number }) => Number(number?.split('-')[1])).toReversed();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { created, status_transitions: at } of all.slice(0, 7))
      expect(at.paid_at).toBe(created + hour);
    const { data: happened } = await world.stripe.events.list({ limit: 100 });
    const times = happened.map((event) => event.created);
    expect(times.length).toBeGreaterThan(50);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await now()).status).toBe('active');
  });

  test('fails the invoice at the end of a trial without a card, or cancels if configured', async () => {
    await using world = await openPayments();
    const stays = await onTrial(world, null as never);
    const settings = { trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } };
    const ends = await onTrial(world, null as never, settings);
    await world.advance(7 * day + hour);
    expect((await stays.now()).status).toBe('past_due');
    expect((await ends.now()).status).toBe('canceled');
    expect(await ends.invoices()).toHaveLength(1);
  });

  test('treats passing time like a moved clock', async () => {
    await using world = await openPayments();
    const { now } = await onTrial(world, 'pm_card_visa');
    world.clock.advance(8 * day * 1000);
    expect((await now()).status).toBe('active');
  });
});

describe('a renewal that fails', () => {
  test('is past due, retried 8 times in two weeks, then unpaid; the next invoices stay drafts', async () => {
    await using world = await openPayments();
    await world.post('/control/payments', { whenRetriesFail: 'unpaid' });
    const { now, newest, customer } = await onTrial(world, 'pm_card_chargeCustomerFail');
    const first = world.now() + 7 * day + hour;
    await world.advance(7 * day + hour);
    expect((await now()).status).toBe('past_due');
    expect(await newest()).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: first + day,
    });
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: true });
    await world.advance(day);
    expect(await newest()).toMatchObject({ attempt_count: 2, next_payment_attempt: first + 2 * day });
    await world.advance(day);
    expect(await newest()).toMatchObject({ attempt_count: 3, next_payment_attempt: first + 4 * day });
    await world.advance(12 * day - 1);
    expect(await newest()).toMatchObject({ attempt_count: 8, next_payment_attempt: first + 14 * day });
    expect((await now()).status).toBe('past_due');
    await world.advance(1);
    expect((await now()).status).toBe('unpaid');
    expect(await newest()).toMatchObject({ status: 'open', attempt_count: 9, next_payment_attempt: null });
    expect(failures(world)).toBe(9);
    await world.advance(31 * day);
    expect(await newest()).toMatchObject({ status: 'draft', auto_advance: false });
  });

  test('P15: runs no retry until there is a card', async () => {
    await using world = await openPayments();
    const { now, newest, customer } = await onTrial(world, null as never);
    await world.advance(7 * day + hour + 2 * day);
    expect(await newest()).toMatchObject({ status: 'open', attempt_count: 3 });
    expect([failures(world), (await now()).status]).toEqual([1, 'past_due']);
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const invoice_settings = { default_payment_method: good.id };
    await world.stripe.customers.update(customer.id, { invoice_settings });
    await world.advance(2 * day);
    expect(await newest()).toMatchObject({ status: 'paid', attempt_count: 4 });
    expect((await now()).status).toBe('active');
  });

  test('P15: does not retry a card after a hard decline, and still applies the final action', async () => {
    await using world = await openPayments();
    const { now, newest } = await onTrial(world, 'pm_card_authenticationRequired');
    await world.advance(7 * day + hour + 13 * day);
    expect([failures(world), (await now()).status]).toEqual([1, 'past_due']);
    await world.advance(day);
    expect((await now()).status).toBe('canceled');
    expect(await newest()).toMatchObject({ status: 'open', attempt_count: 9, next_payment_attempt: null });
    expect(failures(world)).toBe(1);
  });

  test('P15: ends the subscription after the last retry unless the account is set otherwise', async () => {
    await using world = await openPayments();
    expect((await world.get('/control/payments')).body).toEqual({ whenRetriesFail: 'canceled' });
    const { now } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.advance(23 * day);
    expect(await now()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(world.types()).toContain('customer.subscription.deleted');
  });

  test('recovers at the next retry with a good card', async () => {
    await using world = await openPayments();
    const { now, newest, customer } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.advance(8 * day);
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await world.stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: good.id },
    });
    expect((await now()).status).toBe('past_due');
    await world.advance(3 * day);
    expect(await newest()).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect((await now()).status).toBe('active');
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: false });
  });

  test('can be paid manually: a decline is a 402 and keeps the schedule, a good card activates it', async () => {
    await using world = await openPayments();
    const { now, newest, customer } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.advance(8 * day);
    const { id, next_payment_attempt } = await newest();
    expect(await refusalOf(world.stripe.invoices.pay(id as string))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
    expect(await newest()).toMatchObject({ attempt_count: 1, next_payment_attempt });
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect(await world.stripe.invoices.pay(id as string, { payment_method: good.id })).toMatchObject({
      status: 'paid',
    });
    expect((await now()).status).toBe('active');
    expect((await refusalOf(world.stripe.invoices.pay(id as string))).message).toBe(
      'Invoice is already paid',
    );
  });

  test('is active again after unpaid once the newest invoice is paid', async () => {
    await using world = await openPayments();
    await world.post('/control/payments', { whenRetriesFail: 'unpaid' });
    const { now, newest, customer } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.advance(23 * day);
    expect((await now()).status).toBe('unpaid');
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await world.stripe.invoices.pay((await newest()).id as string, { payment_method: good.id });
    expect((await now()).status).toBe('active');
  });

  test('reports that it needs authentication', async () => {
    await using world = await openPayments();
    await onTrial(world, 'pm_card_authenticationRequired');
    await world.advance(8 * day);
    expect(world.types()).toEqual(
      expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
    );
  });

  test('stays unpaid after an older invoice is paid', async () => {
    await using world = await openPayments();
    const { now, invoices, customer } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.post('/control/payments', { whenRetriesFail: 'past_due' });
    await world.advance(7 * day + 31 * day + hour);
    const open = (await invoices()).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(2);
    const good = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const pay = (id: string | undefined) =>
      world.stripe.invoices.pay(id as string, { payment_method: good.id });
    await pay(open[1]?.id);
    expect((await now()).status).toBe('past_due');
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: true });
    await pay(open[0]?.id);
    expect((await now()).status).toBe('active');
    expect(await world.stripe.customers.retrieve(customer.id)).toMatchObject({ delinquent: false });
  });

  test('can be voided or written off', async () => {
    await using world = await openPayments();
    const { newest } = await onTrial(world, 'pm_card_chargeCustomerFail');
    await world.advance(8 * day);
    const { id } = await newest();
    expect(await world.stripe.invoices.markUncollectible(id as string)).toMatchObject({
      status: 'uncollectible',
    });
    expect(await world.stripe.invoices.voidInvoice(id as string)).toMatchObject({
      status: 'void',
      next_payment_attempt: null,
    });
    expect((await refusalOf(world.stripe.invoices.voidInvoice(id as string))).statusCode).toBe(400);
    await world.told();
    expect(world.types()).toEqual(expect.arrayContaining(['invoice.marked_uncollectible', 'invoice.voided']));
  });
});

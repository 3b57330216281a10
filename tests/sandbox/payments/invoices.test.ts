import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { day, hour, openPayments, type Payments, refusalOf } from './support.ts';

async function subscribed(world: Payments, quantity = 3) {
  const customer = await world.customer();
  const price = await world.price();
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity }],
  });
  return { customer, price, subscription, item: subscription.items.data[0] as Stripe.SubscriptionItem };
}

describe('the hosted page and the PDF', () => {
  test('show number, lines and amounts, and nothing without the full address', async () => {
    await using world = await openPayments();
    const { subscription } = await subscribed(world);
    const invoice = await world.stripe.invoices.retrieve(subscription.latest_invoice as string);
    const page = await fetch(invoice.hosted_invoice_url as string);
    expect(page.status).toBe(200);
    const shown = await page.text();
    for (const part of [
      invoice.number as string,
      '3 × Pro (at $20.00 / month)',
      '$60.00',
      'Jane Doe',
      'Paid',
      'Sandbox payments',
    ])
      expect(shown).toContain(part);
    const file = await fetch(invoice.invoice_pdf as string);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.4\n[\s\S]+%%EOF\n$/);
    expect(bytes).toContain(`(${invoice.number})`);
    const table = Number(bytes.match(/startxref\n(\d+)/)?.[1]);
    expect(bytes.slice(table, table + 4)).toBe('xref');
    for (const [n, at] of [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n/gm)]
      .map((match) => Number(match[1]))
      .entries())
      expect(bytes.slice(at)).toMatch(new RegExp(`^${n + 1} 0 obj`));
    expect((await fetch(`${invoice.hosted_invoice_url}x`)).status).toBe(404);
    expect((await fetch(`${invoice.hosted_invoice_url}x/pdf`)).status).toBe(404);
  });
});

describe('the list', () => {
  test('pages by cursor, newest first, with filters for customer, subscription and status', async () => {
    await using world = await openPayments();
    const { customer, subscription } = await subscribed(world);
    await subscribed(world);
    await world.advance(95 * day);
    const list = (more: Stripe.InvoiceListParams = {}) =>
      world.stripe.invoices.list({ customer: customer.id, ...more });
    const all = (await list({ limit: 100 })).data;
    expect(all.map(({ total }) => total)).toEqual([6000, 6000, 6000, 6000]);
    const first = await list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/invoices' });
    const rest = await list({ limit: 3, starting_after: first.data[2]?.id });
    expect(rest.has_more).toBe(false);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const back = await list({ limit: 2, ending_before: all[3]?.id });
    expect(back.data.map(({ id }) => id)).toEqual([all[1]?.id, all[2]?.id]);
    const walked: string[] = [];
    for await (const invoice of list({ limit: 1 })) walked.push(invoice.id as string);
    expect(walked).toEqual(all.map(({ id }) => id));
    expect((await list({ status: 'open' })).data).toEqual([]);
    expect((await list({ subscription: subscription.id })).data).toHaveLength(4);
    expect((await list({ created: { gt: all[1]?.created } })).data.map(({ id }) => id)).toEqual([all[0]?.id]);
    for (const bad of [{ limit: 0 }, { limit: 101 }, { starting_after: 'in_none' }, { page: 2 } as never])
      expect((await refusalOf(list(bad))).statusCode).toBe(400);
    expect((await world.stripe.invoices.listLineItems(all[0]?.id as string)).data).toMatchObject([
      { amount: 6000 },
    ]);
  });
});

describe('a preview', () => {
  const preview = (world: Payments, params: Stripe.InvoiceCreatePreviewParams) =>
    world.stripe.invoices.createPreview(params);

  test('of added seats equals the later invoice to the cent', async () => {
    await using world = await openPayments();
    const { subscription, item } = await subscribed(world);
    await world.advance(12_345_67);
    const details = { items: [{ id: item.id, quantity: 7 }], proration_behavior: 'always_invoice' as const };
    const shown = await preview(world, { subscription: subscription.id, subscription_details: details });
    expect(shown).toMatchObject({
      object: 'invoice',
      status: 'draft',
      number: null,
      hosted_invoice_url: null,
      billing_reason: 'subscription_update',
    });
    expect(shown.id).toMatch(/^upcoming_in_/);
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.quantity).toBe(3);
    expect((await world.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    const before = world.events().length;
    const changed = await world.stripe.subscriptions.update(subscription.id, {
      ...details,
      expand: ['latest_invoice'],
    });
    const billed = changed.latest_invoice as Stripe.Invoice;
    expect(billed.amount_paid).toBe(shown.amount_due);
    expect(
      billed.lines.data.map(({ amount, description, period }) => ({ amount, description, period })),
    ).toEqual(shown.lines.data.map(({ amount, description, period }) => ({ amount, description, period })));
    await world.told();
    expect(
      world
        .events()
        .slice(before)
        .filter(({ type }) => type === 'invoice.created'),
    ).toHaveLength(1);
  });

  test('of the next invoice has the pending items and the next period, and equals it', async () => {
    await using world = await openPayments();
    const { subscription, item } = await subscribed(world);
    await world.advance(10 * day);
    await world.stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, quantity: 1 }] });
    const shown = await preview(world, { subscription: subscription.id });
    expect(shown).toMatchObject({ created: item.current_period_end, billing_reason: 'subscription_cycle' });
    expect(shown.lines.data).toHaveLength(3);
    await world.advance(21 * day);
    const [billed] = (await world.stripe.invoices.list({ subscription: subscription.id })).data;
    expect(billed).toMatchObject({ total: shown.total, amount_due: shown.amount_due });
  });

  test('of a new subscription is its first invoice; an ending one has none', async () => {
    await using world = await openPayments();
    const { subscription, customer, price } = await subscribed(world);
    const fresh = await preview(world, {
      customer: customer.id,
      subscription_details: { items: [{ price: price.id, quantity: 5 }] },
    });
    expect(fresh).toMatchObject({ total: 10_000, billing_reason: 'subscription_create' });
    await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(await refusalOf(preview(world, { subscription: subscription.id }))).toMatchObject({
      statusCode: 404,
      code: 'invoice_upcoming_none',
    });
    expect((await refusalOf(preview(world, {}))).param).toBe('customer');
  });

  test('of a trial shows its end with the new seats', async () => {
    await using world = await openPayments();
    const customer = await world.customer();
    const price = await world.price();
    const trial = await world.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      trial_period_days: 14,
    });
    const id = trial.items.data[0]?.id as string;
    const shown = await preview(world, {
      subscription: trial.id,
      subscription_details: { items: [{ id, quantity: 4 }] },
    });
    expect(shown).toMatchObject({ created: trial.trial_end, total: 8000, amount_due: 8000 });
  });

  test('of a prorated end is a credit', async () => {
    await using world = await openPayments();
    const { subscription, item } = await subscribed(world);
    await world.advance((item.current_period_end - item.current_period_start) / 2);
    const shown = await preview(world, {
      subscription: subscription.id,
      subscription_details: { cancel_now: true },
    });
    expect(shown).toMatchObject({ total: -3000, amount_due: 0 });
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });
});

describe('small amounts', () => {
  test('carries amounts below half a dollar over to the next invoice', async () => {
    await using world = await openPayments();
    const { subscription, item, customer } = await subscribed(world, 1);
    await world.advance(item.current_period_end - world.now() - hour);
    const changed = await world.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, quantity: 2 }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(changed.latest_invoice).toMatchObject({
      total: 3,
      amount_due: 0,
      status: 'paid',
      ending_balance: 3,
    });
    await world.advance(2 * hour);
    const [next] = (await world.stripe.invoices.list({ customer: customer.id })).data;
    expect(next).toMatchObject({ total: 4000, starting_balance: 3, amount_due: 4003, amount_paid: 4003 });
  });
});

/** 3-D Secure and pending updates: docs.stripe.com/billing/subscriptions/pending-updates */
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { bankOf } from '../../support/bank.ts';
import { day, hour, openPayments, type Payments, refusalOf } from './support.ts';

const asking = 'pm_card_authenticationRequired';

async function withCard(world: Payments, card: string) {
  const customer = await world.customer(card);
  const cardId = customer.invoice_settings.default_payment_method as string;
  const price = await world.price(3000);
  const answer = (clientSecret: string, how: 'complete' | 'fail') =>
    bankOf(world.sandbox.url).answer({ clientSecret, paymentMethodId: cardId }, how);
  return { customer, cardId, price, answer };
}
const secretOf = async ({ stripe }: Payments, subscription: string): Promise<string> => {
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice.confirmation_secret'],
  });
  return (latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
};

describe('P16: a first payment that waits', () => {
  test('is active after the confirmation, and sends an event for each step', async () => {
    await using world = await openPayments();
    const { customer, price, answer } = await withCard(world, asking);
    const { id, status } = await world.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
    });
    expect(status).toBe('incomplete');
    const secret = await secretOf(world, id);
    await answer(secret, 'fail');
    const [intent] = (await world.stripe.paymentIntents.list({ customer: customer.id })).data;
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await answer(secret, 'complete');
    expect((await world.stripe.subscriptions.retrieve(id)).status).toBe('active');
    await world.told();
    expect(world.types()).toEqual(
      expect.arrayContaining([
        'payment_intent.requires_action',
        'payment_intent.payment_failed',
        'payment_intent.succeeded',
        'invoice.payment_failed',
        'invoice.paid',
      ]),
    );
  });

  test('is declined with authentication_required off session', async () => {
    await using world = await openPayments();
    const { customer, price } = await withCard(world, asking);
    const wanted = { customer: customer.id, items: [{ price: price.id }] };
    const behavior = { payment_behavior: 'error_if_incomplete' } as const;
    expect(
      await refusalOf(world.stripe.subscriptions.create({ ...wanted, ...behavior, off_session: true })),
    ).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
    expect(await refusalOf(world.stripe.subscriptions.create({ ...wanted, ...behavior }))).toMatchObject({
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
    });
  });

  test('has a pending setup intent for a trial with an unauthenticated card until that is done', async () => {
    await using world = await openPayments();
    const { customer, price, answer } = await withCard(world, asking);
    const { id, pending_setup_intent: setup } = await world.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      trial_period_days: 14,
      expand: ['pending_setup_intent'],
    });
    expect(setup).toMatchObject({ status: 'requires_confirmation' });
    await answer((setup as Stripe.SetupIntent).client_secret ?? '', 'complete');
    expect((await world.stripe.subscriptions.retrieve(id)).pending_setup_intent).toBeNull();
  });
});

describe('P16: a pending update', () => {
  /** A subscription of one seat, ten days old, whose new card needs authentication. */
  async function waiting(world: Payments) {
    const { stripe } = world;
    const customer = await world.customer();
    const price = await world.price(3000);
    const { id, items } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id, quantity: 2 }],
    });
    const item = items.data[0]?.id ?? '';
    await world.advance(10 * day);
    // A pending invoice item.
    await stripe.subscriptions.update(id, { items: [{ id: item, quantity: 1 }] });
    const { id: card } = await stripe.paymentMethods.attach(asking, { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card } });
    const change = (quantity: number, more: Stripe.SubscriptionUpdateParams = {}) =>
      stripe.subscriptions.update(id, {
        items: [{ id: item, quantity }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        ...more,
      });
    const next = async () => (await stripe.invoices.createPreview({ subscription: id })).amount_due;
    const seats = async () => (await stripe.subscriptions.retrieve(id)).items.data[0]?.quantity;
    const answer = async (how: 'complete' | 'fail') =>
      bankOf(world.sandbox.url).answer(
        { clientSecret: await secretOf(world, id), paymentMethodId: card },
        how,
      );
    const paid = async () =>
      (await stripe.invoices.list({ customer: customer.id, limit: 100 })).data.reduce(
        (sum, { amount_paid }) => sum + amount_paid,
        0,
      );
    return { id, customer, change, next, seats, answer, paid, now: () => stripe.subscriptions.retrieve(id) };
  }

  test('applies after its payment', async () => {
    await using world = await openPayments();
    const upgrade = await waiting(world);
    const before = await upgrade.paid();
    const asked = await upgrade.change(5);
    expect(asked).toMatchObject({
      status: 'active',
      pending_update: {
        expires_at: world.now() + 10 * day + 23 * hour,
        subscription_items: [{ quantity: 5 }],
      },
    });
    expect([await upgrade.seats(), await upgrade.paid()]).toEqual([1, before]);
    await upgrade.answer('fail');
    expect(await upgrade.now()).toMatchObject({
      status: 'active',
      pending_update: { subscription_items: [{}] },
    });
    await upgrade.answer('complete');
    expect(await upgrade.now()).toMatchObject({ status: 'active', pending_update: null });
    expect(await upgrade.seats()).toBe(5);
    expect(await upgrade.paid()).toBeGreaterThan(before);
    await world.told();
    expect(world.types()).toContain('customer.subscription.pending_update_applied');
  });

  test.each([
    ['left alone for 23 hours', (world: Payments) => world.advance(23 * hour)],
    [
      'whose invoice is void',
      async ({ stripe }: Payments, upgrade: Awaited<ReturnType<typeof waiting>>) =>
        stripe.invoices.voidInvoice((await upgrade.now()).latest_invoice as string),
    ],
  ])('%s leaves seats, pending items and balance as before', async (_, end) => {
    await using world = await openPayments();
    const upgrade = await waiting(world);
    const [before, next] = [await upgrade.paid(), await upgrade.next()];
    const { latest_invoice: latest } = await upgrade.now();
    await upgrade.change(5);
    const secret = await secretOf(world, upgrade.id);
    await end(world, upgrade);
    expect(await upgrade.now()).toMatchObject({
      status: 'active',
      pending_update: null,
      latest_invoice: latest,
    });
    expect([await upgrade.seats(), await upgrade.paid(), await upgrade.next()]).toEqual([1, before, next]);
    await world.told();
    expect(world.types()).toContain('customer.subscription.pending_update_expired');
    const [id] = secret.split('_secret_');
    const late = await world.browser(`/payment_intents/${id}/confirm`, { client_secret: secret });
    expect(late.body.error.code).toBe('payment_intent_unexpected_state');
  });

  test('is replaced by another, and rejects fields that it can’t hold', async () => {
    await using world = await openPayments();
    const upgrade = await waiting(world);
    const first = await upgrade.change(5);
    const second = await upgrade.change(3);
    expect(second.pending_update?.subscription_items).toMatchObject([{ quantity: 3 }]);
    expect(await world.stripe.invoices.retrieve(first.latest_invoice as string)).toMatchObject({
      status: 'void',
    });
    expect(await refusalOf(upgrade.change(4, { description: 'x' }))).toMatchObject({
      statusCode: 400,
      param: 'description',
    });
    await upgrade.answer('complete');
    expect(await upgrade.seats()).toBe(3);
  });

  test('expires with its period, and the subscription continues unchanged', async () => {
    await using world = await openPayments();
    const upgrade = await waiting(world);
    const { current_period_end: end } = (await upgrade.now()).items.data[0] ?? { current_period_end: 0 };
    await world.advance(end - world.now() - 10 * day - hour);
    const asked = await upgrade.change(1000);
    expect(asked.pending_update?.expires_at).toBe(end);
    await world.advance(hour);
    const renewed = await upgrade.now();
    expect(renewed.pending_update).toBeNull();
    expect(renewed.items.data[0]).toMatchObject({ quantity: 1, current_period_start: end });
  });
});

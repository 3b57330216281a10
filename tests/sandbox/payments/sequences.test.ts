import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { movableClock } from '../support.ts';
import { day, hour } from './support.ts';

const cards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
] as const;
const action = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 * day }) }),
  fc.record({
    do: fc.constant('subscribe' as const),
    trial: fc.constantFrom(0, 0, 2, 14),
    behavior: fc.constantFrom('allow_incomplete', 'error_if_incomplete', 'default_incomplete'),
    seats: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    do: fc.constant('seats' as const),
    seats: fc.integer({ min: 1, max: 20 }),
    proration: fc.constantFrom('always_invoice', 'create_prorations', 'none'),
    behavior: fc.constantFrom('allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
  }),
  fc.record({ do: fc.constant('plan' as const), price: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('atEnd' as const), yes: fc.boolean() }),
  fc.record({ do: fc.constant('cancel' as const), fair: fc.boolean() }),
  fc.record({ do: fc.constant('card' as const), card: fc.constantFrom(...cards) }),
  fc.record({ do: fc.constant('detach' as const) }),
  fc.record({ do: fc.constant('pay' as const) }),
  fc.record({ do: fc.constant('endTrial' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function open() {
  const sandbox = createSandbox({
    dataDir: null,
    appUrl: 'http://app.test',
    url: 'http://sandbox.test',
    clock: movableClock(),
    send: async () => new Response(),
  });
  const httpClient = Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
    sandbox.fetch(new Request(url, init))) as typeof fetch);
  const stripe = new Stripe('sk_test_sandbox', {
    host: 'sandbox.test',
    protocol: 'http',
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const { id: customer } = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  const prices: string[] = [];
  for (const [unit_amount, interval] of [
    [1999, 'month'],
    [4901, 'month'],
    [19_999, 'year'],
  ] as const) {
    const recurring = { interval };
    prices.push(
      (await stripe.prices.create({ currency: 'usd', unit_amount, recurring, product_data: { name: 'P' } }))
        .id,
    );
  }
  const advance = (advanceSeconds: number) =>
    sandbox.fetch(
      new Request('http://sandbox.test/control/clock', {
        method: 'POST',
        body: JSON.stringify({ advanceSeconds }),
      }),
    );
  return { sandbox, stripe, customer, prices, advance };
}
type World = Awaited<ReturnType<typeof open>>;

async function perform({ stripe, customer, prices, advance }: World, step: Action): Promise<unknown> {
  const [subscription] = (await stripe.subscriptions.list({ customer, limit: 1 })).data;
  const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  const [card] = (await stripe.customers.listPaymentMethods(customer, { limit: 1 })).data;
  const item = subscription?.items.data[0]?.id;
  const id = subscription?.id ?? 'sub_none';
  switch (step.do) {
    case 'wait':
      return advance(step.seconds);
    case 'subscribe':
      return stripe.subscriptions.create({
        customer,
        items: [{ price: prices[0], quantity: step.seats }],
        payment_behavior: step.behavior,
        ...(step.trial > 0 && { trial_period_days: step.trial }),
      });
    case 'seats':
      return stripe.subscriptions.update(id, {
        items: [{ id: item, quantity: step.seats }],
        proration_behavior: step.proration,
        payment_behavior: step.behavior,
      });
    case 'plan':
      return stripe.subscriptions.update(id, { items: [{ id: item, price: prices[step.price] }] });
    case 'atEnd':
      return stripe.subscriptions.update(id, { cancel_at_period_end: step.yes });
    case 'cancel':
      return stripe.subscriptions.cancel(id, { prorate: step.fair, invoice_now: step.fair });
    case 'card': {
      const added = await stripe.paymentMethods.attach(step.card, { customer });
      return stripe.customers.update(customer, { invoice_settings: { default_payment_method: added.id } });
    }
    case 'detach':
      return stripe.paymentMethods.detach(card?.id ?? 'pm_none');
    case 'pay':
      return stripe.invoices.pay(invoice?.id ?? 'in_none');
    case 'endTrial':
      return stripe.subscriptions.update(id, { trial_end: 'now' });
  }
}

test('answers any sequence of calls with proper errors, and accounts for every cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 15 }), async (steps) => {
      const world = await open();
      const { stripe, customer } = world;
      try {
        for (const step of steps) {
          await perform(world, step).catch((error: unknown) => {
            if (!(error instanceof Stripe.errors.StripeError)) throw error;
            expect([400, 402, 404], `${JSON.stringify(step)}: ${error.message}`).toContain(error.statusCode);
          });
        }
        await world.advance(2 * hour);
        const invoices = await stripe.invoices
          .list({ customer, limit: 100 })
          .autoPagingToArray({ limit: 1000 });
        const finalized = invoices.filter(({ number }) => number !== null);
        // Voiding an invoice returns its share of the balance.
        const counted = finalized.filter(({ status }) => status !== 'void');
        const kept = counted.reduce((sum, { total, amount_due }) => sum + total - amount_due, 0);
        expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: kept });
        expect(new Set(finalized.map(({ number }) => number)).size).toBe(finalized.length);
        for (const { status, total, amount_due, amount_paid, lines } of invoices) {
          expect(lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(amount_paid).toBe(status === 'paid' ? amount_due : 0);
        }
        const subscriptions = await stripe.subscriptions
          .list({ customer, status: 'all', limit: 100 })
          .autoPagingToArray({ limit: 1000 });
        const { data: newest } = await stripe.events.list({ limit: 1 });
        for (const { status, items, ended_at } of subscriptions) {
          if (ended_at === null && status !== 'incomplete') {
            expect(items.data[0]?.current_period_end).toBeGreaterThan(newest[0]?.created as number);
          }
        }
      } finally {
        await world.sandbox.close();
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

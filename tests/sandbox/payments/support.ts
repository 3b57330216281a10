import Stripe from 'stripe';
import { type Json, movableClock, openReceiver, openSandbox } from '../support.ts';

export const hour = 60 * 60;
export const day = 24 * hour;

/** A sandbox with the real Stripe client, and a receiver in place of our server. */
export async function openPayments(statuses: number[] = []) {
  const app = await openReceiver(statuses);
  const clock = movableClock();
  const world = await openSandbox({ appUrl: app.url, clock });
  const { hostname, port } = new URL(world.sandbox.url);
  const client = (key = 'sk_test_sandbox') =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const stripe = client();
  const arrivals = (): Json[] => app.received.map(({ body }) => JSON.parse(body));
  /** Each event once, by first arrival. */
  const events = (): Json[] => [...new Map(arrivals().map((event) => [event.id, event])).values()];
  return {
    ...world,
    app,
    stripe,
    client,
    arrivals,
    events,
    types: (): string[] => events().map((event) => event.type),
    /** Moves the payments' clock; answers after all due work and its events. */
    advance: (seconds: number) => world.post('/control/clock', { advanceSeconds: seconds }),
    /** Waits for all pending webhooks. */
    told: () => world.post('/control/clock', { advanceSeconds: 0 }),
    now: () => Math.floor(clock.now() / 1000),
    async customer(card: string | null = 'pm_card_visa') {
      return stripe.customers.create({
        email: 'jane@example.com',
        name: 'Jane Doe',
        ...(card && { payment_method: card, invoice_settings: { default_payment_method: card } }),
      });
    },
    price: (unit_amount = 2000, more: Partial<Stripe.PriceCreateParams> = {}) =>
      stripe.prices.create({
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
        product_data: { name: 'Pro' },
        ...more,
      }),
    /** A call as Stripe.js makes it, with the publishable key. */
    async browser(path: string, fields: Record<string, string>) {
      const answer = await fetch(`${world.sandbox.url}/v1${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_sandbox' },
        body: new URLSearchParams(fields),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await app[Symbol.asyncDispose]();
    },
  };
}

export type Payments = Awaited<ReturnType<typeof openPayments>>;

export async function subscribed(
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

export const typedCard = (number: string, more: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2030',
  'payment_method_data[card][cvc]': '123',
  ...more,
});

export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

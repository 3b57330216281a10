import Stripe from 'stripe';
import { startTestServer, type TestServer } from '../../support/server.ts';

const day = 24 * 60 * 60;

/**
 * A server whose payments are the sandbox's, a customer of it, and the provider's own client to look at what
 * it holds.
 */
export async function startBilling(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  const { hostname, port } = new URL(server.sandbox.url);
  const stripe = new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { server, stripe, customer: () => newCustomer(server, stripe) };
}

export type BillingServer = Awaited<ReturnType<typeof startBilling>>;
export type Customer = Awaited<ReturnType<typeof newCustomer>>;

async function newCustomer(server: TestServer, stripe: Stripe) {
  const person = await server.signUp();
  const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
    server.call(method, `/api/subscription${path}`, {
      token: person.token,
      ...(json === undefined ? {} : { json }),
      headers,
    });
  const customerId = async () => {
    const { data } = await stripe.customers.list({ email: person.email });
    return data[0]?.id ?? '';
  };
  return {
    ...person,
    call,
    customerId,
    /** The price of a plan. */
    async price(plan = 'premium'): Promise<string> {
      const { body } = await call('GET', '/plans');
      return body.find(({ _id }: { _id: string }) => _id === plan).stripePriceId;
    },
    /** Keeps a test card, and answers its id. */
    async addCard(testId = 'pm_card_visa'): Promise<string> {
      const before = await call('GET', '/payment-methods');
      const { status, body } = await call('POST', '/payment-methods', { paymentMethodId: testId });
      if (status !== 200) throw new Error(`the card was not kept: ${JSON.stringify(body)}`);
      const known = new Set(before.body.paymentMethods.map(({ id }: { id: string }) => id));
      return body.paymentMethods.find(({ id }: { id: string }) => !known.has(id)).id;
    },
    async subscribe(plan = 'premium', seats = 2) {
      return call('POST', '/create', { priceId: await this.price(plan), seats });
    },
    me: async () => (await server.call('GET', '/api/me', { token: person.token })).body,
    subscription: async () => (await call('GET', '')).body.subscription,
    /** The provider's data. */
    async held(): Promise<Stripe.Subscription[]> {
      return (await stripe.subscriptions.list({ customer: await customerId(), status: 'all' })).data;
    },
    async invoices(): Promise<Stripe.Invoice[]> {
      return (await stripe.invoices.list({ customer: await customerId(), limit: 100 })).data;
    },
  };
}

/** Moves the provider's time; every notice of what fell due on the way was delivered once this resolves. */
export async function passDays(server: TestServer, days: number): Promise<void> {
  const { status, body } = await server.control('POST', '/clock', { advanceSeconds: Math.round(days * day) });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

import Stripe from 'stripe';
import type { Fetch } from './http.ts';
import { asksHolder, toPaymentsFault } from './paymentsFaults.ts';

export type PaymentsOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another host than Stripe's, such as the sandbox's. A path in it is dropped. */
  apiBase: string | null;
  fetch?: Fetch;
  timeoutMs?: number;
  retries?: number;
};

const stripeHost = 'https://api.stripe.com';
const pageSize = 100;

export type StripeClient = ReturnType<typeof createClient>;

/** Stripe's package with our timeouts, retries, faults and idempotency keys. */
export function createClient(options: PaymentsOptions) {
  const base = new URL(options.apiBase ?? stripeHost);
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));
  const stripe = new Stripe(options.secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(((url: string, init: RequestInit) =>
      doFetch(new Request(url, init))) as typeof fetch),
    telemetry: false,
    timeout: options.timeoutMs ?? 20_000,
    maxNetworkRetries: options.retries ?? 1,
  });

  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      throw toPaymentsFault(error);
    }
  }
  /** @throws {Error} for a key that no header can hold: a client's mistake */
  function once(key: string): { idempotencyKey: string } {
    if (!/^[\x21-\x7e]{1,255}$/.test(key))
      throw new Error('an idempotency key is 1 to 255 characters of printable ASCII: hash what people typed');
    return { idempotencyKey: key };
  }

  /** Reads a list to its end. */
  async function all<T extends { id: string }>(
    list: (page: { limit: number; starting_after?: string }) => Promise<{ data: T[]; has_more: boolean }>,
  ): Promise<T[]> {
    const found: T[] = [];
    for (;;) {
      const last = found.at(-1)?.id;
      const page = await list({ limit: pageSize, ...(last === undefined ? {} : { starting_after: last }) });
      found.push(...page.data);
      if (!page.has_more || page.data.length === 0) return found;
    }
  }
  /**
   * Charges at once, all or nothing; if the bank asks, repeats the call in the form that waits for the
   * cardholder.
   */
  async function chargeOrWait(
    send: (behavior: 'error' | 'wait', options: Stripe.RequestOptions) => Promise<unknown>,
    key: string,
  ): Promise<{ waits: boolean }> {
    const first = once(key);
    try {
      await send('error', first);
      return { waits: false };
    } catch (error) {
      if (!asksHolder(error)) throw toPaymentsFault(error);
      await asked(send('wait', once(`${key}:wait`)));
      return { waits: true };
    }
  }

  return {
    stripe,
    asked,
    all,
    once,
    chargeOrWait,
    origin: base.origin,
    isStripe: base.origin === stripeHost,
  };
}

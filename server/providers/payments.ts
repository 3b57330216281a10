import Stripe from 'stripe';
import { ProviderFault } from './fault.ts';
import type { Fetch } from './http.ts';
import { toPaymentsFault } from './paymentsFaults.ts';
import {
  cardOf,
  customerIdIn,
  defaultCardOf,
  type HeldCard,
  type HeldInvoice,
  invoiceOf,
  keepsCustomer,
  type Snapshot,
  subscriptionOf,
} from './paymentsFormat.ts';

export type { HeldCard, HeldInvoice, HeldSubscription, Snapshot } from './paymentsFormat.ts';

export type Payments = ReturnType<typeof createPayments>;
export type PaymentsOptions = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another host than Stripe's own, such as the sandbox's; a path in it is not kept. */
  apiBase: string | null;
  fetch?: Fetch;
  timeoutMs?: number;
  retries?: number;
};

/** What a notice is about. `at`: when it happened by the provider's clock, ms since the epoch. */
export type Notice = { id: string; kind: string; customerId: string | null; at: number };
type Items = { itemId?: string; priceId: string; quantity: number };
/** How a change of seats or price is charged: now, with the next invoice, or not at all. */
export type Charging = 'now' | 'later' | 'not';

const stripeHost = 'https://api.stripe.com';
const prorations = { now: 'always_invoice', later: 'create_prorations', not: 'none' } as const;
const pageSize = 100;

/**
 * Payments through Stripe's API 2026-10-28.endive by its own package. Amounts are cents, times ms since the epoch. Each call throws
 * a ProviderFault, or an AppError `card_declined`; `key` makes a call that is repeated happen once (docs.stripe.com/api/idempotent_requests).
 */
export function createPayments(options: PaymentsOptions) {
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
  const once = (key: string | undefined) => (key === undefined ? {} : { idempotencyKey: key });

  /** All of a list, page by page. */
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
  const cardsOf = (customer: string) =>
    all((page) => stripe.customers.listPaymentMethods(customer, { type: 'card', ...page }));

  return {
    publishableKey: options.publishableKey,
    /** Where a browser sets a card up without Stripe.js; null at Stripe itself, whose own form does it. */
    confirmUrl: base.origin === stripeHost ? null : `${base.origin}/v1/setup_intents/{id}/confirm`,

    /** Makes a customer who is known there by our user's id. */
    async createCustomer(
      input: { userId: string; email: string; name: string },
      key: string,
    ): Promise<string> {
      const { userId, email, name } = input;
      return (await asked(stripe.customers.create({ email, name, metadata: { userId } }, once(key)))).id;
    },

    /** All that is held for a customer; null for one who was deleted, or never was. */
    async readCustomer(customer: string): Promise<Snapshot | null> {
      try {
        const [who, subscriptions, cards, invoices] = await Promise.all([
          stripe.customers.retrieve(customer),
          all((page) => stripe.subscriptions.list({ customer, status: 'all', ...page })),
          cardsOf(customer),
          all((page) => stripe.invoices.list({ customer, ...page })),
        ]);
        if (!keepsCustomer(who)) return null;
        return {
          defaultCardId: defaultCardOf(who),
          subscriptions: subscriptions.map(subscriptionOf),
          cards: cards.flatMap(cardOf),
          invoices: invoices.filter(({ status }) => status !== 'draft').flatMap(invoiceOf),
        };
      } catch (error) {
        const fault = toPaymentsFault(error);
        if ('kind' in fault && fault.kind === 'gone') return null;
        throw fault;
      }
    },

    /** A customer's subscriptions, those that ended too. */
    async readSubscriptions(customer: string) {
      const list = all((page) => stripe.subscriptions.list({ customer, status: 'all', ...page }));
      return (await asked(list)).map(subscriptionOf);
    },

    /** A customer's cards, and which one is charged. */
    async readCards(customer: string): Promise<{ cards: HeldCard[]; defaultCardId: string | null }> {
      const [who, cards] = await asked(Promise.all([stripe.customers.retrieve(customer), cardsOf(customer)]));
      if (!keepsCustomer(who))
        throw new ProviderFault('gone', 'The payments provider does not know this customer any more');
      return { cards: cards.flatMap(cardOf), defaultCardId: defaultCardOf(who) };
    },

    /** The invoices that are to be paid, the oldest first. */
    async readOpenInvoices(customer: string): Promise<HeldInvoice[]> {
      const open = await asked(all((page) => stripe.invoices.list({ customer, status: 'open', ...page })));
      return open.flatMap(invoiceOf).reverse();
    },

    /** Every subscription that still costs somebody something, with its customer. */
    async listLive(): Promise<{ id: string; customerId: string; status: string }[]> {
      const live = await asked(all((page) => stripe.subscriptions.list(page)));
      return live.map(({ id, customer, status }) => ({
        id,
        customerId: typeof customer === 'string' ? customer : customer.id,
        status,
      }));
    },

    /** What a browser needs to set a card up for a customer. */
    async createSetupIntent(customer: string): Promise<string> {
      const intent = await asked(
        stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        }),
      );
      return intent.client_secret ?? '';
    },

    /** A card, and whose it is; null for nobody's yet. */
    async readCard(id: string): Promise<{ id: string; customerId: string | null }> {
      const card = await asked(stripe.paymentMethods.retrieve(id));
      return {
        id: card.id,
        customerId: typeof card.customer === 'object' ? (card.customer?.id ?? null) : card.customer,
      };
    },
    attachCard: async (id: string, customer: string) =>
      void (await asked(stripe.paymentMethods.attach(id, { customer }))),
    /** For good: it can never be attached again. */
    detachCard: async (id: string) => void (await asked(stripe.paymentMethods.detach(id))),
    async setDefaultCard(customer: string, card: string): Promise<void> {
      await asked(stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }));
    },
    /** A card set on a subscription hides the customer's default one. */
    async setSubscriptionCard(id: string, card: string): Promise<void> {
      await asked(stripe.subscriptions.update(id, { default_payment_method: card }));
    },

    /** Begins a subscription that the default card pays; one whose first payment fails is not begun. `intent` finds it again. */
    async subscribe(
      customer: string,
      { priceId, quantity, trialDays, intent }: Items & { trialDays: number; intent: string },
      key: string,
    ): Promise<void> {
      const input: Stripe.SubscriptionCreateParams = {
        customer,
        items: [{ price: priceId, quantity }],
        off_session: true,
        payment_behavior: 'error_if_incomplete',
        metadata: { intent },
        ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
      };
      await asked(stripe.subscriptions.create(input, once(key)));
    },

    /** Another number of seats, or another price. A payment that fails changes nothing. */
    async changeItems(
      id: string,
      { itemId, priceId, quantity }: Items,
      charging: Charging,
      key: string,
    ): Promise<void> {
      const input: Stripe.SubscriptionUpdateParams = {
        items: [{ id: itemId, price: priceId, quantity }],
        proration_behavior: prorations[charging],
        ...(charging === 'now' ? { payment_behavior: 'error_if_incomplete', off_session: true } : {}),
      };
      await asked(stripe.subscriptions.update(id, input, once(key)));
    },

    async setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void> {
      await asked(stripe.subscriptions.update(id, { cancel_at_period_end: cancel }));
    },

    /** Tries once more to collect an open invoice. */
    payInvoice: async (id: string) => void (await asked(stripe.invoices.pay(id, { off_session: true }))),

    /** The invoice that a change would bring: at once where it is charged now, else the next one. Null where none comes. */
    async preview(subscription: string, { itemId, priceId, quantity }: Items, charging: Charging) {
      const subscription_details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails = {
        items: [{ id: itemId, price: priceId, quantity }],
        proration_behavior: prorations[charging],
      };
      try {
        const { amount_due, lines } = await stripe.invoices.createPreview({
          subscription,
          subscription_details,
        });
        return {
          amountDue: amount_due,
          lines: lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
        };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'invoice_upcoming_none') return null;
        throw toPaymentsFault(error);
      }
    },

    /** Ends a customer for good: what runs is cancelled, cards go, nothing is charged again. One who is gone already is fine. */
    async deleteCustomer(customer: string): Promise<void> {
      const gone = await asked(stripe.customers.del(customer)).catch((fault) => fault);
      if (gone instanceof Error && !('kind' in gone && gone.kind === 'gone')) throw gone;
    },

    /** The price of a plan, found by the plan's id, which it carries; made where there is none with this amount. */
    async ensurePrice(plan: {
      id: string;
      name: string;
      unitAmount: number;
      currency: string;
    }): Promise<string> {
      const { id: planId, name, unitAmount, currency } = plan;
      const lookupKey = `chimein_${planId}_${currency}_${unitAmount}`;
      const known = await asked(stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }));
      if (known.data[0]) return known.data[0].id;
      const products = await asked(all((page) => stripe.products.list({ active: true, ...page })));
      const metadata = { planId };
      const product =
        products.find((found) => found.metadata.planId === planId) ??
        (await asked(
          stripe.products.create({ name, metadata }, once(`product:${planId}:${products.length}`)),
        ));
      const input: Stripe.PriceCreateParams = {
        product: product.id,
        currency,
        unit_amount: unitAmount,
        recurring: { interval: 'month' },
        lookup_key: lookupKey,
        metadata,
      };
      return (await asked(stripe.prices.create(input, once(`price:${product.id}:${lookupKey}`)))).id;
    },

    /** Says on invoices from now on what a plan is called. A plan that the provider does not know yet gets its name with its price. */
    async renamePlan(planId: string, name: string): Promise<void> {
      const products = await asked(all((page) => stripe.products.list({ active: true, ...page })));
      const product = products.find(({ metadata }) => metadata.planId === planId);
      if (product && product.name !== name) await asked(stripe.products.update(product.id, { name }));
    },

    /** Whether the provider takes our key: answers what time it has, ms since the epoch, where it says so. */
    async probe(): Promise<number | null> {
      const { lastResponse } = await asked(stripe.prices.list({ limit: 1 }));
      // By fetch they are Headers, whatever their type says.
      const headers: unknown = lastResponse.headers;
      const at = Date.parse((headers instanceof Headers && headers.get('date')) || '');
      return Number.isNaN(at) ? null : at;
    },

    /** The API version this client speaks; an endpoint's notices should be of the same. */
    apiVersion: Stripe.API_VERSION,

    /** What the provider sends to an address of ours, and in which API version (null: the account's own); null where it sends nothing there. */
    async noticesTo(url: string): Promise<{ apiVersion: string | null; kinds: string[] } | null> {
      const endpoints = await asked(all((page) => stripe.webhookEndpoints.list(page)));
      const ours = endpoints.find((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
      return ours ? { apiVersion: ours.api_version, kinds: ours.enabled_events } : null;
    },

    /** The header of a notice as the provider signs it, for testing that ours come through. @param now ms since the epoch */
    signNotice: (payload: string, now: number): string =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret: options.webhookSecret,
        timestamp: Math.floor(now / 1000),
      }),

    /**
     * Reads a notice whose signature is right and no older than five minutes by `now` (ms); null for any other.
     * The whole raw body is what is signed (docs.stripe.com/webhooks).
     */
    readNotice(rawBody: string, signature: string, now: number): Notice | null {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          options.webhookSecret,
          300,
          undefined,
          now,
        );
        return { id: event.id, kind: event.type, customerId: customerIdIn(event), at: event.created * 1000 };
      } catch {
        // A signature that is not right, or not a notice of the kind that was asked for.
        return null;
      }
    },
  };
}

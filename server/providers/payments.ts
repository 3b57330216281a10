import Stripe from 'stripe';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';
import { requiredActionOf } from './paymentsActions.ts';
import { createClient, type PaymentsOptions } from './paymentsClient.ts';
import { eventCalls } from './paymentsEvents.ts';
import { toPaymentsFault } from './paymentsFaults.ts';
import {
  type CustomerDetails,
  cardOf,
  defaultCardOf,
  detailsOf,
  type HeldCard,
  type HeldInvoice,
  type HeldSubscription,
  invoiceOf,
  keepsCustomer,
  type RequiredAction,
  type Snapshot,
  subscriptionOf,
} from './paymentsFormat.ts';
import { planCalls } from './paymentsPlans.ts';

export type { PaymentsOptions } from './paymentsClient.ts';
export type { StripeEvent } from './paymentsEvents.ts';
export type {
  CustomerDetails,
  HeldCard,
  HeldInvoice,
  HeldSubscription,
  RequiredAction,
  Snapshot,
} from './paymentsFormat.ts';

export type Payments = ReturnType<typeof createPayments>;
type Items = { itemId?: string; priceId: string; quantity: number };
/** How a change of seats or price is charged: now, on the next invoice, or not at all. */
export type Charging = 'now' | 'later' | 'not';

const changeBehaviors = { error: 'error_if_incomplete', wait: 'pending_if_incomplete' } as const;
const prorations = { now: 'always_invoice', later: 'create_prorations', not: 'none' } as const;

/**
 * Stripe's API 2026-10-28.endive through its own package: amounts in cents, times in ms since the epoch. Each
 * call throws a ProviderFault, or an AppError `card_declined`; `key` is the idempotency key
 * (docs.stripe.com/api/idempotent_requests).
 */
export function createPayments(options: PaymentsOptions) {
  const client = createClient(options);
  const { stripe, asked, all, chargeOrWait, once } = client;
  /** Includes ended ones. */
  const subscriptionsOf = (customer: string) =>
    all((page) =>
      stripe.subscriptions.list({ customer, status: 'all', expand: ['data.pending_setup_intent'], ...page }),
    );
  const withActions = (held: Stripe.Subscription[]) =>
    Promise.all(
      held.map(async (subscription) =>
        subscriptionOf(subscription, await requiredActionOf(stripe, subscription)),
      ),
    );

  const cardsOf = (customer: string) =>
    all((page) => stripe.customers.listPaymentMethods(customer, { type: 'card', ...page }));

  return {
    publishableKey: options.publishableKey,
    /**
     * Where a browser sets up a card without Stripe.js; null at Stripe itself, which requires its own form.
     */
    confirmUrl: client.isStripe ? null : `${client.origin}/v1/setup_intents/{id}/confirm`,

    /** Creates a customer with our user's id in its metadata. */
    async createCustomer(
      { userId, email, name, company }: CustomerDetails & { userId: string },
      key: string,
    ): Promise<string> {
      const business = company === '' ? {} : { business_name: company };
      const input = { email, name, ...business, metadata: { userId } };
      return (await asked(stripe.customers.create(input, once(key)))).id;
    },
    /** Changes future receipts and invoices. */
    async updateCustomer(customer: string, { email, name, company }: CustomerDetails): Promise<void> {
      await asked(stripe.customers.update(customer, { email, name, business_name: company }));
    },

    /** Null for a customer that was deleted or never existed. */
    async readCustomer(customer: string): Promise<Snapshot | null> {
      const read = Promise.all([
        stripe.customers.retrieve(customer),
        subscriptionsOf(customer),
        cardsOf(customer),
        all((page) => stripe.invoices.list({ customer, ...page })),
      ]);
      const found = await asked(read).catch((fault: unknown) => {
        if (fault instanceof ProviderFault && fault.kind === 'gone') return null;
        throw fault;
      });
      if (found === null) return null;
      const [who, subscriptions, cards, invoices] = found;
      if (!keepsCustomer(who)) return null;
      return {
        details: detailsOf(who),
        defaultCardId: defaultCardOf(who),
        subscriptions: await asked(withActions(subscriptions)),
        cards: cards.flatMap(cardOf),
        invoices: invoices.filter(({ status }) => status !== 'draft').flatMap(invoiceOf),
      };
    },

    /** Includes ended ones. */
    readSubscriptions: async (customer: string) =>
      asked(subscriptionsOf(customer).then((held) => withActions(held))),

    async readCards(customer: string): Promise<{ cards: HeldCard[]; defaultCardId: string | null }> {
      const [who, cards] = await asked(Promise.all([stripe.customers.retrieve(customer), cardsOf(customer)]));
      if (!keepsCustomer(who))
        throw new ProviderFault(
          'gone',
          text('providers.unknownCustomer', { provider: text('names.payments') }),
        );
      return { cards: cards.flatMap(cardOf), defaultCardId: defaultCardOf(who) };
    },

    /** Invoices to be paid, oldest first. */
    async readOpenInvoices(customer: string): Promise<HeldInvoice[]> {
      const open = await asked(all((page) => stripe.invoices.list({ customer, status: 'open', ...page })));
      return open.flatMap(invoiceOf).reverse();
    },

    async listLive(): Promise<{ id: string; customerId: string; status: string }[]> {
      const live = await asked(all((page) => stripe.subscriptions.list(page)));
      return live.map(({ id, customer, status }) => ({
        id,
        customerId: typeof customer === 'string' ? customer : customer.id,
        status,
      }));
    },

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

    /** `customerId` is null for a card without a customer. */
    async readCard(id: string): Promise<{ id: string; customerId: string | null }> {
      const card = await asked(stripe.paymentMethods.retrieve(id));
      return {
        id: card.id,
        customerId: typeof card.customer === 'object' ? (card.customer?.id ?? null) : card.customer,
      };
    },
    attachCard: async (id: string, customer: string) =>
      void (await asked(stripe.paymentMethods.attach(id, { customer }))),
    /** Permanent: the card can't be attached again. */
    detachCard: async (id: string) => void (await asked(stripe.paymentMethods.detach(id))),
    async setDefaultCard(customer: string, card: string): Promise<void> {
      await asked(stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }));
    },
    /** A card set on a subscription overrides the customer's default. */
    async setSubscriptionCard(id: string, card: string): Promise<void> {
      await asked(stripe.subscriptions.update(id, { default_payment_method: card }));
    },

    /**
     * Starts a subscription paid by the default card; a declined first payment starts none. `intent`
     * identifies it later.
     * @returns whether the cardholder must confirm the first payment
     */
    subscribe: (
      customer: string,
      { priceId, quantity, trialDays, intent }: Items & { trialDays: number; intent: string },
      key: string,
    ) =>
      chargeOrWait((behavior, options) => {
        const input: Stripe.SubscriptionCreateParams = {
          customer,
          items: [{ price: priceId, quantity }],
          payment_behavior: behavior === 'error' ? 'error_if_incomplete' : 'default_incomplete',
          metadata: { intent },
          ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
        };
        return stripe.subscriptions.create(input, options);
      }, key),

    /**
     * Changes seats or price. A declined payment changes nothing.
     * @returns whether the cardholder must confirm the payment
     */
    changeItems: (id: string, { itemId, priceId, quantity }: Items, charging: Charging, key: string) =>
      chargeOrWait((behavior, options) => {
        const input: Stripe.SubscriptionUpdateParams = {
          items: [{ id: itemId, price: priceId, quantity }],
          proration_behavior: prorations[charging],
          ...(charging === 'now' ? { payment_behavior: changeBehaviors[behavior] } : {}),
        };
        return stripe.subscriptions.update(id, input, options);
      }, key),

    /**
     * Cancels a payment that waits for the cardholder by voiding its invoice.
     * @throws {ProviderFault} invalid if it has been paid
     */
    async giveUp(subscription: string, { kind, invoiceId }: RequiredAction): Promise<void> {
      if (invoiceId !== null) await asked(stripe.invoices.voidInvoice(invoiceId));
      if (kind !== 'subscribe') return;
      const { status } = await asked(stripe.subscriptions.retrieve(subscription));
      if (status === 'incomplete') await asked(stripe.subscriptions.cancel(subscription));
    },

    async cancelAtPeriodEnd(id: string): Promise<void> {
      await asked(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },
    /**
     * Reverts a cancellation. In flexible billing the customer portal sets a date, which only `cancel_at`
     * clears; Stripe rejects both parameters together (docs.stripe.com/billing/subscriptions/cancel).
     */
    async reactivate({ id, cancelsByDate }: Pick<HeldSubscription, 'id' | 'cancelsByDate'>): Promise<void> {
      await asked(
        stripe.subscriptions.update(id, cancelsByDate ? { cancel_at: '' } : { cancel_at_period_end: false }),
      );
    },

    /** Retries an invoice's payment; finalizes a draft first. Leaves a paid or void invoice unchanged. */
    async payInvoice(id: string): Promise<void> {
      const held = await asked(stripe.invoices.retrieve(id));
      const { status } = held.status === 'draft' ? await asked(stripe.invoices.finalizeInvoice(id)) : held;
      if (status === 'open') await asked(stripe.invoices.pay(id, { off_session: true }));
    },

    /** Whether a subscription is `unpaid`, which the recommended Stripe settings prevent. */
    async hasUnpaid(): Promise<boolean> {
      return (await asked(stripe.subscriptions.list({ status: 'unpaid', limit: 1 }))).data.length > 0;
    },

    /**
     * The invoice of a change: immediate if it is charged now, else the next one. Null without an invoice.
     */
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

    /** Also cancels subscriptions and removes cards. Idempotent. */
    async deleteCustomer(customer: string): Promise<void> {
      const gone = await asked(stripe.customers.del(customer)).catch((fault) => fault);
      if (gone instanceof Error && !('kind' in gone && gone.kind === 'gone')) throw gone;
    },

    /** Tests our key. @returns Stripe's time in ms since the epoch, if the answer has one */
    async probe(): Promise<number | null> {
      const { lastResponse } = await asked(stripe.prices.list({ limit: 1 }));
      // With fetch these are Headers, despite the type.
      const headers: unknown = lastResponse.headers;
      const at = Date.parse((headers instanceof Headers && headers.get('date')) || '');
      return Number.isNaN(at) ? null : at;
    },

    /** An endpoint's events should have this version. */
    apiVersion: Stripe.API_VERSION,

    ...planCalls(client),
    ...eventCalls(client, options.webhookSecret),
  };
}

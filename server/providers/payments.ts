import Stripe from 'stripe';
import { say } from '../texts/say.ts';
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
 * Payments through Stripe's API 2026-10-28.endive by its own package. Amounts are cents, times ms since the epoch. Each call throws
 * a ProviderFault, or an AppError `card_declined`; `key` makes a call that is repeated happen once (docs.stripe.com/api/idempotent_requests).
 */
export function createPayments(options: PaymentsOptions) {
  const client = createClient(options);
  const { stripe, asked, all, chargeOrWait, once } = client;
  /** All of a customer's, those that ended too. */
  const subscriptionsOf = (customer: string) =>
    all((page) =>
      stripe.subscriptions.list({ customer, status: 'all', expand: ['data.pending_setup_intent'], ...page }),
    );
  const withActions = (held: Stripe.Subscription[]) =>
    Promise.all(held.map(async (one) => subscriptionOf(one, await requiredActionOf(stripe, one))));

  const cardsOf = (customer: string) =>
    all((page) => stripe.customers.listPaymentMethods(customer, { type: 'card', ...page }));

  return {
    publishableKey: options.publishableKey,
    /** Where a browser sets a card up without Stripe.js; null at Stripe itself, whose own form does it. */
    confirmUrl: client.isStripe ? null : `${client.origin}/v1/setup_intents/{id}/confirm`,

    /** Makes a customer who is known there by our user's id. */
    async createCustomer(
      { userId, email, name, company }: CustomerDetails & { userId: string },
      key: string,
    ): Promise<string> {
      const business = company === '' ? {} : { business_name: company };
      const input = { email, name, ...business, metadata: { userId } };
      return (await asked(stripe.customers.create(input, once(key)))).id;
    },
    /** Changes the name and address on future receipts and invoices. */
    async updateCustomer(customer: string, { email, name, company }: CustomerDetails): Promise<void> {
      await asked(stripe.customers.update(customer, { email, name, business_name: company }));
    },

    /** All data of a customer; null for one that was deleted or never existed. */
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

    /** A customer's subscriptions, those that ended too. */
    readSubscriptions: async (customer: string) =>
      asked(subscriptionsOf(customer).then((held) => withActions(held))),

    /** A customer's cards, and which one is charged. */
    async readCards(customer: string): Promise<{ cards: HeldCard[]; defaultCardId: string | null }> {
      const [who, cards] = await asked(Promise.all([stripe.customers.retrieve(customer), cardsOf(customer)]));
      if (!keepsCustomer(who))
        throw new ProviderFault(
          'gone',
          say('providers.unknownCustomer', { provider: say('names.payments') }),
        );
      return { cards: cards.flatMap(cardOf), defaultCardId: defaultCardOf(who) };
    },

    /** The invoices that are to be paid, the oldest first. */
    async readOpenInvoices(customer: string): Promise<HeldInvoice[]> {
      const open = await asked(all((page) => stripe.invoices.list({ customer, status: 'open', ...page })));
      return open.flatMap(invoiceOf).reverse();
    },

    /** Every subscription that is still charged, with its customer. */
    async listLive(): Promise<{ id: string; customerId: string; status: string }[]> {
      const live = await asked(all((page) => stripe.subscriptions.list(page)));
      return live.map(({ id, customer, status }) => ({
        id,
        customerId: typeof customer === 'string' ? customer : customer.id,
        status,
      }));
    },

    /** The data with which a browser sets up a customer's card. */
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

    /** A card and its customer; null if it has none yet. */
    async readCard(id: string): Promise<{ id: string; customerId: string | null }> {
      const card = await asked(stripe.paymentMethods.retrieve(id));
      return {
        id: card.id,
        customerId: typeof card.customer === 'object' ? (card.customer?.id ?? null) : card.customer,
      };
    },
    attachCard: async (id: string, customer: string) =>
      void (await asked(stripe.paymentMethods.attach(id, { customer }))),
    /** Permanent: it can never be attached again. */
    detachCard: async (id: string) => void (await asked(stripe.paymentMethods.detach(id))),
    async setDefaultCard(customer: string, card: string): Promise<void> {
      await asked(stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }));
    },
    /** A card set on a subscription hides the customer's default one. */
    async setSubscriptionCard(id: string, card: string): Promise<void> {
      await asked(stripe.subscriptions.update(id, { default_payment_method: card }));
    },

    /**
     * Begins a subscription that the default card pays; one whose first payment is declined is not begun. `intent` finds it again.
     * @returns whether it waits for the card's holder to confirm its first payment
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
     * Another number of seats, or another price. A payment that is declined changes nothing.
     * @returns whether the change waits for the card's holder to confirm its payment
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
     * Cancels a payment that waits for the cardholder: voids its invoice, and nothing has happened.
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

    /** Whether a subscription is `unpaid`, which the provider's settings should never bring about. */
    async hasUnpaid(): Promise<boolean> {
      return (await asked(stripe.subscriptions.list({ status: 'unpaid', limit: 1 }))).data.length > 0;
    },

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

    /** Deletes a customer permanently: cancels subscriptions and removes cards. Idempotent. */
    async deleteCustomer(customer: string): Promise<void> {
      const gone = await asked(stripe.customers.del(customer)).catch((fault) => fault);
      if (gone instanceof Error && !('kind' in gone && gone.kind === 'gone')) throw gone;
    },

    /** Whether Stripe accepts our key. Returns Stripe's time in ms since the epoch, if the answer has one. */
    async probe(): Promise<number | null> {
      const { lastResponse } = await asked(stripe.prices.list({ limit: 1 }));
      // By fetch they are Headers, whatever their type says.
      const headers: unknown = lastResponse.headers;
      const at = Date.parse((headers instanceof Headers && headers.get('date')) || '');
      return Number.isNaN(at) ? null : at;
    },

    /** The API version of this client; an endpoint's events should have the same. */
    apiVersion: Stripe.API_VERSION,

    ...planCalls(client),
    ...eventCalls(client, options.webhookSecret),
  };
}

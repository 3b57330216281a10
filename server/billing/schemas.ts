import { z } from 'zod';
import { Ids, sameAs, Text } from '../http/schemas.ts';
import { fault, type NameKey, nameOf } from '../texts/faults.ts';
import { mostSeats } from './limits.ts';

const seatsFault = fault('seatsInvalid', { most: mostSeats });
export const Seats = z.int(seatsFault).min(1, seatsFault).max(mostSeats, seatsFault);
const id = (what: NameKey) =>
  z
    .string(fault('required', { what: nameOf(what) }))
    .min(1, fault('required', { what: nameOf(what) }))
    .max(255, fault('tooLong', { what: nameOf(what) }));
const PriceId = id('thePlan').describe("A plan's `stripePriceId`");

/** The price is in dollars per seat per month. */
export const Plan = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    name: z.string(),
    type: z.string().describe("`premium` is marked 'Most Popular'"),
    price: z.number().describe('Dollars per seat per month'),
    trialDays: z.int().describe('0 charges the card immediately'),
    stripePriceId: z
      .string()
      .describe('Price ID for a new subscription; empty until the price exists at Stripe'),
    features: z
      .array(
        z.object({
          name: z.string(),
          included: z.boolean(),
          text: Text.optional(),
        }),
      )
      .describe('Lines of the plan, in their order'),
  })
  .meta({
    id: 'Plan',
    example: {
      _id: 'premium',
      id: 'premium',
      name: 'Premium',
      type: 'premium',
      price: 49,
      trialDays: 14,
      stripePriceId: 'price_1Tk3bQ2eZvKYlo2C',
      features: [{ name: 'Priority support', included: true }],
    },
  });
export type Plan = z.infer<typeof Plan>;
export const planSorts = ['position', 'price', 'name'] as const;
export const PlanFilter = z.strictObject({ id: Ids });
export type PlanFilter = z.infer<typeof PlanFilter>;

export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

/** Times are ISO 8601 UTC. */
export const Subscription = z
  .object({
    seats: z.int(),
    status: z.enum(subscriptionStatuses).describe('Status at Stripe'),
    trialEnd: z.string().nullable(),
    currentPeriodStart: z.string().nullable(),
    currentPeriodEnd: z.string().nullable(),
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({
    id: 'Subscription',
    example: {
      seats: 3,
      status: 'active',
      trialEnd: null,
      currentPeriodStart: '2026-03-02T10:00:00.000Z',
      currentPeriodEnd: '2026-04-02T10:00:00.000Z',
      cancelAtPeriodEnd: false,
    },
  });
export type Subscription = z.infer<typeof Subscription>;

/** A payment that the cardholder must confirm with the bank (3-D Secure). It does not count before. */
export const RequiresAction = z
  .object({
    kind: z
      .enum(['subscribe', 'change', 'renewal', 'card'])
      .describe(
        '`subscribe`: a first payment. `change`: more seats or another plan. `renewal`: an invoice that the bank did not let through. ' +
          '`card`: one that is charged when the trial ends',
      ),
    plan: z.string().nullable().describe('Name of the paid plan'),
    seats: z.int(),
    amount: z.int().describe('In cents'),
    currency: z.string(),
    expiresAt: z.string().nullable().describe('Time at which it expires, or null'),
    url: z.string().describe('URL of the page to confirm it'),
  })
  .meta({
    id: 'RequiresAction',
    example: {
      kind: 'subscribe',
      plan: 'Agency',
      seats: 2,
      amount: 15800,
      currency: 'usd',
      expiresAt: '2026-03-03T09:00:00.000Z',
      url: 'https://app.example.com/billing',
    },
  });
export type RequiresAction = z.infer<typeof RequiresAction>;

/**
 * Both null without a subscription. The plan has the price that this subscriber pays, which may be an earlier
 * one.
 */
export const Subscribed = z
  .object({
    subscription: Subscription.nullable(),
    plan: Plan.nullable(),
    requiresAction: RequiresAction.optional().describe('Present only while a payment waits for confirmation'),
  })
  .meta({ id: 'Subscribed', example: { subscription: null, plan: null } });
export type Subscribed = z.infer<typeof Subscribed>;

export const Confirmation = Subscribed.extend({
  confirmWith: z
    .object({
      clientSecret: z
        .string()
        .describe('For Stripe.js: `confirmCardPayment` where it begins with `pi_`, else `confirmCardSetup`'),
      paymentMethodId: z.string().describe('The default card'),
    })
    .nullable()
    .describe('Null if nothing is left to confirm'),
}).meta({ id: 'Confirmation', example: { subscription: null, plan: null, confirmWith: null } });
export type Confirmation = z.infer<typeof Confirmation>;

export const SubscribeInput = z
  .strictObject({ priceId: PriceId, seats: Seats })
  .meta({ id: 'SubscribeInput', example: { priceId: 'price_1Tk3bQ2eZvKYlo2C', seats: 3 } });
export type SubscribeInput = z.infer<typeof SubscribeInput>;

const oneOfBoth = { error: fault('seatsOrPlanRequired'), path: ['seats'] };
export const ChangeInput = z
  .strictObject({ seats: Seats.optional(), priceId: PriceId.optional() })
  .refine(({ seats, priceId }) => seats !== undefined || priceId !== undefined, oneOfBoth)
  .meta({ id: 'SubscriptionChange', example: { seats: 5 } });
export type ChangeInput = z.infer<typeof ChangeInput>;

export const CancelInput = z
  .strictObject({
    cancelAtPeriodEnd: z.literal(true, fault('cancelOnlyAtPeriodEnd')).default(true),
  })
  .meta({ id: 'CancelInput', example: { cancelAtPeriodEnd: true } });
export const NoInput = z.strictObject({}).meta({ id: 'NoInput', example: {} });

/** Amounts are in cents. */
export const Preview = z
  .object({
    dueNow: z.int().describe('Amount charged now, in cents'),
    nextAmount: z.int().describe('Next charge in cents; 0 for none'),
    nextDate: z.string().nullable().describe('Date of the next charge, or null'),
    lines: z
      .array(
        z.object({ description: z.string().describe('For people'), amount: z.int().describe('In cents') }),
      )
      .describe('Lines of the first of the two amounts that is not 0. Negative amounts are credits'),
    currency: z.string(),
  })
  .meta({
    id: 'BillingPreview',
    example: {
      dueNow: 4812,
      nextAmount: 24500,
      nextDate: '2026-04-02T10:00:00.000Z',
      lines: [{ description: 'Remaining time on 5 × Premium after 03 Mar 2026', amount: 4812 }],
      currency: 'usd',
    },
  });
export type Preview = z.infer<typeof Preview>;

/** A browser sets up a card at Stripe with this, so that the card never touches our server. */
export const BillingConfig = z
  .object({
    key: z.string().describe("Stripe's publishable key"),
    sandbox: z
      .boolean()
      .describe('Whether the provider is the sandbox. Then use `confirmUrl` instead of Stripe.js'),
    confirmUrl: z
      .string()
      .nullable()
      .describe(
        'Where a form posts a card of the sandbox, with `{id}` for the setup intent (the client secret up to `_secret_`; for a payment ' +
          'intent, with `payment_intents` in its path): form-encoded, with ' +
          '`client_secret` and `payment_method` or `payment_method_data[…]`, and `Authorization: Bearer` the key. Null at Stripe itself',
      ),
    supportEmail: z.string().describe('Where a person writes to about their billing'),
  })
  .meta({
    id: 'BillingConfig',
    example: { key: 'pk_test_51', sandbox: false, confirmUrl: null, supportEmail: 'hello@example.com' },
  });
export type BillingConfig = z.infer<typeof BillingConfig>;

const PaymentMethod = z
  .object({
    id: z.string(),
    card: z
      .object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
      .describe('The card'),
  })
  .meta({
    id: 'PaymentMethod',
    example: { id: 'pm_1Tk3bQ', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } },
  });
/** Newest first. */
export const PaymentMethods = z
  .object({
    paymentMethods: z.array(PaymentMethod).describe('Newest first'),
    defaultPaymentMethodId: z.string().nullable().describe('The card that is charged; null without one'),
  })
  .meta({
    id: 'PaymentMethods',
    example: {
      paymentMethods: [
        { id: 'pm_1Tk3bQ', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } },
      ],
      defaultPaymentMethodId: 'pm_1Tk3bQ',
    },
  });
export type PaymentMethods = z.infer<typeof PaymentMethods>;

export const SetupIntent = z
  .object({ clientSecret: z.string().describe('For Stripe.js') })
  .meta({ id: 'SetupIntent', example: { clientSecret: 'seti_1Tk3bQ_secret_x' } });
/** It becomes part of Stripe's path, where `..` would name another call. */
const cardId = id('thePaymentMethod').regex(/^[A-Za-z]+_\w+$/, fault('paymentMethodInvalid'));
export const PaymentMethodInput = z
  .strictObject({ paymentMethodId: cardId })
  .meta({ id: 'PaymentMethodInput', example: { paymentMethodId: 'pm_1Tk3bQ' } });
export const PaymentMethodId = z.object({ id: cardId });

const invoiceStatuses = ['paid', 'open', 'void', 'uncollectible'] as const;
export const Invoice = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    invoiceNumber: z.string().nullable(),
    createdAt: z.string(),
    amount: z.int().describe('Amount paid or due, in cents. Negative amounts are credits for later invoices'),
    status: z.string().describe('`paid`, `open`, `void` or `uncollectible`'),
    invoiceUrl: z.string().nullable().describe('URL to pay or download it'),
  })
  .meta({
    id: 'Invoice',
    example: {
      _id: 'in_1Tk3bQ',
      id: 'in_1Tk3bQ',
      invoiceNumber: 'C4D5E6F7-0001',
      createdAt: '2026-03-02T10:00:00.000Z',
      amount: 14700,
      status: 'paid',
      invoiceUrl: 'https://invoice.stripe.com/i/acct_1/test_x',
    },
  });
export type Invoice = z.infer<typeof Invoice>;
export const invoiceSorts = ['createdAt', 'amount'] as const;
export const InvoiceFilter = z.strictObject({
  id: Ids,
  status: z.enum(invoiceStatuses).optional().describe('Status of the invoice'),
});
export type InvoiceFilter = z.infer<typeof InvoiceFilter>;
export const InvoiceId = z.object({ id: z.string().max(100) });

export const whole = (what: NameKey, most: number) => {
  const message = fault('wholeNumberFromOne', { what: nameOf(what), most });
  return z.coerce.number(message).int(message).min(1, message).max(most, message);
};
export const InvoicePage = z.object({
  page: whole('thePage', 1_000_000).optional(),
  limit: whole('theLimit', 100).optional(),
});
export const Invoices = z
  .object({
    invoices: z.array(Invoice).describe('The invoices of the page'),
    total: z.int().describe('Number of all invoices'),
    page: z.int().describe('Number of the page, from 1'),
    limit: z.int().describe('Most invoices of a page'),
  })
  .meta({ id: 'Invoices', example: { invoices: [], total: 0, page: 1, limit: 10 } });
export type Invoices = z.infer<typeof Invoices>;

export const WebhookReceived = z
  .object({ received: z.literal(true).describe('Whether the event was taken') })
  .meta({ id: 'WebhookReceived', example: { received: true } });

import { sql } from 'drizzle-orm';
import {
  boolean,
  identity,
  index,
  integer,
  json,
  jsonOfText,
  table,
  text,
  timestampMs,
  uniqueIndex,
} from '../dialect/table.ts';
import { ofUser, users } from './users.ts';

export const plans = table('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** Dollars per seat per month. */
  price: integer('price').notNull(),
  trialDays: integer('trial_days').notNull(),
  /** Stripe's price for new subscribers; null until it is created. */
  paymentsPriceId: text('payments_price_id'),
  features: json<{ name: string; included: boolean }[]>('features').notNull(),
  /** Sort position, from 0. Plans with the same position are sorted by price. */
  position: integer('position').notNull().default(0),
  /** When it was withdrawn; null while it is sold. */
  archivedAt: timestampMs('archived_at'),
});

/** Metadata of our copy of a user's data at Stripe. */
export const billingStates = table(
  'billing_mirrors',
  {
    userId: ofUser().primaryKey(),
    /** Syncs are numbered as they start. One that started before the stored one is dropped. */
    begun: integer('begun').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    readAt: timestampMs('read_at').notNull().default(0),
    /** The user's state from the latest sync with Stripe; null before the first one. */
    derived: json<DerivedState>('derived'),
    /** When an admin overrode `derived`. The override ends when Stripe reports a change. */
    editedAt: timestampMs('edited_at'),
    /** The server that changes something at Stripe, and until when it may. */
    heldBy: text('held_by'),
    heldUntil: timestampMs('held_until').notNull().default(0),
    /** A change with an unknown outcome. A retry uses the same idempotency key, so that it happens once. */
    intent: json<OpenIntent>('intent'),
    /** The customer that was deleted at Stripe, so that the next one gets another idempotency key. */
    lostCustomerId: text('lost_customer_id'),
  },
  (table) => [index('billing_mirrors_read').on(table.readAt)],
);

export type DerivedState = {
  status: 'Paid' | 'Trial' | 'Expired';
  /** Null if the subscription no longer determines the seats. */
  seats: number | null;
  endsAt: number | null;
};
export type OpenIntent = { what: string; id: string; tries: number; at: number };

/** Stripe's subscription as of the last sync. */
export const subscriptions = table(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    planId: text('plan_id').references(() => plans.id),
    /** The price that is paid, which may be an earlier one of the plan. In cents per seat. */
    priceId: text('price_id').notNull().default(''),
    unitAmount: integer('unit_amount').notNull().default(0),
    createdAt: timestampMs('created_at').notNull().default(0),
    seats: integer('seats').notNull(),
    status: text('status').notNull(),
    trialEnd: timestampMs('trial_end'),
    currentPeriodStart: timestampMs('current_period_start'),
    currentPeriodEnd: timestampMs('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** A payment that the cardholder must confirm, as JSON (`server/billing/syncCustomer.ts`), or null. */
    requiredAction: text('required_action'),
    readAt: timestampMs('read_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

export const paymentMethods = table(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestampMs('created_at').notNull().default(0),
  },
  (table) => [index('payment_methods_user').on(table.userId)],
);

export const invoices = table(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    invoiceNumber: text('invoice_number'),
    /** Cents. */
    amount: integer('amount').notNull(),
    status: text('status').notNull(),
    invoiceUrl: text('invoice_url'),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
);

/** Billing mails that were queued, so that each is sent once. */
export const billingMails = table(
  'billing_notices',
  {
    /** The subject, such as `receipt:in_1`. */
    key: text('key').primaryKey(),
    userId: ofUser(),
    at: timestampMs('at').notNull(),
  },
  (table) => [index('billing_notices_failed').on(table.at).where(sql`key like 'failed:%'`)],
);

/** The customer or account that an event is about. */
export const webhookEventSubject = {
  customer: jsonOfText('body', 'customerId'),
  account: jsonOfText('body', 'accountId'),
};

/** A provider's events, each stored once. */
export const webhookEvents = table(
  'webhook_receipts',
  {
    id: identity('id'),
    provider: text('provider', { enum: ['network', 'payments'] }).notNull(),
    /** The provider's event id, or a hash of content and time if the provider gives none. */
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    receivedAt: timestampMs('received_at').notNull(),
    handledAt: timestampMs('handled_at'),
    /** done: its subject was synced. ignored: nothing stored is affected. Null until it is handled. */
    outcome: text('outcome', { enum: ['done', 'ignored'] }),
    /** Why the latest try to handle it failed. */
    fault: text('fault'),
    /** Key and values of the fault as JSON, if it is our own sentence. */
    faultText: text('fault_text'),
  },
  (table) => [
    uniqueIndex('webhook_receipts_event').on(table.provider, table.eventId),
    // For the erasure of a user.
    index('webhook_receipts_customer').on(webhookEventSubject.customer),
    index('webhook_receipts_account').on(webhookEventSubject.account),
    index('webhook_receipts_unhandled').on(table.receivedAt).where(sql`handled_at is null`),
  ],
);

/** A difference between Stripe and us that only a person can fix. */
export const billingDifferences = table('billing_differences', {
  /** One finding per customer at Stripe. */
  customerId: text('customer_id').primaryKey(),
  /** Null for a customer without a user here. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  foundAt: timestampMs('found_at').notNull(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  identity,
  index,
  integer,
  json,
  table,
  text,
  timestampMs,
  uniqueIndex,
} from '../dialect/table.ts';
import { users } from './users.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const plans = table('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** Dollars per seat per month. */
  price: integer('price').notNull(),
  trialDays: integer('trial_days').notNull(),
  /** The provider's price that new subscribers pay; null until it is made there. */
  paymentsPriceId: text('payments_price_id'),
  features: json<{ name: string; included: boolean }[]>('features').notNull(),
  /** Its place among the plans, from 0 on; those of one place stand by their price. */
  position: integer('position').notNull().default(0),
  /** Since when nobody new may choose it; null while it is offered. */
  archivedAt: timestampMs('archived_at'),
});

/** How our copy of what the provider holds for a user came about. */
export const billingStates = table(
  'billing_mirrors',
  {
    userId: userId().primaryKey(),
    /** Reads of the provider are numbered as they begin; one that began before the last one kept is thrown away. */
    begun: integer('begun').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    readAt: timestampMs('read_at').notNull().default(0),
    /** What the provider's state last came to for the user; null before anything was read. */
    derived: json<DerivedState>('derived'),
    /** An admin set something else while `derived` was so: that holds until the provider has news. */
    editedAt: timestampMs('edited_at'),
    /** Who changes something at the provider now, and until when they may. */
    heldBy: text('held_by'),
    heldUntil: timestampMs('held_until').notNull().default(0),
    /** A change whose outcome is not known: asked for again, it goes out under the same key, so that it happens once. */
    intent: json<OpenIntent>('intent'),
    /** The customer that was deleted at the provider, so that the next one is not taken for a repetition. */
    lostCustomerId: text('lost_customer_id'),
  },
  (table) => [index('billing_mirrors_read').on(table.readAt)],
);

export type DerivedState = {
  status: 'Paid' | 'Trial' | 'Expired';
  /** Null where the subscription says nothing about them any more. */
  seats: number | null;
  endsAt: number | null;
};
export type OpenIntent = { what: string; id: string; tries: number; at: number };

/** The payment provider's subscription as we last saw it. */
export const subscriptions = table(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    planId: text('plan_id').references(() => plans.id),
    /** What is paid, which may be another price than the plan's of today. Cents per seat. */
    priceId: text('price_id').notNull().default(''),
    unitAmount: integer('unit_amount').notNull().default(0),
    createdAt: timestampMs('created_at').notNull().default(0),
    seats: integer('seats').notNull(),
    status: text('status').notNull(),
    trialEnd: timestampMs('trial_end'),
    currentPeriodStart: timestampMs('current_period_start'),
    currentPeriodEnd: timestampMs('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** A payment that the cardholder must confirm with the bank, as JSON (`server/billing/keptAction.ts`); null for nothing. */
    requiredAction: text('required_action'),
    readAt: timestampMs('read_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

export const paymentMethods = table(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: userId(),
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
    userId: userId(),
    invoiceNumber: text('invoice_number'),
    /** Cents. */
    amount: integer('amount').notNull(),
    status: text('status').notNull(),
    invoiceUrl: text('invoice_url'),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
);

/** Each mail about money, once. */
export const billingMails = table(
  'billing_notices',
  {
    /** What it is about, such as `receipt:in_1`. */
    key: text('key').primaryKey(),
    userId: userId(),
    at: timestampMs('at').notNull(),
  },
  (table) => [index('billing_notices_failed').on(table.at).where(sql`key like 'failed:%'`)],
);

/** Whom a notice is about: the customer at the provider, or the account. */
export const webhookEventSubject = {
  customer: sql`body ->> 'customerId'`,
  account: sql`body ->> 'accountId'`,
};

/** Each notice from a provider, once. */
export const webhookEvents = table(
  'webhook_receipts',
  {
    id: identity('id'),
    provider: text('provider', { enum: ['network', 'payments'] }).notNull(),
    /** The provider's event id; for a provider without one, a digest of what it said and when. */
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    receivedAt: timestampMs('received_at').notNull(),
    handledAt: timestampMs('handled_at'),
    /** done: what it tells of was read anew. ignored: it is about nothing that is kept here. Null before it was handled. */
    outcome: text('outcome', { enum: ['done', 'ignored'] }),
    /** Why it could not be handled when that was last tried. */
    fault: text('fault'),
    /** Key and values of the fault as JSON, where it is a sentence of ours. */
    faultText: text('fault_text'),
  },
  (table) => [
    uniqueIndex('webhook_receipts_event').on(table.provider, table.eventId),
    // So that what is about somebody goes with them.
    index('webhook_receipts_customer').on(webhookEventSubject.customer),
    index('webhook_receipts_account').on(webhookEventSubject.account),
    index('webhook_receipts_unhandled').on(table.receivedAt).where(sql`handled_at is null`),
  ],
);

/** What the payments provider and we hold differently after both were compared, and nobody but a person can mend. */
export const billingDifferences = table('billing_differences', {
  /** The provider's customer: one finding each. */
  customerId: text('customer_id').primaryKey(),
  /** Null where nobody here is that customer. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  foundAt: timestampMs('found_at').notNull(),
});

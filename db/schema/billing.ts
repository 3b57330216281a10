import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, moment } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const plans = sqliteTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** Dollars per seat per month. */
  price: integer('price').notNull(),
  trialDays: integer('trial_days').notNull(),
  paymentsPriceId: text('payments_price_id'),
  features: json<{ name: string; included: boolean }[]>('features').notNull(),
});

/** The payment provider's subscription as we last saw it. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    planId: text('plan_id').references(() => plans.id),
    seats: integer('seats').notNull(),
    status: text('status').notNull(),
    trialEnd: moment('trial_end'),
    currentPeriodStart: moment('current_period_start'),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: flag('cancel_at_period_end').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

export const paymentMethods = sqliteTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    isDefault: flag('is_default').notNull(),
  },
  (table) => [index('payment_methods_user').on(table.userId)],
);

export const invoices = sqliteTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    invoiceNumber: text('invoice_number'),
    /** Cents. */
    amount: integer('amount').notNull(),
    status: text('status').notNull(),
    invoiceUrl: text('invoice_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('invoices_user').on(table.userId, table.createdAt)],
);

/** Each notice from a provider, once. */
export const webhookReceipts = sqliteTable(
  'webhook_receipts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    provider: text('provider', { enum: ['network', 'payments'] }).notNull(),
    /** The provider's event id; for a provider without one, a digest of what it said and when. */
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
  },
  (table) => [uniqueIndex('webhook_receipts_event').on(table.provider, table.eventId)],
);

import { money } from './money.ts';
import type { PaymentStore } from './store.ts';
import type { Item, Price, Product, Subscription } from './types.ts';

const test = { livemode: false };
export const nobodyElse = { application: null, on_behalf_of: null };
export const noTax = { disabled_reason: null, enabled: false, liability: null };
export const listOf = (data: object[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export function createCatalogFormat(store: PaymentStore) {
  const product = (it: Product) =>
    it.deleted
      ? { id: it.id, object: 'product', deleted: true }
      : {
          id: it.id,
          object: 'product',
          active: it.active,
          created: it.created,
          default_price: it.default_price,
          description: it.description,
          images: [],
          ...test,
          marketing_features: [],
          metadata: it.metadata,
          name: it.name,
          package_dimensions: null,
          shippable: null,
          statement_descriptor: null,
          tax_code: null,
          tax_details: null,
          type: 'service',
          unit_label: null,
          updated: it.updated,
          url: null,
        };

  const price = (it: Price) => ({
    id: it.id,
    object: 'price',
    active: it.active,
    billing_scheme: 'per_unit',
    created: it.created,
    currency: it.currency,
    custom_unit_amount: null,
    ...test,
    lookup_key: it.lookup_key,
    metadata: it.metadata,
    nickname: it.nickname,
    product: it.product,
    recurring: it.recurring && {
      ...it.recurring,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: it.recurring ? 'recurring' : 'one_time',
    unit_amount: it.unit_amount,
    unit_amount_decimal: String(it.unit_amount),
  });

  /** The older form of a price, which subscription items still carry. */
  const plan = (it: Price) => ({
    id: it.id,
    object: 'plan',
    active: it.active,
    amount: it.unit_amount,
    amount_decimal: String(it.unit_amount),
    billing_scheme: 'per_unit',
    created: it.created,
    currency: it.currency,
    ...it.recurring,
    ...test,
    metadata: it.metadata,
    meter: null,
    nickname: it.nickname,
    product: it.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });

  const item = (it: Item, subscription: Subscription) => {
    const priced = store.find('price', it.price) as Price;
    return {
      id: it.id,
      object: 'subscription_item',
      billing_thresholds: null,
      created: it.created,
      current_period_end: subscription.period.end,
      current_period_start: subscription.period.start,
      current_trial: null,
      discounts: [],
      metadata: it.metadata,
      plan: plan(priced),
      price: price(priced),
      quantity: it.quantity,
      subscription: subscription.id,
      tax_rates: [],
    };
  };

  /** A finished one is omitted. */
  const openSetup = (id: string | null) =>
    id === null || ['succeeded', 'canceled'].includes(store.find('setup_intent', id)?.status ?? 'canceled')
      ? null
      : id;

  const subscription = (it: Subscription) => ({
    id: it.id,
    object: 'subscription',
    ...nobodyElse,
    automatic_tax: noTax,
    application_fee_percent: null,
    billing_cycle_anchor: it.billing_cycle_anchor,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: it.billing_mode === 'flexible' ? { proration_discounts: 'included' } : null,
      type: it.billing_mode,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: it.cancel_at,
    cancel_at_period_end: it.cancel_at_period_end,
    canceled_at: it.canceled_at,
    cancellation_details: { ...it.cancellation_details, feedback_option: null },
    collection_method: 'charge_automatically',
    created: it.created,
    currency: it.currency,
    customer: it.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: it.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: it.description,
    discounts: [],
    ended_at: it.ended_at,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      it.items.map((each) => item(each, it)),
      `/v1/subscription_items?subscription=${it.id}`,
    ),
    latest_invoice: it.latest_invoice,
    ...test,
    managed_payments: { enabled: false },
    metadata: it.metadata,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: openSetup(it.pending_setup_intent),
    pending_update: it.pending_update && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: it.pending_update.expires_at,
      metadata: null,
      subscription_items: it.pending_update.items.map((each) => item(each, it)),
      trial_end: null,
      trial_from_plan: null,
    },
    schedule: null,
    start_date: it.created,
    status: it.status,
    test_clock: null,
    transfer_data: null,
    trial_end: it.trial_end,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: it.missing_payment_method },
    },
    trial_start: it.trial_start,
  });

  return { product, price, subscription };
}

/** `$20.00 / month`. */
export function rateOf({ unit_amount, currency, recurring }: Price): string {
  if (!recurring) return money(unit_amount, currency);
  const every =
    recurring.interval_count === 1
      ? recurring.interval
      : `${recurring.interval_count} ${recurring.interval}s`;
  return `${money(unit_amount, currency)} / ${every}`;
}

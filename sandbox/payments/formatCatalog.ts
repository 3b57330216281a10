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
  const product = (product: Product) =>
    product.deleted
      ? { id: product.id, object: 'product', deleted: true }
      : {
          id: product.id,
          object: 'product',
          active: product.active,
          created: product.created,
          default_price: product.default_price,
          description: product.description,
          images: [],
          ...test,
          marketing_features: [],
          metadata: product.metadata,
          name: product.name,
          package_dimensions: null,
          shippable: null,
          statement_descriptor: null,
          tax_code: null,
          tax_details: null,
          type: 'service',
          unit_label: null,
          updated: product.updated,
          url: null,
        };

  const price = (price: Price) => ({
    id: price.id,
    object: 'price',
    active: price.active,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    custom_unit_amount: null,
    ...test,
    lookup_key: price.lookup_key,
    metadata: price.metadata,
    nickname: price.nickname,
    product: price.product,
    recurring: price.recurring && {
      ...price.recurring,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: price.recurring ? 'recurring' : 'one_time',
    unit_amount: price.unit_amount,
    unit_amount_decimal: String(price.unit_amount),
  });

  /** The older form of a price, which subscription items still carry. */
  const plan = (price: Price) => ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    ...price.recurring,
    ...test,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  });

  const item = (item: Item, subscription: Subscription) => {
    const priced = store.find('price', item.price) as Price;
    return {
      id: item.id,
      object: 'subscription_item',
      billing_thresholds: null,
      created: item.created,
      current_period_end: subscription.period.end,
      current_period_start: subscription.period.start,
      current_trial: null,
      discounts: [],
      metadata: item.metadata,
      plan: plan(priced),
      price: price(priced),
      quantity: item.quantity,
      subscription: subscription.id,
      tax_rates: [],
    };
  };

  /** A finished one is omitted. */
  const openSetup = (id: string | null) =>
    id === null || ['succeeded', 'canceled'].includes(store.find('setup_intent', id)?.status ?? 'canceled')
      ? null
      : id;

  const subscription = (subscription: Subscription) => ({
    id: subscription.id,
    object: 'subscription',
    ...nobodyElse,
    automatic_tax: noTax,
    application_fee_percent: null,
    billing_cycle_anchor: subscription.billing_cycle_anchor,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: subscription.billing_mode === 'flexible' ? { proration_discounts: 'included' } : null,
      type: subscription.billing_mode,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancel_at,
    cancel_at_period_end: subscription.cancel_at_period_end,
    canceled_at: subscription.canceled_at,
    cancellation_details: { ...subscription.cancellation_details, feedback_option: null },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [],
    ended_at: subscription.ended_at,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      subscription.items.map((each) => item(each, subscription)),
      `/v1/subscription_items?subscription=${subscription.id}`,
    ),
    latest_invoice: subscription.latest_invoice,
    ...test,
    managed_payments: { enabled: false },
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: openSetup(subscription.pending_setup_intent),
    pending_update: subscription.pending_update && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: subscription.pending_update.expires_at,
      metadata: null,
      subscription_items: subscription.pending_update.items.map((each) => item(each, subscription)),
      trial_end: null,
      trial_from_plan: null,
    },
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trial_end,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: subscription.missing_payment_method,
      },
    },
    trial_start: subscription.trial_start,
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

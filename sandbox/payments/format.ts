import { cardOfNumber, type TestCard } from './cards.ts';
import { createCatalogFormat } from './formatCatalog.ts';
import { createInvoiceFormat } from './formatInvoice.ts';
import type { PaymentStore } from './store.ts';
import type { Customer, Endpoint, Event, Kind, Kinds, PaymentMethod, SetupIntent } from './types.ts';

const test = { livemode: false };
/** The fields of an intent that a publishable key may see. */
const publicFields =
  'id object amount automatic_payment_methods cancellation_reason client_secret created currency description last_payment_error last_setup_error livemode next_action payment_method payment_method_types status usage'.split(
    ' ',
  );

/** Wire formats (the types of `stripe` 23.1). `url` is the sandbox's own, for links. */
export function createFormat(store: PaymentStore, url: () => string) {
  const customer = (it: Customer) =>
    it.deleted
      ? { id: it.id, object: 'customer', deleted: true }
      : {
          id: it.id,
          object: 'customer',
          address: null,
          balance: it.balance,
          // Absent if empty, as at Stripe.
          ...(it.business_name ? { business_name: it.business_name } : {}),
          created: it.created,
          currency: it.currency,
          default_source: null,
          delinquent: it.delinquent,
          description: it.description,
          discount: null,
          email: it.email,
          invoice_prefix: it.invoice_prefix,
          invoice_settings: {
            custom_fields: null,
            default_payment_method: it.default_payment_method,
            footer: null,
            rendering_options: null,
          },
          ...test,
          metadata: it.metadata,
          name: it.name,
          next_invoice_sequence: it.next_invoice_sequence,
          phone: it.phone,
          preferred_locales: [],
          shipping: null,
          tax_exempt: 'none',
          test_clock: null,
        };

  const paymentMethod = (it: PaymentMethod) => {
    const { brand, funding, country } = cardOfNumber(it.number) as TestCard;
    return {
      id: it.id,
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { address: noAddress, ...it.billing_details, phone: null, tax_id: null },
      card: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: it.cvc_check },
        country,
        display_brand: brand === 'amex' ? 'american_express' : brand,
        exp_month: it.exp_month,
        exp_year: it.exp_year,
        fingerprint: fingerprint(it.number),
        funding,
        generated_from: null,
        last4: it.number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: it.created,
      customer: it.customer,
      customer_account: null,
      ...test,
      metadata: it.metadata,
      type: 'card',
    };
  };

  const setupIntent = (it: SetupIntent) => ({
    id: it.id,
    object: 'setup_intent',
    allowed_payment_method_types: it.automatic ? null : ['card'],
    application: null,
    automatic_payment_methods: it.automatic ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: it.cancellation_reason,
    client_secret: it.client_secret,
    created: it.created,
    customer: it.customer,
    customer_account: null,
    description: it.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: it.last_setup_error,
    latest_attempt: null,
    ...test,
    mandate: null,
    metadata: it.metadata,
    next_action: it.next_action,
    on_behalf_of: null,
    payment_method: it.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: it.status,
    usage: it.usage,
  });

  const event = (it: Event) => ({
    id: it.id,
    object: 'event',
    api_version: it.api_version,
    created: it.created,
    data: it.data,
    ...test,
    pending_webhooks: store.pendingDeliveries(it.id),
    request: it.request,
    type: it.type,
  });

  const endpoint = (it: Endpoint) => ({
    id: it.id,
    object: 'webhook_endpoint',
    api_version: it.api_version ?? null,
    application: null,
    created: it.created,
    description: null,
    enabled_events: it.enabled_events,
    ...test,
    metadata: it.metadata,
    status: it.status,
    url: it.url,
  });

  const formats: { [K in Kind]: (it: Kinds[K]) => object } = {
    customer,
    payment_method: paymentMethod,
    setup_intent: setupIntent,
    event,
    webhook_endpoint: endpoint,
    ...createCatalogFormat(store),
    ...createInvoiceFormat(store, url),
  };
  return {
    wire: <K extends Kind>(kind: K, it: Kinds[K]): object => formats[kind](it),
    list: (data: object[], at: string, has_more = false) => ({ object: 'list', data, has_more, url: at }),
    forBrowser: (intent: object): object =>
      Object.fromEntries(Object.entries(intent).filter(([name]) => publicFields.includes(name))),
  };
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** The same for the same card number, whoever saved it. */
const fingerprint = (number: string): string => `sandbox${number.slice(0, 1)}${number.slice(-8)}`;

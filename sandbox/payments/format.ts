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
  const customer = (customer: Customer) =>
    customer.deleted
      ? { id: customer.id, object: 'customer', deleted: true }
      : {
          id: customer.id,
          object: 'customer',
          address: null,
          balance: customer.balance,
          // Absent if empty, as at Stripe.
          ...(customer.business_name ? { business_name: customer.business_name } : {}),
          created: customer.created,
          currency: customer.currency,
          default_source: null,
          delinquent: customer.delinquent,
          description: customer.description,
          discount: null,
          email: customer.email,
          invoice_prefix: customer.invoice_prefix,
          invoice_settings: {
            custom_fields: null,
            default_payment_method: customer.default_payment_method,
            footer: null,
            rendering_options: null,
          },
          ...test,
          metadata: customer.metadata,
          name: customer.name,
          next_invoice_sequence: customer.next_invoice_sequence,
          phone: customer.phone,
          preferred_locales: [],
          shipping: null,
          tax_exempt: 'none',
          test_clock: null,
        };

  const paymentMethod = (method: PaymentMethod) => {
    const { brand, funding, country } = cardOfNumber(method.number) as TestCard;
    return {
      id: method.id,
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { address: noAddress, ...method.billing_details, phone: null, tax_id: null },
      card: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: method.cvc_check },
        country,
        display_brand: brand === 'amex' ? 'american_express' : brand,
        exp_month: method.exp_month,
        exp_year: method.exp_year,
        fingerprint: fingerprint(method.number),
        funding,
        generated_from: null,
        last4: method.number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: method.created,
      customer: method.customer,
      customer_account: null,
      ...test,
      metadata: method.metadata,
      type: 'card',
    };
  };

  const setupIntent = (intent: SetupIntent) => ({
    id: intent.id,
    object: 'setup_intent',
    allowed_payment_method_types: intent.automatic ? null : ['card'],
    application: null,
    automatic_payment_methods: intent.automatic ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: intent.cancellation_reason,
    client_secret: intent.client_secret,
    created: intent.created,
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: intent.last_setup_error,
    latest_attempt: null,
    ...test,
    mandate: null,
    metadata: intent.metadata,
    next_action: intent.next_action,
    on_behalf_of: null,
    payment_method: intent.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: intent.status,
    usage: intent.usage,
  });

  const event = (event: Event) => ({
    id: event.id,
    object: 'event',
    api_version: event.api_version,
    created: event.created,
    data: event.data,
    ...test,
    pending_webhooks: store.pendingDeliveries(event.id),
    request: event.request,
    type: event.type,
  });

  const endpoint = (endpoint: Endpoint) => ({
    id: endpoint.id,
    object: 'webhook_endpoint',
    api_version: endpoint.api_version ?? null,
    application: null,
    created: endpoint.created,
    description: null,
    enabled_events: endpoint.enabled_events,
    ...test,
    metadata: endpoint.metadata,
    status: endpoint.status,
    url: endpoint.url,
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
    wire: <K extends Kind>(kind: K, row: Kinds[K]): object => formats[kind](row),
    list: (data: object[], at: string, has_more = false) => ({ object: 'list', data, has_more, url: at }),
    forBrowser: (intent: object): object =>
      Object.fromEntries(Object.entries(intent).filter(([name]) => publicFields.includes(name))),
  };
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** The same for the same card number, whoever saved it. */
const fingerprint = (number: string): string => `sandbox${number.slice(0, 1)}${number.slice(-8)}`;

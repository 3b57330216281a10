/** Records calls to the sandbox's payments, with the `stripe` package's type for each. */
import Stripe from 'stripe';
import { createSandbox } from '../../sandbox/sandbox.ts';
import type { Fetch } from '../../server/providers/http.ts';
import { createPayments } from '../../server/providers/payments.ts';
import { manualClock } from '../support/clock.ts';
import type { Sample } from './typeCheck.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever JSON the sandbox answers
type Json = any;
type Call = { method: string; path: string; form: string; status: number; answer: Json };

const url = 'http://provider.example';

/**
 * The sandbox in process with our client, and the package's client for states that ours never requests.
 * `ours` and `theirs` hold their calls and answers, `events` the webhooks.
 */
export function openTraffic() {
  const clock = manualClock('2026-03-02T10:00:00.000Z');
  const events: Json[] = [];
  const sandbox = createSandbox({
    url,
    dataDir: null,
    appUrl: 'http://app.example',
    clock,
    async send(_address, init) {
      events.push(JSON.parse(String(init.body)));
      return new Response();
    },
  });
  const recordedIn =
    (calls: Call[]): Fetch =>
    async (request) => {
      const { method } = request;
      const { pathname, search } = new URL(request.url);
      const body = await request.clone().text();
      const answer = await sandbox.fetch(request);
      const form = [search.slice(1), body].filter(Boolean).join('&');
      calls.push({
        method,
        path: pathname,
        form,
        status: answer.status,
        answer: await answer.clone().json(),
      });
      return answer;
    };
  const [ours, theirs]: [Call[], Call[]] = [[], []];
  const called = new Set<string | symbol>();
  const payments = new Proxy(
    createPayments({
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      apiBase: url,
      fetch: recordedIn(ours),
      retries: 0,
    }),
    {
      get(target, name) {
        called.add(name);
        return Reflect.get(target, name);
      },
    },
  );
  const client = (key: string) => {
    const fetch = recordedIn(theirs);
    return new Stripe(key, {
      host: 'provider.example',
      protocol: 'http',
      port: '80',
      httpClient: Stripe.createFetchHttpClient(((to: string, init: RequestInit) =>
        fetch(new Request(to, init))) as typeof globalThis.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  async function control(path: string, json: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(json);
    const answer = await sandbox.fetch(
      new Request(`${url}/control${path}`, { method: 'POST', body, headers }),
    );
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  }
  return {
    ours,
    theirs,
    events,
    payments,
    /** Methods of our client that were not called. */
    uncalled: () => Object.keys(payments).filter((name) => !called.has(name)),
    client,
    stripe: client('sk_test_sandbox'),
    control,
    /** Moves the clock; answers after all due work and its events. */
    pass: (days: number) => control('/clock', { advanceSeconds: Math.round(days * 24 * 60 * 60) }),
    close: () => sandbox.close(),
  };
}

/** The package's types on the wire, where a decimal is a string. */
export const imports = `import type Stripe from 'stripe';
type Wire<T> = T extends string | number | boolean | null | undefined ? T : T extends Stripe.Decimal ? string : T extends readonly (infer U)[] ? Wire<U>[] : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
type Refusal = { error: Stripe.StripeRawError & { type: Stripe.RawErrorType; message: string } };`;

/** Each call's parameters, by method and path without ids. */
const requests: Record<string, string> = {
  'POST /customers': 'CustomerCreateParams',
  'GET /customers': 'CustomerListParams',
  'GET /customers/*': 'CustomerRetrieveParams',
  'POST /customers/*': 'CustomerUpdateParams',
  'DELETE /customers/*': 'CustomerDeleteParams',
  'GET /customers/*/payment_methods': 'CustomerListPaymentMethodsParams',
  'GET /payment_methods/*': 'PaymentMethodRetrieveParams',
  'POST /payment_methods/*/attach': 'PaymentMethodAttachParams',
  'POST /payment_methods/*/detach': 'PaymentMethodDetachParams',
  'POST /setup_intents': 'SetupIntentCreateParams',
  'GET /products': 'ProductListParams',
  'POST /products': 'ProductCreateParams',
  'POST /products/*': 'ProductUpdateParams',
  'GET /prices': 'PriceListParams',
  'POST /prices': 'PriceCreateParams',
  'GET /subscriptions': 'SubscriptionListParams',
  'POST /subscriptions': 'SubscriptionCreateParams',
  'GET /subscriptions/*': 'SubscriptionRetrieveParams',
  'POST /subscriptions/*': 'SubscriptionUpdateParams',
  'DELETE /subscriptions/*': 'SubscriptionCancelParams',
  'GET /invoices': 'InvoiceListParams',
  'GET /invoices/*': 'InvoiceRetrieveParams',
  'POST /invoices/create_preview': 'InvoiceCreatePreviewParams',
  'POST /invoices/*/finalize': 'InvoiceFinalizeInvoiceParams',
  'POST /invoices/*/pay': 'InvoicePayParams',
  'POST /invoices/*/void': 'InvoiceVoidInvoiceParams',
  'GET /webhook_endpoints': 'WebhookEndpointListParams',
};

/** An answer's type, by its `object` field. */
const answers: Record<string, string> = {
  customer: 'Customer',
  event: 'Event',
  invoice: 'Invoice',
  line_item: 'InvoiceLineItem',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  price: 'Price',
  product: 'Product',
  setup_intent: 'SetupIntent',
  subscription: 'Subscription',
  webhook_endpoint: 'WebhookEndpoint',
};
const kindsIn: Record<string, string> = { lines: 'line_item' };

/** Path segments that are names; all others are ids. */
const names =
  /^([a-z]+|payment_methods|setup_intents|payment_intents|webhook_endpoints|create_preview|mark_uncollectible)$/;
const templateOf = ({ method, path }: Call): string => {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'v1');
  return `${method} /${parts.map((part) => (names.test(part) ? part : '*')).join('/')}`;
};

type Form = string | number | boolean | Form[] | { [name: string]: Form };

/** Decodes a form; digits, `true` and `false` become numbers and booleans. */
export function decodeForm(form: string): Form {
  const root: { [name: string]: Form } = {};
  for (const [name, text] of new URLSearchParams(form)) {
    const path = name.split(/\]?\[|\]/).filter((part, at) => at === 0 || part !== '');
    const last = path.pop() ?? '';
    let at = root;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as { [name: string]: Form };
    }
    at[last] = /^-?\d{1,15}$/.test(text)
      ? Number(text)
      : /^(true|false)$/.test(text)
        ? text === 'true'
        : text;
  }
  return listed(root);
}

/** An object with the keys 0, 1, 2 … becomes a list. */
function listed(node: Form): Form {
  if (typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([name, value]) => [name, listed(value as Form)] as const);
  return entries.length > 0 && entries.every(([name], at) => name === String(at))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}

/** @throws {Error} for a call without a type, so that new calls can't stay unchecked */
export function requestSample(call: Call): Sample {
  const template = templateOf(call);
  const type = requests[template];
  if (!type) throw new Error(`name the type of ${template} in tests/contract/stripeTraffic.ts`);
  return { name: `${template}, the request`, type: `Stripe.${type}`, value: decodeForm(call.form) };
}

export function answerSample(call: Call): Sample {
  const { answer, path } = call;
  const name = `${templateOf(call)}, ${call.status} ${answer.status ?? ''}`;
  if (call.status >= 400) return { name, type: 'Refusal', value: answer };
  return { name, type: `Wire<${typeOf(answer, path)}>`, value: answer };
}

export const eventSample = (event: Json): Sample => ({
  name: `the event ${event.type}`,
  type: 'Wire<Stripe.Event>',
  value: event,
});

function typeOf(answer: Json, path: string): string {
  if (answer.object === 'list') {
    const last = path.split('/').at(-1) ?? '';
    return `Stripe.ApiList<Stripe.${named(kindsIn[last] ?? last.replace(/s$/, ''))}>`;
  }
  const type = named(answer.object);
  return answer.deleted ? `Stripe.Deleted${type}` : `Stripe.${type}`;
}
function named(object: string): string {
  const type = answers[object];
  if (!type) throw new Error(`name the type of ${object} in tests/contract/stripeTraffic.ts`);
  return type;
}

/** One of the samples that differ only in ids, texts and numbers: the compiler treats them alike. */
export function distinct(samples: readonly Sample[]): Sample[] {
  const shape = (value: unknown): unknown => {
    if (typeof value === 'number') return 0;
    // Enum values contain only lower case letters and underscores.
    if (typeof value === 'string') return /^[a-z_.]+$/.test(value) ? value : '';
    if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shape(each))))];
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shape(each)]));
  };
  return [
    ...new Map(
      samples.map((sample) => [`${sample.type} ${JSON.stringify(shape(sample.value))}`, sample]),
    ).values(),
  ];
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openPayments } from './support.ts';

/** The required fields of the client's types. */
function promised(resource: string, name: string): string[] {
  const path = fileURLToPath(import.meta.resolve('stripe')).replace(/[^/]+$/, `resources/${resource}.d.ts`);
  const source = readFileSync(path, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  const body = source.split(`export interface ${name} {\n`)[1]?.split('\n}')[0] ?? '';
  const fields = [...body.matchAll(/^ {4}(\w+): /gm)].map((match) => match[1] as string);
  if (fields.length < 5) throw new Error(`${name} is not found in ${path}`);
  return fields;
}

test('answers with every field of the client’s types', async () => {
  await using world = await openPayments();
  const { stripe } = world;
  const customer = await world.customer();
  const price = await world.price();
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id, quantity: 2 }],
  });
  const invoice = await stripe.invoices.retrieve(subscription.latest_invoice as string, {
    expand: ['payments.data.payment.payment_intent', 'confirmation_secret'],
  });
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  const answers: [string, string, object | undefined | null][] = [
    ['Customers', 'Customer', customer],
    ['Prices', 'Price', price],
    ['Products', 'Product', await stripe.products.retrieve(price.product as string)],
    ['Subscriptions', 'Subscription', subscription],
    ['SubscriptionItems', 'SubscriptionItem', subscription.items.data[0]],
    ['Plans', 'Plan', subscription.items.data[0]?.plan],
    ['Invoices', 'Invoice', invoice],
    ['InvoiceLineItems', 'InvoiceLineItem', invoice.lines.data[0]],
    ['InvoicePayments', 'InvoicePayment', invoice.payments?.data[0]],
    ['PaymentIntents', 'PaymentIntent', invoice.payments?.data[0]?.payment.payment_intent as object],
    ['PaymentMethods', 'PaymentMethod', await stripe.paymentMethods.retrieve('pm_card_visa')],
    ['SetupIntents', 'SetupIntent', setup],
    [
      'WebhookEndpoints',
      'WebhookEndpoint',
      await stripe.webhookEndpoints.create({ url: world.app.url, enabled_events: ['*'] }),
    ],
  ];
  for (const [resource, name, answer] of answers) {
    const missing = promised(resource, name).filter(
      (field) => (answer as Record<string, unknown>)?.[field] === undefined,
    );
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

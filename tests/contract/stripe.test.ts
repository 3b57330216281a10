/** Our payments client and the sandbox against the types of the `stripe` package. */
import type Stripe from 'stripe';
import { beforeAll, expect, test } from 'vitest';
import {
  answerSample,
  decodeForm,
  distinct,
  eventSample,
  imports,
  openTraffic,
  requestSample,
} from './stripeTraffic.ts';
import { type Sample, typeFaults } from './typeCheck.ts';

type Traffic = ReturnType<typeof openTraffic>;
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was not refused'),
    () => {},
  );

/** Methods that send no request. */
const silent = ['publishableKey', 'confirmUrl', 'apiVersion', 'signEvent', 'readEvent'];

let uncalled: string[];
let requests: Sample[];
let answers: Sample[];
let events: Sample[];
beforeAll(async () => {
  const traffic = openTraffic();
  await everythingOurClientAsks(traffic);
  await everyStateThatThereIs(traffic);
  await everyRefusal(traffic);
  uncalled = traffic.uncalled();
  await traffic.close();
  requests = distinct(traffic.ours.map(requestSample));
  answers = distinct([...traffic.ours, ...traffic.theirs].map(answerSample));
  events = distinct(traffic.events.map(eventSample));
});

/** Calls each method of `createPayments` with each kind of input. */
async function everythingOurClientAsks({ payments, stripe, control, pass }: Traffic): Promise<void> {
  const plan = { id: 'premium', name: 'Premium', unitAmount: 4900, currency: 'usd' };
  const priceId = await payments.ensurePrice(plan);
  const dearer = await payments.ensurePrice({ ...plan, unitAmount: 7900 });
  await payments.ensurePrice(plan);
  await payments.renamePlan('premium', 'Premium Plus');
  await payments.probe();
  await payments.eventsSentTo('http://app.example/webhooks/stripe');

  const person = { userId: 'user-a', email: 'lukasz@example.com', name: 'Łukasz Żak' };
  const customer = await payments.createCustomer({ ...person, company: '' }, 'customer-a');
  await payments.updateCustomer(customer, { ...person, company: 'Żak Ltd' });
  await payments.updateCustomer(customer, { ...person, company: '' });
  await payments.createSetupIntent(customer);
  for (const id of ['pm_card_visa', 'pm_card_mastercard']) {
    const card = await payments.readCard(id);
    await payments.attachCard(card.id, customer);
    await payments.setDefaultCard(customer, card.id);
  }
  const [second, first] = (await payments.readCards(customer)).cards;
  const begin = { priceId, quantity: 2, trialDays: 0, intent: 'wish-a' };
  await payments.subscribe(customer, begin, 'subscribe-a');
  const running = async () => {
    const [subscription] = await payments.readSubscriptions(customer);
    if (!subscription) throw new Error('there is no subscription');
    return subscription;
  };
  const subscription = await running();
  const items = (quantity: number, price = priceId) => ({
    itemId: subscription.itemId,
    priceId: price,
    quantity,
  });
  await payments.preview(subscription.id, items(3), 'now');
  await payments.preview(subscription.id, items(1), 'later');
  await payments.preview(subscription.id, items(2), 'not');
  await payments.changeItems(subscription.id, items(3), 'now', 'change-a');
  await payments.changeItems(subscription.id, items(3, dearer), 'now', 'change-b');
  await payments.changeItems(subscription.id, items(2, dearer), 'later', 'change-c');
  await payments.changeItems(subscription.id, items(1, dearer), 'not', 'change-d');
  await payments.setSubscriptionCard(subscription.id, first?.id ?? '');
  await payments.cancelAtPeriodEnd(subscription.id);
  await payments.reactivate(await running());
  await control(`/subscriptions/${subscription.id}/cancel`, {});
  await payments.reactivate(await running());
  await payments.listLive();
  await payments.detachCard(second?.id ?? '');

  // A draft that is finalized and paid, and an open invoice.
  await control('/payments', { whenRetriesFail: 'unpaid' });
  const late = await payments.createCustomer(
    { userId: 'user-b', email: 'ada@example.com', name: 'Ada', company: 'Engines' },
    'customer-b',
  );
  const bad = await payments.readCard('pm_card_chargeCustomerFail');
  await payments.attachCard(bad.id, late);
  await payments.setDefaultCard(late, bad.id);
  await payments.subscribe(late, { ...begin, trialDays: 1, intent: 'wish-b' }, 'subscribe-b');
  await pass(2);
  await payments.readOpenInvoices(late);
  await pass(20);
  await payments.hasUnpaid();
  await pass(20);
  const good = await payments.readCard('pm_card_visa');
  await payments.attachCard(good.id, late);
  await payments.setDefaultCard(late, good.id);
  const [unpaid] = await payments.readSubscriptions(late);
  await payments.payInvoice(unpaid?.latestInvoiceId ?? '');
  for (const { id } of await payments.readOpenInvoices(late)) await payments.payInvoice(id);

  // Authentication of a first payment, of a card during a trial, and of a change, each abandoned.
  const asked = await payments.createCustomer(
    { userId: 'user-c', email: 'ada@example.com', name: 'Ada', company: '' },
    'customer-c',
  );
  const asking = await payments.readCard('pm_card_authenticationRequired');
  await payments.attachCard(asking.id, asked);
  await payments.setDefaultCard(asked, asking.id);
  const giveUp = async () => {
    for (const { id, requiredAction } of await payments.readSubscriptions(asked))
      if (requiredAction) await payments.giveUp(id, requiredAction);
  };
  await payments.subscribe(asked, { ...begin, intent: 'wish-c' }, 'subscribe-c');
  await giveUp();
  await payments.subscribe(asked, { ...begin, trialDays: 1, intent: 'wish-d' }, 'subscribe-d');
  await giveUp();
  await pass(2);
  const [owed] = await payments.readOpenInvoices(asked);
  const visa = await payments.readCard('pm_card_visa');
  await payments.attachCard(visa.id, asked);
  await payments.setDefaultCard(asked, visa.id);
  await payments.payInvoice(owed?.id ?? '');
  await payments.setDefaultCard(asked, asking.id);
  const [two] = await payments.readSubscriptions(asked);
  const more = { itemId: two?.itemId ?? '', priceId, quantity: 9 };
  await payments.changeItems(two?.id ?? '', more, 'now', 'change-e');
  await payments.readCustomer(asked);
  await giveUp();

  await payments.readCustomer(customer);
  await payments.deleteCustomer(customer);
  await payments.readCustomer(customer);
  await stripe.customers.retrieve(late);
}

/** Objects that our client only receives: each kind in each state. */
async function everyStateThatThereIs({ stripe, control, pass }: Traffic): Promise<void> {
  const newCustomer = (card: string | null) =>
    stripe.customers.create({
      email: 'jane@example.com',
      name: 'Jane Doe',
      ...(card && { payment_method: card, invoice_settings: { default_payment_method: card } }),
    });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 7900,
    recurring: { interval: 'month' },
    product_data: { name: 'Agency' },
  });
  const subscribe = async (card: string | null, more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const { id } = await newCustomer(card);
    return stripe.subscriptions.create({ customer: id, items: [{ price: price.id }], ...more });
  };
  const expanded = ['payments.data.payment.payment_intent', 'confirmation_secret', 'customer', 'lines'];
  const look = async ({ id }: { id: string }) => {
    const { latest_invoice } = await stripe.subscriptions.retrieve(id);
    const invoice = await stripe.invoices.retrieve(latest_invoice as string, { expand: expanded });
    await stripe.invoices.retrieve(latest_invoice as string);
    const payment = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent | undefined;
    if (payment) await stripe.paymentIntents.retrieve(payment.id);
    return invoice;
  };

  const seen = {
    active: await subscribe('pm_card_visa'),
    trialing: await subscribe('pm_card_visa', { trial_period_days: 7 }),
    withoutCard: await subscribe(null, { trial_period_days: 7 }),
    incomplete: await subscribe('pm_card_visa', { payment_behavior: 'default_incomplete' }),
    asked: await subscribe('pm_card_authenticationRequired', { payment_behavior: 'allow_incomplete' }),
    declined: await subscribe('pm_card_chargeCustomerFail', { payment_behavior: 'allow_incomplete' }),
    ending: await subscribe('pm_card_amex', { cancel_at_period_end: true }),
    late: await subscribe('pm_card_chargeCustomerFail', { trial_period_days: 1 }),
    canceled: await subscribe('pm_card_discover'),
    manySeats: await subscribe('pm_card_de', { items: [{ price: price.id, quantity: 20 }] }),
  };
  for (const call of Object.values(seen)) await look(call);
  await stripe.subscriptions.cancel(seen.canceled.id, { prorate: true, invoice_now: true });
  const item = seen.manySeats.items.data[0]?.id as string;
  await stripe.subscriptions.update(seen.manySeats.id, { items: [{ id: item, quantity: 1 }] });
  await control(`/subscriptions/${seen.active.id}/cancel`, {});
  // After a trial, the invoice is a draft for an hour; incomplete subscriptions have expired.
  await pass(1.02);
  for (const call of Object.values(seen)) await look(call);
  await pass(1);
  const open = await look(seen.late);
  await stripe.invoices.markUncollectible(open.id ?? '');
  await stripe.invoices.voidInvoice(open.id ?? '');
  await look(seen.late);
  await pass(32);
  for (const call of Object.values(seen)) await look(call);
  expect((await look(seen.manySeats)).total).toBeLessThan(0);
  await stripe.subscriptions.list({ status: 'all', limit: 100 });
  await stripe.invoices.list({ limit: 100 });

  const { id: customer } = await newCustomer(null);
  const intent = (more: Stripe.SetupIntentCreateParams = {}) =>
    stripe.setupIntents.create({ customer, ...more });
  const confirm = (method: string, more: Stripe.SetupIntentConfirmParams = {}) =>
    intent().then(({ id }) => stripe.setupIntents.confirm(id, { payment_method: method, ...more }));
  const waiting = await intent({ payment_method: 'pm_card_visa' });
  await stripe.setupIntents.retrieve(waiting.id);
  await confirm('pm_card_visa');
  await confirm('pm_card_authenticationRequired');
  await confirm('pm_card_authenticationRequired', { return_url: 'https://app.example/billing' });
  await refused(confirm('pm_card_chargeDeclinedInsufficientFunds'));
  for (const { id, status } of (await stripe.setupIntents.list({ customer, limit: 100 })).data)
    if (status !== 'succeeded') await stripe.setupIntents.cancel(id);
  const [card] = (await stripe.customers.listPaymentMethods(customer)).data;
  await stripe.paymentMethods.detach(card?.id ?? '');

  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://app.example/other',
    enabled_events: ['invoice.paid'],
    api_version: '2026-10-28.endive',
  });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).api_version).toBe('2026-10-28.endive');
  await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.del(endpoint.id);
  await stripe.products.update(price.product as string, { name: 'Agency Plus' });
  await stripe.prices.update(price.id, { nickname: 'monthly' });
  const { data } = await stripe.events.list({ limit: 100 });
  await stripe.events.retrieve(data[0]?.id ?? '');
}

async function everyRefusal({ stripe, client, control }: Traffic): Promise<void> {
  const { id } = await stripe.customers.create({}, { idempotencyKey: 'one' });
  await refused(client('sk_test_wrong').customers.retrieve(id));
  await refused(stripe.customers.retrieve('cus_none'));
  await refused(stripe.customers.create({ name: 'another' }, { idempotencyKey: 'one' }));
  await refused(stripe.customers.create({ colour: 'red' } as never));
  await refused(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: id }));
  await refused(stripe.invoices.createPreview({ customer: id }));
  const { data } = await stripe.subscriptions.list({ limit: 1 });
  const both = { cancel_at_period_end: true, cancel_at: '' } as const;
  await refused(stripe.subscriptions.update(data[0]?.id ?? '', both));
  for (const status of [402, 409, 429, 500]) {
    await control('/faults', { provider: 'payments', match: 'GET /v1/prices', status, times: 1 });
    await refused(stripe.prices.list());
  }
}

test('our forms match the package’s parameter types', async () => {
  expect(uncalled.sort(), 'call these in everythingOurClientAsks').toEqual(silent.sort());
  expect(await typeFaults(imports, requests)).toEqual([]);
});

const stateOf = (value: unknown): string => {
  const { object, status } = value as { object?: string; status?: string };
  return `${object} ${status}`;
};
const wanted = Object.entries({
  invoice: ['draft', 'open', 'paid', 'void', 'uncollectible'],
  payment_intent: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ],
  setup_intent: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'succeeded',
    'canceled',
  ],
  subscription: ['trialing', 'active', 'incomplete', 'incomplete_expired', 'past_due', 'unpaid', 'canceled'],
}).flatMap(([object, all]) => all.map((status) => `${object} ${status}`));

test('the sandbox’s answers and events match the package’s types', async () => {
  const states = new Set(answers.map(({ value }) => stateOf(value)));
  expect(wanted.filter((state) => !states.has(state))).toEqual([]);
  expect(await typeFaults(imports, [...answers, ...events])).toEqual([]);
});

test('decodes forms, and detects unknown parameters and wrong types', async () => {
  const form = 'items[0][id]=si_1&items[0][quantity]=3&off_session=true&cancel_at=';
  expect(decodeForm(form)).toEqual({
    items: [{ id: 'si_1', quantity: 3 }],
    off_session: true,
    cancel_at: '',
  });
  const call = { method: 'POST', path: '/v1/subscriptions/sub_1', status: 200, answer: {} };
  const sample = (form: string) => requestSample({ ...call, form });
  const faults = await typeFaults(imports, [
    sample(form),
    sample('items[0][seats]=3'),
    sample('off_session=soon'),
    { ...sample(''), type: 'Wire<Stripe.Subscription>', value: { id: 'sub_1' } },
  ]);
  expect(faults).toHaveLength(3);
});

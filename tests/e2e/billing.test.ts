import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { said } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { openPage, signIn, type Visit } from '../support/journey.ts';
import { headersOfPage } from '../support/origins.ts';
import type { TestServer } from '../support/server.ts';

/* The billing page in a browser, with the real server and the sandbox's payments. */

const day = 24 * 60 * 60;
let app: App;
let server: App['server'];
let browser: App['browser'];
let visit: Visit;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

beforeEach(async () => {
  // Playwright would wait for each animation.
  visit = await openPage({ browser, server, more: { reducedMotion: 'reduce' } });
  page = visit.page;
  visit.allow(/^402 /, /^409 /);
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const toast = (text: string) => said(page, text);
const banner = (text: RegExp) => page.getByText(text).first().waitFor();

type Person = Parameters<TestServer['signUp']>[0] & { has?: (token: string) => Promise<void> };

/** Signs a user up and opens the page. */
async function open({ has, ...person }: Person = {}): Promise<string> {
  const { token } = await server.signUp(person);
  await has?.(token);
  await signIn(visit.context, token);
  await page.goto(`${server.url}/billing`);
  await button('Choose Premium').or(button('Edit seats')).waitFor();
  await page
    .getByText('No payment method yet')
    .or(page.getByRole('list', { name: 'Payment methods' }))
    .waitFor();
  return token;
}

async function give(last4: string): Promise<void> {
  await button(/^Add (card|payment method)$/).click();
  await page.getByRole('radio', { name: new RegExp(` ${last4}`) }).check();
  await button('Save card').click();
}
async function addCard(last4: string): Promise<void> {
  await give(last4);
  await toast('Payment method added successfully!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function askDefault(last4: string): Promise<void> {
  await button(new RegExp(`^Make default: .*${last4}`)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make default' }).click();
}
async function makeDefault(last4: string): Promise<void> {
  await askDefault(last4);
  await toast('Default payment method updated');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

/** Subscribes by the API. */
async function subscribe(token: string, plan: string, seats: number): Promise<void> {
  const ask = async (path: string, json: object) =>
    (await server.call('POST', `/api/subscription${path}`, { token, json })).body;
  const { clientSecret } = await ask('/setup-intent', {});
  const { key, confirmUrl } = await read(token, '/config');
  const confirmed = await fetch(confirmUrl.replace('{id}', clientSecret.split('_secret_')[0]), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  await ask('/payment-methods', { paymentMethodId: (await confirmed.json()).payment_method });
  const plans: { _id: string; stripePriceId: string }[] = await read(token, '/plans');
  await ask('/create', { priceId: plans.find(({ _id }) => _id === plan)?.stripePriceId, seats });
}

/** Acts while the call gets no answer. */
async function unanswered(
  method: string,
  path: string,
  act: () => Promise<void>,
  text: string,
): Promise<void> {
  visit.allow(/ERR_CONNECTION_REFUSED/);
  const url = `**/api/subscription${path}`;
  await page.route(url, (route) =>
    route.request().method() === method ? route.abort('connectionrefused') : route.continue(),
  );
  await Promise.all([page.getByText(text).first().waitFor(), act()]);
  await page.unroute(url);
}

const read = async (token: string, path = '') =>
  (await server.call('GET', `/api/subscription${path}`, { token })).body;

test('adds a card, subscribes, changes seats, cancels, reactivates, and recovers from a failed payment', async () => {
  const token = await open({ trialDays: 0 });
  await banner(/Subscription Required/);

  await unanswered(
    'POST',
    '/setup-intent',
    () => button('Choose Premium').click(),
    'Failed to open payment modal',
  );
  await button('Choose Premium').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please add a payment method before subscribing to a plan').waitFor();
  const problem = dialog.getByRole('alert');
  const save = () => button('Save card').click();
  const cardCalls = '**/api/subscription/payment-methods';
  await page.route(cardCalls, (route) => route.abort('connectionrefused'));
  await save();
  await problem.getByText('Failed to add payment method').waitFor();
  await page.unroute(cardCalls);
  // Stripe has the card by now. The page reported a failure, so closing the dialog removes the card.
  await button('Cancel').click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await read(token, '/payment-methods')).paymentMethods).toEqual([]);

  await button('Choose Premium').click();
  await save();
  await toast('Payment method added successfully!');

  // The plan's choice continues and charges nothing yet.
  await dialog.getByRole('heading', { name: 'Subscribe to Premium' }).waitFor();
  await dialog.getByText('Visa ending in 4242').waitFor();
  await button('Cancel').click();
  await dialog.waitFor({ state: 'detached' });
  expect((await read(token)).subscription).toBeNull();
  await banner(/Welcome back/);
  await page.getByRole('list', { name: 'Payment methods' }).getByText('Visa ending in 4242').waitFor();
  await page.getByRole('slider', { name: 'Seats' }).press('ArrowRight');
  await page.getByText('$158.00 today, then every month.', { exact: false }).waitFor();
  const seats = page.getByRole('slider', { name: 'Seats' });
  expect([await seats.getAttribute('min'), await seats.getAttribute('max')]).toEqual(['1', '20']);
  await button('Choose Agency').dblclick();
  await dialog.getByText('$79.00 × 2 seats per month').waitFor();
  const pay = button('Pay $158.00');
  await unanswered('POST', '/create', () => pay.click(), 'Failed to start subscription');
  await problem.getByText('Failed to start subscription').waitFor();
  expect((await read(token)).subscription).toBeNull();
  await pay.dblclick();
  await toast('Agency subscription started successfully!');
  await banner(/active until .*, with 2 seats/);
  expect((await read(token, '/invoices')).total).toBe(1);
  await page.getByText('To remove this card, add another one first').waitFor();
  await page.getByRole('row', { name: /Paid \$158\.00/ }).waitFor();

  await button('Edit seats').click();
  await button('Update seats').click();
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('21');
  await page.getByText('Enter a whole number of seats from 1 to 20').waitFor();
  expect(await button('Update seats').isDisabled()).toBe(true);
  await page.getByLabel('Number of seats').fill('5');
  await page.getByText(/\$237\.00 now for the rest of this period, then \$395\.00 on/).waitFor();
  expect((await read(token)).subscription.seats).toBe(2);
  await unanswered('PUT', '/update', () => button('Update seats').click(), 'Failed to update subscription');
  await button('Update seats').click();
  await toast('Subscription updated successfully');
  await banner(/active until .*, with 5 seats/);
  await page.getByRole('row', { name: /Paid \$237\.00/ }).waitFor();

  await button('Cancel subscription').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Are you sure you want to cancel your subscription?').waitFor();
  const cancel = () => question.getByRole('button', { name: 'Cancel subscription' }).click();
  await unanswered('POST', '/cancel', cancel, 'Failed to cancel subscription');
  await question.getByRole('alert').getByText('Failed to cancel subscription').waitFor();
  await cancel();
  await toast('Subscription will be canceled at the end of the billing period');
  await banner(/will be canceled on/);
  await question.waitFor({ state: 'detached' });
  expect(await button('Cancel subscription').count()).toBe(0);
  await unanswered(
    'POST',
    '/reactivate',
    () => button('Reactivate').click(),
    'Failed to reactivate subscription',
  );
  await button('Reactivate').click();
  await toast('Subscription reactivated successfully');
  await banner(/active until .*, with 5 seats/);
  expect((await read(token)).subscription).toMatchObject({
    seats: 5,
    status: 'active',
    cancelAtPeriodEnd: false,
  });

  // Another card pays a failed renewal.
  await addCard('0341');
  const failure = 'Failed to update default payment method';
  await unanswered('PUT', '/payment-methods/default', () => askDefault('0341'), failure);
  await page.getByRole('alertdialog').getByRole('alert').getByText(failure).waitFor();
  await button('Make default').click();
  await toast('Default payment method updated');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });

  await server.control('POST', '/clock', { advanceSeconds: 32 * day });
  await expect.poll(async () => (await read(token)).subscription.status).toBe('past_due');
  await page.goto(`${server.url}/linkedin-accounts`);
  await banner(/Your last payment failed/);
  await page.getByRole('link', { name: 'Update payment method' }).click();
  await banner(/Please update your payment method/);
  await page.getByText('Past due', { exact: true }).waitFor();
  expect((await server.call('GET', '/api/me', { token })).body.status).toBe('Paid');

  await button('Update payment method').click();
  await page.getByRole('radio', { name: / 4444/ }).check();
  await button('Save card').click();
  await toast('Payment method added successfully!');
  await banner(/Your subscription is active until/);
  expect((await read(token)).subscription.status).toBe('active');
  const remove = async () => {
    await button(/^Remove: .*0341/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  await unanswered('DELETE', '/payment-methods/*', remove, 'Failed to remove payment method');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast('Payment method removed');
  const { paymentMethods } = await read(token, '/payment-methods');
  expect(paymentMethods.map(({ card }: { card: { last4: string } }) => card.last4).sort()).toEqual([
    '4242',
    '4444',
  ]);
}, 60_000);

test('changes nothing for a declined card, answers the bank in the page, and offers another card', async () => {
  const token = await open();
  await give('9995');
  const problem = page.getByRole('dialog').getByRole('alert');
  await problem.getByText('Your card has insufficient funds.').waitFor();
  await page.getByRole('radio', { name: / 0069/ }).check();
  await button('Save card').click();
  await problem.getByText('Your card is past its expiry date.').waitFor();
  expect(await problem.count()).toBe(1);
  expect(page.url()).toBe(`${server.url}/billing`);
  await button('Cancel').click();
  expect((await read(token, '/payment-methods')).paymentMethods).toEqual([]);

  const bank = page.frameLocator('iframe[title="Your bank needs confirmation"]');
  await give('3155');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await toast(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  await button('Save card').click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await toast('Payment method added successfully!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await read(token, '/payment-methods')).paymentMethods).toMatchObject([
    { card: { brand: 'visa', last4: '3155' } },
  ]);

  // A failed first payment leaves no subscription and no open invoice.
  await addCard('0341');
  await makeDefault('0341');
  await button('Choose Agency').click();
  await button('Pay $79.00').click();
  await problem.getByText('Your card was declined').waitFor();
  await banner(/Welcome to Chime In/);
  expect(await read(token)).toEqual({ subscription: null, plan: null });
});

test('asks which accounts to disconnect for fewer seats', async () => {
  const token = await open({
    seats: 3,
    async has(it) {
      for (const name of ['ann', 'ben', 'cleo']) await server.connect(it, `${name}@example.com`);
      await subscribe(it, 'premium', 3);
    },
  });
  await banner(/trial expires on .* You won’t be charged before then\./);
  const support = page.getByRole('link', { name: 'Ask support to cancel' });
  expect(await support.getAttribute('href')).toBe(
    'mailto:chimein@example.com?subject=Please%20cancel%20my%20trial',
  );
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('2');
  await page.getByText('Which account should be disconnected?').waitFor();
  expect(await button('Disconnect and update').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /ben@example\.com/ }).check();
  await button('Disconnect and update').click();
  await toast('Subscription updated successfully');
  expect((await read(token)).subscription.seats).toBe(2);
  const left = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  expect(left.map(({ email }: { email: string }) => email).sort()).toEqual([
    'ann@example.com',
    'cleo@example.com',
  ]);
});

test('shows failed loads and retries them', async () => {
  const { token } = await server.signUp();
  await signIn(visit.context, token);
  let broken = true;
  await page.route(/\/api\/subscription(\/payment-methods)?$/, (route) =>
    broken
      ? route.fulfill({ status: 503, json: { message: 'The server is starting', code: 'unavailable' } })
      : route.continue(),
  );
  await page.goto(`${server.url}/billing`);
  await page.getByText('Failed to load billing information').waitFor();
  await page.getByText('Failed to load payment methods').waitFor();
  await toast('The server is starting');
  broken = false;
  await button('Try again').first().click();
  await button('Choose Premium').waitFor();
  await button('Try again').click();
  await page.getByText('No payment method yet').waitFor();
  visit.allow(/^503 GET \/api\/subscription/);
});

/** A stub of Stripe's script. */
const stripeScript = `window.Stripe = (key) => {
  const element = { mount: (at) => { at.textContent = 'A card for ' + key; }, unmount() {}, destroy() {}, update() {}, off() {},
    on(event, heard) { if (event === 'ready') queueMicrotask(heard); return element; } };
  const elements = { create: () => element, getElement: () => element, update() {}, on() {}, off() {}, submit: async () => ({}) };
  const none = async () => ({});
  return { elements: () => elements, createToken: none, createPaymentMethod: none, confirmCardPayment: none, confirmPayment: none,
    confirmSetup: async ({ redirect }) => window.declined
      ? { error: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' } }
      : { setupIntent: { status: 'succeeded', payment_method: redirect === 'if_required' ? 'pm_typed' : 'pm_elsewhere' } } };
};`;

test('lists removed seats worth more than the next invoice as a credit', async () => {
  const token = await open({
    has: async (token) => {
      await subscribe(token, 'agency', 20);
      await server.call('PUT', '/api/subscription/update', { token, json: { seats: 1 } });
      await server.control('POST', '/clock', { advanceSeconds: 32 * day });
    },
  });
  const [credit] = (await read(token, '/invoices')).invoices;
  expect(credit.amount).toBeLessThan(-100_000);
  await page.getByRole('row', { name: /Credit -\$1,\d{3}\.\d{2}/ }).waitFor();
  await page.getByRole('row', { name: /Paid \$1,580\.00/ }).waitFor();
});

test("shows Stripe's own form with a live key, and the content security policy allows it", async () => {
  const key = 'pk_live_51';
  const saved: unknown[] = [];
  const scripts: string[] = [];
  const origins = { publicUrl: server.url, images: server.sandbox.url, paymentsBase: null };
  const headers = await headersOfPage(origins);
  await page.route(`${server.url}/billing`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.route('**/api/subscription/config', (route) =>
    route.fulfill({ json: { key, sandbox: false, confirmUrl: null } }),
  );
  await page.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: stripeScript });
  });
  await page.route('**/api/subscription/payment-methods', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    saved.push(route.request().postDataJSON());
    const card = { id: 'pm_typed', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } };
    return route.fulfill({ status: 201, json: { paymentMethods: [card], defaultPaymentMethodId: card.id } });
  });
  await open();
  expect(scripts).toEqual([]);
  await button('Add payment method').click();
  await page.getByText(`A card for ${key}`).waitFor();
  expect(scripts).toHaveLength(1);
  await page.evaluate('window.declined = true');
  await button('Save card').click();
  await toast('Your card is past its expiry date.');
  await page.evaluate('window.declined = false');
  await button('Save card').click();
  await toast('Payment method added successfully!');
  expect(saved).toEqual([{ paymentMethodId: 'pm_typed' }]);
  visit.allow(/^a request to js\.stripe\.com$/);
});

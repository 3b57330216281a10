import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '../../support/app.ts';
import { hasFocus } from '../../support/focus.ts';
import { headersOfPage } from '../../support/origins.ts';
import { type BillingPage, openBilling, read } from './world.ts';

let app: App;
let at: BillingPage;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
beforeEach(async () => {
  at = await openBilling(app);
});

test('changes nothing for a declined card, answers the bank in the page, and offers another card', async () => {
  const { page, button, toast, banner, open, give, addCard, makeDefault } = at;
  const { server } = app;
  const token = await open();
  await give('9995');
  const problem = page.getByRole('dialog').getByRole('alert');
  await problem.getByText('Your card has insufficient funds.').waitFor();
  await page.getByRole('radio', { name: / 0069/ }).check();
  await button('Save card').click();
  await problem.getByText('Your card is past its expiry date.').waitFor();
  await expect.poll(() => problem.count()).toBe(1);
  expect(page.url()).toBe(`${server.url}/billing`);
  await button('Cancel').click();
  await hasFocus(button('Add payment method'));
  expect((await read(app, token, '/payment-methods')).paymentMethods).toEqual([]);

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
  expect((await read(app, token, '/payment-methods')).paymentMethods).toMatchObject([
    { card: { brand: 'visa', last4: '3155' } },
  ]);
  // The button that opened the form is gone with the empty list.
  await hasFocus(button('Add card'));

  // A failed first payment leaves no subscription and no open invoice.
  await addCard('0341');
  await makeDefault('0341');
  await button('Choose Agency').click();
  await button('Pay $79.00').click();
  await problem.getByText('Your card was declined').waitFor();
  await banner(/Welcome to Chime In/);
  expect(await read(app, token)).toEqual({ subscription: null, plan: null });
});

test('shows failed loads and retries them', async () => {
  const { visit, page, button, toast } = at;
  const { server } = app;
  const { token } = await server.signUp();
  await visit.signIn(token);
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

test("shows Stripe's own form with a live key, and the content security policy allows it", async () => {
  const { visit, page, button, toast, open } = at;
  const { server } = app;
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

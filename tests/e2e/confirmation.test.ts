import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { openPage, type Visit } from '../support/journey.ts';
import { headersOfPage } from '../support/origins.ts';
import type { TestServer } from '../support/server.ts';

/* P16: a bank that asks at each payment (3-D Secure), in the built app. */

let app: App;
let server: TestServer;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  ({ server } = app);
});
afterAll(() => app?.stop());
beforeEach(async () => {
  visit = await openPage({ browser: app.browser, server, more: { reducedMotion: 'reduce' } });
  page = visit.page;
  // The page tells of the provider's refusal.
  visit.allow(/^402 /);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const asks = () => page.getByRole('status').filter({ hasText: 'Your bank asks you to confirm this payment' });
const bank = (answer: 'Complete' | 'Fail') =>
  page
    .frameLocator('iframe[title="Your bank needs confirmation"]')
    .getByRole('button', { name: answer })
    .click();

/** Somebody without a trial who looks at the page. */
async function open(): Promise<string> {
  const { token } = await server.signUp({ trialDays: 0 });
  await visit.signIn(token);
  await page.goto(`${server.url}/billing`);
  await button('Choose Agency').waitFor();
  return token;
}
const read = async (token: string) => (await server.call('GET', '/api/subscription', { token })).body;

test('P16: holds a subscription and its seats until the bank confirms, across a reload', async () => {
  const token = await open();
  await button('Add payment method').click();
  await page.getByRole('radio', { name: / 3184/ }).check();
  await button('Save card').click();
  await bank('Complete');
  await toast('Payment method added successfully!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await button('Choose Agency').click();
  await button('Pay $79.00').dblclick();
  await button('Not now').click();
  await asks().getByText('Agency, 1 seat: $79.00. You won’t be charged').waitFor();
  const confirm = asks().getByRole('button', { name: 'Confirm payment' });
  await expect.poll(() => confirm.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('You have no subscription. You won’t be charged, and nothing is posted.').waitFor();
  expect(await read(token)).toMatchObject({ subscription: null, requiresAction: { kind: 'subscribe' } });

  await page.reload();
  await asks().getByRole('button', { name: 'Confirm payment' }).click();
  await bank('Fail');
  await toast(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  await asks().getByRole('button', { name: 'Confirm payment' }).click();
  await bank('Complete');
  await toast('Agency subscription started successfully!');
  await page.getByText(/Your subscription is active until/).waitFor();
  await expect.poll(() => asks().count()).toBe(0);
  await page.getByRole('row', { name: /Paid \$79\.00/ }).waitFor();

  const seats = async (wished: string) => {
    await button('Edit seats').click();
    await page.getByLabel('Number of seats').fill(wished);
    await button('Update seats').click();
  };
  await seats('3');
  await button('Not now').click();
  await asks().getByText('Agency, 3 seats: $158.00 now.').waitFor();
  await asks().getByRole('button', { name: 'Cancel' }).click();
  await toast('Canceled. You won’t be charged.');
  expect(await read(token)).toMatchObject({ subscription: { seats: 1 } });

  await seats('2');
  await bank('Complete');
  await toast('Subscription updated successfully');
  expect(await read(token)).toMatchObject({ subscription: { seats: 2, status: 'active' } });
});

/** The part of Stripe's script that the page uses. Nothing leaves the test. */
const stripeScript = `window.asked = [];
window.Stripe = (key) => {
  const none = async () => ({});
  return { elements: () => ({}), createToken: none, createPaymentMethod: none,
    confirmCardPayment: async (secret, { payment_method }) => {
      window.asked.push([key, secret, payment_method]);
      return window.asked.length === 1
        ? { error: { type: 'card_error', code: 'payment_intent_authentication_failure', message: 'Not authenticated.' } }
        : { paymentIntent: { status: 'succeeded' } };
    } };
};`;

test("P16: with a live key it is Stripe's own script that confirms the payment, and the page's policy lets it", async () => {
  const key = 'pk_live_51';
  const origins = { publicUrl: server.url, images: server.sandbox.url, paymentsBase: null };
  const headers = await headersOfPage(origins);
  await page.route(`${server.url}/billing`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
  await page.route('**/api/subscription/config', (route) =>
    route.fulfill({ json: { key, sandbox: false, confirmUrl: null } }),
  );
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  const nothing = { subscription: null, plan: null };
  const requiresAction = {
    kind: 'subscribe',
    plan: 'Agency',
    seats: 1,
    amount: 7900,
    currency: 'usd',
    expiresAt: '2026-03-03T09:00:00.000Z',
    url: `${server.url}/billing`,
  };
  const confirmWith = { clientSecret: 'pi_1_secret_2', paymentMethodId: 'pm_1' };
  let answers = 0;
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ json: { ...nothing, ...(answers < 3 && { requiresAction }) } }),
  );
  // Asked before and after each try: the second try is let through.
  await page.route('**/api/subscription/confirmation', (route) => {
    answers += 1;
    const waits = answers < 3 ? { requiresAction, confirmWith } : { confirmWith: null };
    return route.fulfill({ json: { ...nothing, ...waits } });
  });
  await open();
  await asks().getByRole('button', { name: 'Confirm payment' }).click();
  await toast('Not authenticated.');
  await asks().getByRole('button', { name: 'Confirm payment' }).click();
  await expect
    .poll(() => page.evaluate('window.asked'))
    .toEqual([
      [key, 'pi_1_secret_2', 'pm_1'],
      [key, 'pi_1_secret_2', 'pm_1'],
    ]);
  await toast('Agency subscription started successfully!');
  await expect.poll(() => asks().count()).toBe(0);
  visit.allow(/^a request to js\.stripe\.com$/);
});

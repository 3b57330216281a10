import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '../../support/app.ts';
import { type BillingPage, openBilling, read } from './world.ts';

/* A session that is no longer fresh, in the middle of the payment forms. */

const password = 'correct horse';
let app: App;
let at: BillingPage;
/** Every change that the page asked for, of the server and of the payment provider. */
let calls: string[];

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
beforeEach(async () => {
  at = await openBilling(app);
  at.visit.allow(/^428 /);
  calls = [];
  at.page.on('response', (response) => {
    const method = response.request().method();
    const { pathname } = new URL(response.url());
    if (method !== 'GET' && !/preview|proof/.test(pathname))
      calls.push(`${response.status()} ${method} ${pathname.replace(/seti_\w+|pm_\w+/, '{id}')}`);
  });
});

const grow = () => app.server.clock.advance(11 * 60_000);
const question = () => at.page.getByRole('dialog', { name: 'Confirm it’s you' });
async function confirm(): Promise<void> {
  await question().getByLabel('Password', { exact: true }).fill(password);
  await at.page.keyboard.press('Enter');
  await question().waitFor({ state: 'detached' });
}

async function declineProof(): Promise<void> {
  const { page, button } = at;
  await button('Add payment method').click();
  await page.getByRole('radio', { name: / 4242/ }).check();
  grow();
  await button('Save card').click();
  await question().waitFor();
  await page.keyboard.press('Escape');
}

test('a proof in the middle of a card form, a subscription or more seats repeats the call and makes nothing twice', async () => {
  const { page, button, toast, banner, open } = at;
  const token = await open({ trialDays: 0 });
  grow();
  await button('Choose Agency').click();
  await confirm();
  await page.getByRole('radio', { name: / 4242/ }).check();
  grow();
  await button('Save card').click();
  await confirm();
  await toast('Payment method added successfully!');
  const { paymentMethods, defaultPaymentMethodId } = await read(app, token, '/payment-methods');
  expect(paymentMethods).toHaveLength(1);
  expect(defaultPaymentMethodId).toBe(paymentMethods[0].id);

  grow();
  await button('Pay $79.00').click();
  await confirm();
  await toast('Agency subscription started successfully!');
  await banner(/active until .*, with 1 seat/);
  expect((await read(app, token, '/invoices')).total).toBe(1);

  grow();
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('3');
  await page.getByText(/now for the rest of this period/).waitFor();
  await button('Update seats').click();
  await confirm();
  await banner(/active until .*, with 3 seats/);

  // Less is not asked.
  grow();
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('2');
  await button('Update seats').click();
  await banner(/active until .*, with 2 seats/);
  const subscription = '/api/subscription';
  expect(calls).toEqual([
    `428 POST ${subscription}/setup-intent`,
    `200 POST ${subscription}/setup-intent`,
    '200 POST /v1/setup_intents/{id}/confirm',
    `428 POST ${subscription}/payment-methods`,
    `200 POST ${subscription}/payment-methods`,
    `428 POST ${subscription}/create`,
    `201 POST ${subscription}/create`,
    `428 PUT ${subscription}/update`,
    `200 PUT ${subscription}/update`,
    `200 PUT ${subscription}/update`,
  ]);
});

test('a card that the user did not confirm is not saved, and can be saved without giving it again', async () => {
  const { page, button, toast, open } = at;
  const token = await open({ trialDays: 0 });
  await declineProof();
  await page
    .getByRole('alert')
    .getByText('Nothing was changed because you didn’t confirm that it’s you.')
    .waitFor();
  await button('Save card').click();
  await confirm();
  await toast('Payment method added successfully!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await read(app, token, '/payment-methods')).paymentMethods).toHaveLength(1);
  expect(calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(1);
});

test('closing the form after a declined proof removes the card again without another question', async () => {
  const { page, button, open } = at;
  const token = await open({ trialDays: 0 });
  await declineProof();
  await page.getByRole('alert').getByText('Nothing was changed').waitFor();
  await button('Cancel').click();
  await expect.poll(() => calls.at(-1)).toBe('204 DELETE /api/subscription/payment-methods/{id}');
  await expect.poll(() => question().count()).toBe(0);
  expect((await read(app, token, '/payment-methods')).paymentMethods).toEqual([]);
});

test('right after signing in nothing is asked', async () => {
  const { page, button, toast, open } = at;
  await open({ trialDays: 0 });
  app.server.clock.advance(9 * 60_000);
  await button('Choose Agency').click();
  await page.getByRole('radio', { name: / 4242/ }).check();
  await button('Save card').click();
  await button('Pay $79.00').click();
  await toast('Agency subscription started successfully!');
  expect(calls.filter((call) => call.startsWith('428'))).toEqual([]);
});

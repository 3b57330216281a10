import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '../../support/app.ts';
import { hasFocus } from '../../support/focus.ts';
import { type BillingPage, day, openBilling, read, subscribe } from './world.ts';

let app: App;
let at: BillingPage;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());
beforeEach(async () => {
  at = await openBilling(app);
});

test('adds a card, subscribes, changes seats, cancels, reactivates, and recovers from a failed payment', async () => {
  const { page, button, toast, banner, open, addCard, askDefault, unanswered } = at;
  const { server } = app;
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
  await expect.poll(async () => (await read(app, token, '/payment-methods')).paymentMethods).toEqual([]);

  await button('Choose Premium').click();
  await save();
  await toast('Payment method added successfully!');

  // The plan's choice continues and charges nothing yet.
  await dialog.getByRole('heading', { name: 'Subscribe to Premium' }).waitFor();
  await dialog.getByText('Visa ending in 4242').waitFor();
  await button('Cancel').click();
  await dialog.waitFor({ state: 'detached' });
  expect((await read(app, token)).subscription).toBeNull();
  await banner(/Welcome back/);
  await page.getByRole('list', { name: 'Payment methods' }).getByText('Visa ending in 4242').waitFor();
  await page.getByRole('slider', { name: 'Seats' }).press('ArrowRight');
  await page.getByText('$158.00 today, then every month.', { exact: false }).waitFor();
  const seats = page.getByRole('slider', { name: 'Seats' });
  await expect
    .poll(async () => [await seats.getAttribute('min'), await seats.getAttribute('max')])
    .toEqual(['1', '20']);
  await button('Choose Agency').dblclick();
  await dialog.getByText('$79.00 × 2 seats per month').waitFor();
  const pay = button('Pay $158.00');
  await unanswered('POST', '/create', () => pay.click(), 'Failed to start subscription');
  await problem.getByText('Failed to start subscription').waitFor();
  expect((await read(app, token)).subscription).toBeNull();
  await pay.dblclick();
  await toast('Agency subscription started successfully!');
  await banner(/active until .*, with 2 seats/);
  expect((await read(app, token, '/invoices')).total).toBe(1);
  await page.getByText('To remove this card, add another one first').waitFor();
  await page.getByRole('row', { name: /Paid \$158\.00/ }).waitFor();

  await button('Edit seats').click();
  await button('Update seats').click();
  await hasFocus(button('Edit seats'));
  await button('Edit seats').click();
  await page.keyboard.press('Escape');
  await hasFocus(button('Edit seats'));
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('21');
  await page.getByText('Enter a whole number of seats from 1 to 20').waitFor();
  await expect.poll(() => button('Update seats').isDisabled()).toBe(true);
  await page.getByLabel('Number of seats').fill('5');
  await page.getByText(/\$237\.00 now for the rest of this period, then \$395\.00 on/).waitFor();
  expect((await read(app, token)).subscription.seats).toBe(2);
  await unanswered('PUT', '/update', () => button('Update seats').click(), 'Failed to update subscription');
  await button('Update seats').click();
  await toast('Subscription updated successfully');
  await hasFocus(button('Edit seats'));
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
  await expect.poll(() => button('Cancel subscription').count()).toBe(0);
  await unanswered(
    'POST',
    '/reactivate',
    () => button('Reactivate').click(),
    'Failed to reactivate subscription',
  );
  await button('Reactivate').click();
  await toast('Subscription reactivated successfully');
  await banner(/active until .*, with 5 seats/);
  expect((await read(app, token)).subscription).toMatchObject({
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
  await expect.poll(async () => (await read(app, token)).subscription.status).toBe('past_due');
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
  expect((await read(app, token)).subscription.status).toBe('active');
  const remove = async () => {
    await button(/^Remove: .*0341/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };
  await unanswered('DELETE', '/payment-methods/*', remove, 'Failed to remove payment method');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast('Payment method removed');
  const { paymentMethods } = await read(app, token, '/payment-methods');
  expect(paymentMethods.map(({ card }: { card: { last4: string } }) => card.last4).sort()).toEqual([
    '4242',
    '4444',
  ]);
});

test('asks which accounts to disconnect for fewer seats', async () => {
  const { page, button, toast, banner, open } = at;
  const { server } = app;
  const token = await open({
    seats: 3,
    async has(person) {
      for (const name of ['ann', 'ben', 'cleo']) await server.connect(person, `${name}@example.com`);
      await subscribe(app, person, 'premium', 3);
    },
  });
  await banner(/trial expires on .* You won’t be charged before then\./);
  await button('Edit seats').click();
  await page.getByLabel('Number of seats').fill('2');
  await page.getByText('Which account should be disconnected?').waitFor();
  await expect.poll(() => button('Disconnect and update').isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /ben@example\.com/ }).check();
  await button('Disconnect and update').click();
  await toast('Subscription updated successfully');
  expect((await read(app, token)).subscription.seats).toBe(2);
  const left = (await server.call('GET', '/api/linkedinaccount', { token })).body;
  expect(left.map(({ email }: { email: string }) => email).sort()).toEqual([
    'ann@example.com',
    'cleo@example.com',
  ]);
});

test('lists removed seats worth more than the next invoice as a credit', async () => {
  const { page, open } = at;
  const { server } = app;
  const token = await open({
    has: async (token) => {
      await subscribe(app, token, 'agency', 20);
      await server.call('PUT', '/api/subscription/update', { token, json: { seats: 1 } });
      await server.control('POST', '/clock', { advanceSeconds: 32 * day });
    },
  });
  const [credit] = (await read(app, token, '/invoices')).invoices;
  expect(credit.amount).toBeLessThan(-100_000);
  await page.getByRole('row', { name: /Credit -\$1,\d{3}\.\d{2}/ }).waitFor();
  await page.getByRole('row', { name: /Paid \$1,580\.00/ }).waitFor();
});

test('ends a trial before anything is charged, and takes that back', async () => {
  const { page, button, toast, banner, open } = at;
  const token = await open({ has: (person) => subscribe(app, person, 'premium', 1) });
  await expect.poll(() => button('Cancel subscription').count()).toBe(0);
  await button('Don’t continue after the trial').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Are you sure you want to cancel your subscription?').waitFor();
  await dialog.getByText(/You won’t be charged after that/).waitFor();
  await dialog.getByRole('button', { name: 'Don’t continue after the trial' }).click();
  await toast('Subscription will be canceled at the end of the billing period');
  expect((await read(app, token)).subscription).toMatchObject({
    status: 'trialing',
    cancelAtPeriodEnd: true,
  });
  await banner(/will be canceled on/);
  await button('Reactivate').click();
  await toast('Subscription reactivated successfully');
});

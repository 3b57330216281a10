import { announced } from '../../support/acts.ts';
import type { App } from '../../support/app.ts';
import { openPage } from '../../support/journey.ts';
import type { TestServer } from '../../support/server.ts';

export const day = 24 * 60 * 60;

type Person = Parameters<TestServer['signUp']>[0] & { has?: (token: string) => Promise<void> };

export type BillingPage = Awaited<ReturnType<typeof openBilling>>;

/** A page for one test, and acts on the billing page. */
export async function openBilling({ server, browser }: App) {
  // Playwright would wait for each animation.
  const visit = await openPage({ browser, server, more: { reducedMotion: 'reduce' } });
  const { page } = visit;
  visit.allow(/^402 /, /^409 /);

  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const toast = (text: string) => announced(page, text);
  const banner = (text: RegExp) => page.getByText(text).first().waitFor();

  /** Signs a user up and opens the page. */
  async function open({ has, ...person }: Person = {}): Promise<string> {
    const { token } = await server.signUp(person);
    await has?.(token);
    await visit.signIn(token);
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

  return { visit, page, button, toast, banner, open, give, addCard, askDefault, makeDefault, unanswered };
}

export async function read({ server }: App, token: string, path = '') {
  return (await server.call('GET', `/api/subscription${path}`, { token })).body;
}

/** Subscribes by the API. */
export async function subscribe(app: App, token: string, plan: string, seats: number): Promise<void> {
  const ask = async (path: string, json: object) =>
    (await app.server.call('POST', `/api/subscription${path}`, { token, json })).body;
  const { clientSecret } = await ask('/setup-intent', {});
  const { key, confirmUrl } = await read(app, token, '/config');
  const confirmed = await fetch(confirmUrl.replace('{id}', clientSecret.split('_secret_')[0]), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  await ask('/payment-methods', { paymentMethodId: (await confirmed.json()).payment_method });
  const plans: { _id: string; stripePriceId: string }[] = await read(app, token, '/plans');
  await ask('/create', { priceId: plans.find(({ _id }) => _id === plan)?.stripePriceId, seats });
}

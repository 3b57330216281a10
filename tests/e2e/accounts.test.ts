import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { newId } from '../../db/id.ts';
import { iso } from '../../server/clock.ts';
import { go } from '../support/acts.ts';
import { allDay } from '../support/allDay.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

/*
 * The accounts as their owner keeps them: connecting within the seats, watching, logging in again,
 * disconnecting.
 */

// As long as a busy machine may take.
vi.setConfig({ testTimeout: 60_000 });

let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

const visit = (as: string, look: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ browser, server, as, path: '/linkedin-accounts', ...look });
const rows = (page: Page) => page.getByRole('list', { name: 'LinkedIn accounts' }).getByRole('listitem');
/** The description that a screen reader says after the name of the button, if the page shows it. */
const descriptionOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) =>
    (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .map((element) => (element?.checkVisibility() ? element.textContent : ''))
      .join(' '),
  );
const onUnipile = 'on a page of Unipile, the connection service, which signs in to LinkedIn for you';
async function signInOnNetwork(page: Page, email: string) {
  await page.waitForURL((url) => url.origin === server.sandbox.url);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('anything');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/success-new-account');
}

test('leads from an empty list to the first account, and from a full one to more seats', async () => {
  const { token } = await server.signUp();
  const { page } = await visit(token);
  await page.getByText('No accounts yet').waitFor();
  await page.getByText('0 of 1 seat used').waitFor();
  // Before the click, it says who gets the password.
  await expect.poll(() => descriptionOf(page, 'Connect account')).toContain(onUnipile);
  await page.getByRole('button', { name: 'Connect account' }).click();
  await page.getByRole('button', { name: 'Continue to sign-in' }).click();
  await signInOnNetwork(page, 'jana@network.example');
  await page.getByText('Your account has been added successfully.', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Set up / }).click();
  await page.getByRole('heading', { name: 'Timing' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Confirm' }).click();
  await page.waitForURL('**/linkedin-accounts');

  const row = rows(page).first();
  for (const text of ['jana@network.example', 'Connected', 'Paused', 'Seat 1', 'none yet']) {
    await row.getByText(text, { exact: true }).waitFor();
  }
  const today = new Date(server.clock.now()).toLocaleDateString('en-GB');
  await row.getByText(today, { exact: true }).waitFor();
  await page.getByText('1 of 1 seat used').waitFor();
  await page.getByRole('button', { name: 'Connect account' }).click();
  await page.getByText('Reached the seats limit', { exact: true }).waitFor();
  await expectNoViolations(page);
  await page.getByText('To connect another account, purchase a seat').waitFor();
  await page.getByRole('link', { name: 'Purchase seats' }).click();
  await page.waitForURL('**/billing');
});

test('shows an account’s status, last and next comment live, and opens it on click', async () => {
  const { token } = await server.signUp({ seats: 2 });
  const accountId = await server.connect(token);
  server.clock.advance(1000);
  await server.connect(token);
  const timing = allDay(30);
  const searchUrls = ['https://www.linkedin.com/search/results/content/?keywords=design'];
  await server.saveSettings(token, accountId, {
    timing,
    searchUrls,
    dailySearchComments: 5,
    prompt: 'Be brief.',
  });
  const { page } = await visit(token);
  const row = rows(page).first();
  await row.getByText('paused', { exact: true }).waitFor();
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await row.getByText('Running', { exact: true }).waitFor();
  await server.engine.runDue();
  await row.getByRole('link', { name: /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2} [AP]M$/ }).waitFor();
  await row.getByText('paused').waitFor({ state: 'hidden' });
  await server.call('POST', '/api/automation/stop', { token, json: { accountId } });
  await row.getByText('Paused', { exact: true }).waitFor();

  await row.getByRole('link', { name: /, \d{2}:\d{2} [AP]M$/ }).click();
  await page.getByRole('dialog', { name: 'Details' }).waitFor();
  await page.goBack();
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Open / })
    .click();
  await page.waitForURL('**/dashboard');
  const { body } = await server.call('GET', '/api/linkedinaccount', { token });
  await expect
    .poll(() => page.evaluate("localStorage.getItem('activeAccount')"))
    .toBe(body.find((account: { accountId: string }) => account.accountId !== accountId).accountId);
});

test('the dashboard of one account names another that was signed out', async () => {
  const { token } = await server.signUp({ seats: 2 });
  await server.connect(token);
  server.clock.advance(1000);
  const lost = await server.connect(token, 'lena@network.example');
  await server.control('POST', `/accounts/${lost}`, { status: 'CREDENTIALS' });
  const { page } = await visit(token, { path: '/dashboard' });
  const note = page.getByRole('status').filter({ hasText: 'LinkedIn signed out' });
  await note.getByRole('link', { name: 'Log in again' }).click();
  await page.waitForURL('**/linkedin-accounts');
  await rows(page).getByText('Disconnected', { exact: true }).waitFor();
});

test('logs in to an account again without another seat', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token, 'mara@network.example');
  await server.control('POST', `/accounts/${accountId}`, { status: 'CREDENTIALS' });
  const { page } = await visit(token);
  await rows(page).getByText('Disconnected', { exact: true }).waitFor();
  await rows(page).getByText('needs a login').waitFor();
  await expect.poll(() => descriptionOf(page, 'Login again')).toContain(onUnipile);
  await page.getByRole('button', { name: 'Login again' }).click();
  await signInOnNetwork(page, 'mara@network.example');
  await expect.poll(() => page.getByRole('link', { name: /^Set up / }).count()).toBe(0);
  await page.getByRole('link', { name: 'Confirm' }).click();
  await rows(page).getByText('Connected', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Login again' }).count()).toBe(0);
  await page.getByText('1 of 1 seat used').waitFor();
});

test('explains disconnecting, frees the seat and keeps the history', async () => {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  const createdAt = server.clock.now() - 60_000;
  const id = newId(createdAt);
  await addHistory(server.deps.db, [
    {
      id,
      accountId,
      userId,
      state: 'confirmed',
      postId: id,
      postUrl: `${server.sandbox.url}/feed/update/1`,
      posterId: 'ada',
      posterName: 'Ada Okafor',
      posterImageUrl: '',
      category: 'Search',
      source: 'x',
      comment: 'Which step took longest?',
      windowDay: iso(createdAt).slice(0, 10),
      createdAt,
    },
  ]);
  const { page } = await visit(token, { width: 375, theme: 'dark' });
  await page.getByRole('button', { name: /^More actions for / }).tap();
  await page.getByRole('menuitem', { name: 'Disconnect' }).tap();
  const dialog = page.getByRole('alertdialog', { name: /^Disconnect .+\?$/ });
  await dialog.getByText('Its comments stay in your history and on LinkedIn.').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^More actions for / }).tap();
  await page.getByRole('menuitem', { name: 'Disconnect' }).tap();
  await dialog.getByRole('button', { name: 'Disconnect' }).tap();
  await page.getByText('Account disconnected').waitFor();
  await page.getByText('No accounts yet').waitFor();
  await page.getByText('0 of 1 seat used').waitFor();
  await go(page, '/comments-history');
  await page.getByText('Which step took longest?').waitFor();
});

test('connects nothing without a subscription, and says so', async () => {
  const { token } = await server.signUp({ trialDays: 0 });
  const { page } = await visit(token, { language: 'de' });
  await page.getByRole('heading', { name: 'Abonnement erforderlich' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Konto verbinden' }).isDisabled()).toBe(true);
});

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { go } from '../../support/acts.ts';
import { type App, startApp } from '../../support/app.ts';
import { clockOf, expectNoViolations, openPage } from '../../support/journey.ts';
import { settled } from '../../support/settled.ts';
import { meet } from './world.ts';

let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

test.each([1280, 375] as const)(
  'an admin views as a customer, changes nothing there, and comes back: %i px',
  async (width) => {
    const { admin, customer } = await meet(server);
    const path = `/admin/users/${customer.userId}`;
    const { page, context, allow } = await openPage({
      browser,
      server,
      as: admin.token,
      path,
      width,
      theme: width === 375 ? 'dark' : 'light',
    });
    await page.getByRole('button', { name: 'View as customer' }).click();
    const dialog = page.getByRole('dialog');
    allow(/^422 POST .*\/views/);
    await dialog.getByRole('button', { name: 'View' }).click();
    await dialog.getByText('A reason is required').waitFor();
    await dialog.getByLabel('Reason').fill('Ticket 4711');
    if (width === 375) await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'View' }).click();

    await page.waitForURL('**/dashboard');
    const banner = page.getByText(/^You are viewing as Test Person\d+. Read-only. \d+ minutes left$/);
    await banner.waitFor();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Searches' }).waitFor();
    for (const field of ['Search URL', 'From']) await page.getByLabel(field, { exact: true }).waitFor();
    if (width === 375) await expectNoViolations(page);
    // Controls that change something are disabled, and the server rejects calls that the keyboard still
    // sends.
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect.poll(() => button('Stop everything').count()).toBe(0);
    for (const name of ['Reset', 'Pause', 'Start', 'Save'])
      await expect.poll(() => button(name).isDisabled()).toBe(true);
    for (const name of ['Prompt', 'Search URL', 'From']) {
      await expect.poll(() => page.getByLabel(name, { exact: true }).isDisabled()).toBe(true);
    }
    await expect
      .poll(() => page.getByRole('group', { description: /read-only/i }).count())
      .toBeGreaterThan(0);
    const pressed = (within: Locator) =>
      within.locator('button:enabled').evaluateAll((all) => all.map((button) => button.textContent));
    await expect.poll(() => pressed(page.getByRole('region', { name: 'First steps' }))).toEqual([]);
    await expect.poll(() => pressed(page.getByRole('region', { name: 'Rules' }))).toEqual(['Change']);
    await page.getByRole('combobox', { name: /^Account/ }).press('Enter');
    await page.getByRole('option').press('Escape');
    await expect.poll(() => page.locator('fieldset:disabled [role=combobox]:not(:disabled)').count()).toBe(0);
    allow(/^409 POST \/api\/settings$/);
    await page.keyboard.press('Control+s');
    await page.getByText("This view of a customer's account is read-only").waitFor();

    // Another tab still belongs to the admin.
    const other = await context.newPage();
    await other.goto(`${server.url}/dashboard`);
    await other.waitForURL('**/admin/dashboard');
    await other.close();

    await page.goto(`${server.url}/settings`);
    await page.getByText(/^You are viewing as/).waitFor();
    const changes = page.locator('main section button:enabled');
    const parts: [string, Locator][] = [
      ['Profile', page.getByLabel('First name')],
      ['Security', page.getByRole('region', { name: 'Visits by support' }).getByText('Ticket 4711')],
      ['API', button('Revoke: nightly')],
      ['Data', button('Delete account')],
    ];
    for (const [name, shown] of parts) {
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
      await shown.waitFor();
      await expect.poll(() => changes.allInnerTexts()).toEqual([]);
    }
    // Stripe would calculate a plan's cost in the customer's name, so the page shows none.
    await go(page, '/billing');
    await button('Choose Premium').waitFor();
    await expect.poll(() => pressed(page.locator('main section'))).toEqual([]);
    await go(page, '/comments-history');
    await button('Export').waitFor();
    await expect.poll(() => button('Export').isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('combobox', { name: 'Select senders' }).isEnabled()).toBe(true);
    await button('Leave').click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('button', { name: 'View as customer' }).waitFor();
    await expect.poll(() => page.evaluate('sessionStorage.getItem("view")')).toBeNull();
    const { body } = await server.call('GET', `/api/admin/users/${customer.userId}/audit`, {
      token: admin.token,
    });
    expect(body.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'user.view_end',
      'user.view',
    ]);
  },
);

test('counts down a view and returns the tab to the admin when it ends', async () => {
  const { admin, customer } = await meet(server);
  const { page, allow } = await openPage({
    browser,
    server,
    as: admin.token,
    path: `/admin/users/${customer.userId}`,
  });
  await page.getByRole('button', { name: 'View as customer' }).click();
  await page.getByLabel('Reason').fill('Ticket 4711');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText(/^You are viewing as/).waitFor();
  const view = JSON.parse(await settled(() => page.evaluate<string>('sessionStorage.getItem("view")')));
  await clockOf(page).setFixedTime(Date.parse(view.expiresAt) - 5 * 60_000);
  await page.reload();
  await page.getByText('5 minutes left', { exact: true }).waitFor();
  await server.call('DELETE', `/api/admin/views/${view.id}`, { token: admin.token });
  allow(/^401 GET /);
  await page.evaluate('document.querySelector(\'a[href="/billing"]\').click()');
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'Users' }).waitFor();
});

import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { newId } from '../../db/id.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

let app: App;
let server: App['server'];
let browser: App['browser'];

beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

async function meet() {
  const admin = await server.signUp({ role: 'admin' });
  const customer = await server.signUp({ seats: 2 });
  const accountId = await server.connect(customer.token, `at-work-${customer.email}`);
  await server.saveSettings(customer.token, accountId, { prompt: 'Ask one question.' });
  const now = server.clock.now();
  await addHistory(
    server.deps.db,
    ['Ada Okafor', 'Marcus Osei'].map((posterName, n) => ({
      id: newId(now),
      accountId,
      userId: customer.userId,
      state: 'confirmed' as const,
      postId: `urn:li:activity:${n}`,
      postUrl: `${server.sandbox.url}/feed/update/${n}`,
      posterId: `ACo${n}`,
      posterName,
      posterImageUrl: '',
      category: 'Search' as const,
      source: 'https://www.linkedin.com/search/results/content/?keywords=design',
      comment: `Comment number ${n}`,
      windowDay: '2026-03-02',
      createdAt: now,
      sentAt: now,
    })),
  );
  const json = { name: 'nightly', scope: 'read' };
  const { token: script } = (await server.call('POST', '/api/tokens', { token: customer.token, json })).body;
  return { admin, customer, accountId, script: script as string };
}
const status = async (token: string) => (await server.call('GET', '/api/me', { token })).status;

test('gives each section of a user its own address', async () => {
  const { admin, customer } = await meet();
  const path = `/admin/users/${customer.userId}`;
  const { page } = await openPage({ browser, server, as: admin.token, path: '/admin/dashboard' });
  await page.getByRole('row').filter({ hasText: customer.email }).getByRole('link').click();
  await page.getByText('E-mail verified').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const part = (to: string) =>
    page.getByRole('navigation', { name: 'User sections' }).getByRole('link', { name: to }).click();

  expect(await page.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('true');

  await part('Accounts');
  await page.getByText(`at-work-${customer.email}`).waitFor();
  await page.getByText('Connected', { exact: true }).first().waitFor();
  await part('Settings');
  await page.getByText('Ask one question.').waitFor();
  await page.getByText('Comments are posted without review').waitFor();
  await page.getByText('Monday, Tuesday, Wednesday, Thursday, Friday').waitFor();
  await part('Billing');
  await page.getByText('This user has no subscription.').waitFor();
  await page.getByText('No invoices').waitFor();

  await part('Comments');
  const rows = page.getByRole('table', { name: 'Comments' }).locator('tbody tr');
  await rows.nth(1).waitFor();
  await page.getByLabel('Search', { exact: true }).fill('Osei');
  await page.waitForURL(/comments\?.*Osei/);
  await rows.nth(1).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  // A reload keeps the section and its filters.
  await page.reload();
  await page.getByText('Marcus Osei').waitFor();
  expect(await rows.count()).toBe(1);
  expect(await page.title()).toBe(`${name}: Comments · Chime In`);
  // On a phone the comment needs no sideways scrolling.
  await page.setViewportSize({ width: 375, height: 812 });
  const edges = async () => {
    const said = await page.getByText('Comment number 1').boundingBox();
    return said && said.x >= 0 && said.x + said.width <= 375;
  };
  await expect.poll(edges).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });

  await part('Changes');
  await page.getByText('Saved settings').waitFor();
  await page.goBack();
  await page.waitForURL(/comments/);
});

test('edits a user, sets the billing date and removes them on their page', async () => {
  const { admin, customer } = await meet();
  const path = `/admin/users/${customer.userId}`;
  const { page } = await openPage({
    browser,
    server,
    as: admin.token,
    path,
    more: { reducedMotion: 'reduce' },
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const standing = page.locator('dl').first();
  await standing.getByText('1 / 2').waitFor();
  await standing.getByText('Trial').waitFor();
  // Profile, billing and accounts stand side by side.
  await page.getByText('This user has no subscription.').waitFor();
  await page.getByRole('list', { name: 'Accounts' }).getByText('Connected').waitFor();
  await expectNoViolations(page);

  await button('Edit').click();
  let dialog = page.getByRole('dialog', { name: 'Edit User Details' });
  await dialog.getByLabel('Seats').fill('4');
  await dialog.getByText('Seats: 2 → 4').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await standing.getByText('1 / 4').waitFor();

  await button('Billing date').click();
  dialog = page.getByRole('dialog', { name: 'Edit billing date' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Remove').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove User' }).click();
  await page.waitForURL('**/admin/dashboard');
  const { status } = await server.call('GET', `/api/admin/user/${customer.userId}`, { token: admin.token });
  expect(status).toBe(404);
});

test('shows no changes, instead of no matches, for a user without any', async () => {
  const { admin } = await meet();
  const { body: quiet } = await server.call('POST', '/api/admin/user', {
    token: admin.token,
    json: { firstName: 'Bo', lastName: 'Ng', email: `${admin.userId}@example.org`, password: 'buzzing' },
  });
  const calls = `**/api/admin/users/${quiet._id}/audit?*`;
  const { page } = await openPage({ browser, server, as: admin.token });
  await page.route(calls, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'audit 0-0/0' } }),
  );
  await page.goto(`${server.url}/admin/users/${quiet._id}/changes`);
  await page.getByText('No changes yet').waitFor();
});

test('ends a session and a token after confirmation, and writes, edits and deletes notes', async () => {
  const { admin, customer, script } = await meet();
  const path = `/admin/users/${customer.userId}/access`;
  const { page } = await openPage({ browser, server, as: admin.token, path });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('alertdialog');

  await button('Revoke: nightly').click();
  await dialog.getByText('Scripts that use this token stop working immediately.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await status(script)).toBe(200);
  await dialog.waitFor({ state: 'hidden' });
  await button('Revoke: nightly').click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('This user has no access tokens.').waitFor();
  expect(await status(script)).toBe(401);

  await page.getByRole('list', { name: 'Sessions' }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('This user is not signed in anywhere.').waitFor();
  expect(await status(customer.token)).toBe(401);

  await page.getByRole('link', { name: 'Notes' }).click();
  await page.getByLabel('New note').fill('Asked for an invoice.');
  await button('Add note').click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await notes.getByText('Asked for an invoice.').waitFor();
  await notes.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Note', { exact: true }).fill('Asked for two invoices.');
  await button('Save').click();
  await notes.getByText('Asked for two invoices.').waitFor();
  await notes.getByText('edited').waitFor();
  await button('Delete').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No notes yet.').waitFor();
});

test.each([1280, 375] as const)(
  'an admin views as a customer, changes nothing there, and comes back: %i px',
  async (width) => {
    const { admin, customer } = await meet();
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
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'View' }).click();

    await page.waitForURL('**/dashboard');
    const banner = page.getByText(/^You are viewing as Test Person\d+. Read-only. \d+ minutes left$/);
    await banner.waitFor();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Searches' }).waitFor();
    for (const field of ['Search URL', 'From']) await page.getByLabel(field, { exact: true }).waitFor();
    await expectNoViolations(page);
    // Controls that change something are disabled, and the server rejects calls that the keyboard still sends.
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    expect(await button('Stop everything').count()).toBe(0);
    for (const name of ['Reset', 'Pause', 'Start', 'Save'])
      expect(await button(name).isDisabled()).toBe(true);
    for (const name of ['Prompt', 'Search URL', 'From']) {
      expect(await page.getByLabel(name, { exact: true }).isDisabled()).toBe(true);
    }
    expect(await page.getByRole('group', { description: /read-only/i }).count()).toBeGreaterThan(0);
    const pressed = (within: Locator) =>
      within.locator('button:enabled').evaluateAll((all) => all.map((one) => one.textContent));
    expect(await pressed(page.getByRole('region', { name: 'First steps' }))).toEqual([]);
    expect(await pressed(page.getByRole('region', { name: 'Rules' }))).toEqual(['Change']);
    await page.getByRole('combobox', { name: /^Account/ }).press('Enter');
    await page.getByRole('option').press('Escape');
    expect(await page.locator('fieldset:disabled [role=combobox]:not(:disabled)').count()).toBe(0);
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
      expect(await changes.allInnerTexts()).toEqual([]);
    }
    // Stripe would calculate a plan's cost in the customer's name, so the page shows none.
    await page.goto(`${server.url}/billing`);
    await button('Choose Premium').waitFor();
    expect(await pressed(page.locator('main section'))).toEqual([]);
    await page.goto(`${server.url}/comments-history`);
    await button('Export').waitFor();
    expect(await button('Export').isDisabled()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Select senders' }).isEnabled()).toBe(true);
    await button('Leave').click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('button', { name: 'View as customer' }).waitFor();
    expect(await page.evaluate('sessionStorage.getItem("view")')).toBeNull();
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
  const { admin, customer } = await meet();
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
  const view = JSON.parse(await page.evaluate<string>('sessionStorage.getItem("view")'));
  await page.clock.setFixedTime(Date.parse(view.expiresAt) - 5 * 60_000);
  await page.reload();
  await page.getByText('5 minutes left', { exact: true }).waitFor();
  await server.call('DELETE', `/api/admin/views/${view.id}`, { token: admin.token });
  allow(/^401 GET /);
  await page.evaluate('document.querySelector(\'a[href="/billing"]\').click()');
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'Users' }).waitFor();
});

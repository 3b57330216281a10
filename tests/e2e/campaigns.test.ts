import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

let app: App;
let admin: { token: string };
beforeAll(async () => {
  app = await startApp();
  admin = await app.server.signUp({ role: 'admin' });
});
afterAll(() => app?.stop());

const visit = (path: string, as = admin.token) =>
  openPage({ browser: app.browser, server: app.server, as, path, more: { reducedMotion: 'reduce' } });

test('creates a campaign, previews it, applies it to chosen users, and undoes it except for later changes', async () => {
  const { server } = app;
  const customer = await server.signUp({ email: 'mara@example.com', seats: 2 });
  const accountId = await server.connect(customer.token, 'mara-one@example.com');
  const second = await server.connect(customer.token, 'mara-two@example.com');
  await server.saveSettings(customer.token, accountId, { prompt: 'Mine.', dailySearchComments: 2 });
  const settings = async (id = accountId) =>
    (await server.call('GET', `/api/settings?accountId=${id}`, { token: customer.token })).body;

  const { page } = await visit('/admin/dashboard');
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByText('No campaigns yet').waitFor();
  await page.getByRole('link', { name: 'Start new campaign' }).click();
  await page.getByRole('heading', { level: 1, name: 'New campaign' }).waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Spring');
  const save = page.getByRole('button', { name: 'Save campaign' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Limits' }).check();
  // The page knows of the changes. Leaving asks.
  await expect.poll(() => save.isEnabled()).toBe(true);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('checkbox', { name: 'Prompt' }).check();
  await page.getByLabel('Comments per day (searches)').fill('7');
  await page.locator('#prompt').fill('Ask one question.');
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor();

  await page.getByRole('combobox', { name: 'Users' }).fill('mara');
  await page.getByRole('option', { name: /mara@example\.com/ }).click();
  await page.keyboard.press('Escape');
  const show = page.getByRole('button', { name: 'Show changes' });
  const perSearch = page.getByLabel('Comments per day (searches)');
  await perSearch.fill('0');
  // Only what is saved can be applied.
  await page.getByText('Save the campaign before you apply it.').waitFor();
  await expect.poll(() => show.isDisabled()).toBe(true);
  await save.click();
  await show.click();
  await page.getByText(/^1 account gets a daily limit of 0\./).waitFor();
  await perSearch.fill('7');
  await page.getByText('Save the campaign before you apply it.').waitFor();
  await save.click();
  await show.click();
  await page.getByRole('button', { name: 'Apply to 2 accounts' }).waitFor();
  await expect.poll(() => page.getByText('gets a daily limit of 0').count()).toBe(0);
  await page.locator('del', { hasText: 'Mine.' }).waitFor();
  await page.locator('ins', { hasText: 'Ask one question.' }).first().waitFor();
  await expectNoViolations(page);
  expect((await settings()).prompt).toBe('Mine.');
  await page.getByRole('button', { name: 'Apply to 2 accounts' }).click();
  await page.getByText('Applied to 2 accounts').first().waitFor();
  expect(await settings()).toMatchObject({ prompt: 'Ask one question.', dailySearchComments: 7 });

  await server.saveSettings(customer.token, second, { prompt: 'Mine now.', dailySearchComments: 7 });
  await page.reload();
  await page.getByText('These settings have changed since then, so they stay as they are').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('alertdialog', { name: 'Restore 1 account?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await page.getByText('1 account has changed since then and keeps its settings').first().waitFor();
  await page.getByText('Undone').waitFor();
  expect(await settings()).toMatchObject({ prompt: 'Mine.', dailySearchComments: 2 });
  expect((await settings(second)).prompt).toBe('Mine now.');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Remove campaign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove campaign' }).click();
  await page.getByText('No campaigns yet').waitFor();
});

test('the bell counts what is unread until it is marked as read, and the older layout can be chosen', async () => {
  const { server } = app;
  const { page } = await visit('/admin/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  server.clock.advance(1000);
  await server.signUp({ email: 'news@example.com' });
  await page.reload();
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel
    .getByRole('link', { name: /^New .* is a new customer/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Classic' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => bell.textContent()).toBe('5');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(() => menu.getByRole('listitem').allTextContents()).toEqual(['Dashboard', 'Logout']);
  await page.getByRole('link', { name: 'Start new campaign' }).waitFor();
  const me = page.getByRole('button', { name: /^User menu/ });
  await expect.poll(() => me.textContent()).toMatch(/^User menu .*Test Person\d+Admin$/);
  await me.click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await page.reload();
  await expect.poll(() => bell.textContent()).toBe('5');
  await me.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});

test('allows campaigns to admins only: sends a customer to /dashboard, a visitor to /login', async () => {
  const { token } = await app.server.signUp();
  const { page } = await visit('/campaigns', token);
  await page.waitForURL('**/dashboard');
  const visitor = await openPage({ browser: app.browser, server: app.server, path: '/campaigns' });
  await visitor.page.waitForURL('**/login');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../../support/app.ts';
import { openPage } from '../../support/journey.ts';
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

const status = async (token: string) => (await server.call('GET', '/api/me', { token })).status;

test('gives each section of a user its own address', async () => {
  const { admin, customer } = await meet(server);
  const path = `/admin/users/${customer.userId}`;
  const { page } = await openPage({ browser, server, as: admin.token, path: '/admin/dashboard' });
  await page.getByRole('row').filter({ hasText: customer.email }).getByRole('link').click();
  await page.getByText('E-mail verified').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const name = await settled(() => page.getByRole('heading', { level: 1 }).textContent());
  const part = (to: string) =>
    page.getByRole('navigation', { name: 'User sections' }).getByRole('link', { name: to }).click();

  await expect
    .poll(() => page.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current'))
    .toBe('true');

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
  await expect.poll(() => rows.count()).toBe(1);
  // A reload keeps the section and its filters.
  await page.reload();
  await page.getByText('Marcus Osei').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await page.title()).toBe(`${name}: Comments · Chime In`);
  // On a phone the comment needs no sideways scrolling.
  await page.setViewportSize({ width: 375, height: 812 });
  const edges = async () => {
    const said = await settled(() => page.getByText('Comment number 1').boundingBox());
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
  const { admin, customer } = await meet(server);
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
  const { admin } = await meet(server);
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
  const { admin, customer, script } = await meet(server);
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { go } from '../../support/acts.ts';
import { startWorld, type World } from './world.ts';

let server: World['server'];
let visit: World['visit'];
let at: World['at'];
let stop: World['stop'];
beforeAll(async () => {
  ({ server, visit, at, stop } = await startWorld());
});
afterAll(() => stop?.());

describe('redirects by role', () => {
  const open = ['/', '/login', '/register', '/forgot-password', '/verify', '/reset-password/some-token'];
  const customers = [
    '/dashboard',
    '/linkedin-accounts',
    '/comments-history',
    '/billing',
    '/settings',
    '/success-new-account',
  ];

  test('sends a visitor to /login from every private page', async () => {
    const { page } = await visit('/login');
    for (const path of [...customers, '/admin', '/admin/dashboard', '/nowhere']) {
      await go(page, path);
      await at(page, '/login');
    }
  });

  test('sends a customer to /dashboard from public and admin pages', async () => {
    const { token } = await server.signUp();
    const { page } = await visit('/', { as: token });
    await at(page, '/dashboard');
    for (const path of [...open, '/admin', '/admin/dashboard']) {
      await go(page, path);
      await at(page, '/dashboard');
    }
    for (const path of ['/nowhere', '/linkedin-accounts/nothing']) {
      await go(page, path);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await go(page, '/settings');
      await page.getByRole('heading', { name: 'User Settings' }).waitFor();
    }
  });

  test('sends an admin to /admin from public and customer pages', async () => {
    const { token } = await server.signUp({ role: 'admin' });
    const { page } = await visit('/', { as: token });
    await at(page, '/admin/dashboard');
    for (const path of [...open, ...customers, '/admin']) {
      await go(page, path);
      await at(page, '/admin/dashboard');
    }
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menu').getByText('Admin', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(0);
  });

  test('ends the session when the server rejects its token', async () => {
    const { token } = await server.signUp();
    const { page, allow } = await visit('/billing', { as: token });
    await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor();
    // Every call of the page is refused.
    allow(/^401 (GET |POST \/api\/subscription\/preview)/);
    await server.call('POST', '/api/auth/logout-everywhere', { token });
    await page.reload();
    await at(page, '/login');
    await page.getByText('Your session ended.').waitFor();
  });

  test.each([
    { status: 403, json: { code: 'forbidden', message: 'Not for you' } },
    { status: 409, json: { code: 'conflict', message: 'Your session has expired' } },
  ])("ends the session after '$json.message' ($status)", async (answer) => {
    const { token } = await server.signUp();
    const { page, allow } = await visit('/settings', { as: token });
    await page.getByRole('heading', { level: 1, name: 'User Settings' }).waitFor();
    // Calls that are on the way are refused once the session has ended.
    allow(new RegExp(`^${answer.status} GET /api/subscription`), /^401 GET /);
    await page.route('**/api/subscription', (route) => route.fulfill(answer));
    await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
    await at(page, '/login');
    await expect.poll(() => page.evaluate("localStorage.getItem('accessToken')")).toBeNull();
  });
});

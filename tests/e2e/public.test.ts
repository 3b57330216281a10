import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrived, button, field, fill, said } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { openPage } from '../support/journey.ts';
import { askForResetToken } from '../support/site.ts';

/* Pages for visitors, and redirects by role. */

const password = 'correct horse';
let app: App;
let server: App['server'];
let browser: App['browser'];
beforeAll(async () => {
  app = await startApp();
  ({ server, browser } = app);
});
afterAll(() => app?.stop());

const visit = (path: string, more: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ browser, server, path, ...more });
const at = (page: Page, path: string) => arrived(page, server.url + path);

/** Navigates without a reload, like the browser's Back button. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function codeFor(email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

describe('signing in', () => {
  test('leads from registering through the e-mailed code to the dashboard', async () => {
    const { page } = await visit('/');
    await at(page, '/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await at(page, '/register');
    await page.getByText('By registering, you accept the terms and the privacy notice.').waitFor();
    const email = 'mara.winter@example.com';
    await fill(page, { 'First name': 'Mara', 'Last name': 'Winter', 'E-mail': email, Password: password });
    await button(page, 'Register').click();
    await at(page, '/verify');
    await page.getByText(`We sent a 6-digit code to ${email}.`).waitFor();
    expect(await page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled()).toBe(true);

    // The history state keeps token and e-mail over a reload.
    await page.reload();
    await fill(page, { Code: await codeFor(email) });
    await button(page, 'Verify').click();
    await said(page, 'Login successful!');
    await at(page, '/dashboard');
    expect(await page.evaluate("localStorage.getItem('accessToken')")).toMatch(/^ey/);
  });

  test('rejects a wrong password, accepts the right one, and logs out to /login', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    allow(/^401 POST \/api\/auth\/login/);
    await fill(page, { 'E-mail': email, Password: 'a wrong one' });
    await button(page, 'Sign In').click();
    await said(page, 'Wrong e-mail or password');
    await fill(page, { Password: password });
    await button(page, 'Sign In').click();
    await said(page, 'Login successful!');
    await at(page, '/dashboard');
    await button(page, 'Logout').click();
    await at(page, '/login');
    expect(await page.evaluate("localStorage.getItem('accessToken')")).toBeNull();

    // Signing in returns once to the requested page.
    await page.goto(`${server.url}/billing`);
    await at(page, '/login');
    await fill(page, { 'E-mail': email, Password: password });
    await button(page, 'Sign In').click();
    await at(page, '/billing');
    await button(page, 'Logout').click();
    await at(page, '/login');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('sends an unverified user a code first, and rejects a wrong code', async () => {
    const email = 'not.verified@example.com';
    await server.call('POST', '/api/auth/register', {
      json: { firstName: 'No', lastName: 'Code', email, password },
    });
    const { page, allow } = await visit('/login');
    allow(/^422 POST \/api\/otp\/verify-otp/);
    await fill(page, { 'E-mail': email, Password: password });
    await button(page, 'Sign In').click();
    await at(page, '/verify');
    const code = await codeFor(email);
    // The pause before the next code survives a reload.
    await page.reload();
    expect(await page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled()).toBe(true);
    await fill(page, { Code: 'abc' });
    await button(page, 'Verify').click();
    await said(page, 'The code has 6 digits');
    await fill(page, { Code: code === '000000' ? '000001' : '000000' });
    await button(page, 'Verify').click();
    await said(page, 'This code is wrong. Please check it and try again');
    await fill(page, { Code: code });
    await button(page, 'Verify').click();
    await at(page, '/dashboard');
  });

  test('resets a forgotten password by an e-mailed link that works once', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await at(page, '/forgot-password');
    await fill(page, { 'E-mail': email });
    await button(page, 'Send link').click();
    await said(page, 'Please check your mailbox');
    const sentence = page.getByText(`If ${email} is registered, we sent a link to it.`);
    expect(await sentence.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: /^Send the link again in \d+ s$/ }).isDisabled()).toBe(
      true,
    );
    const link = /\S+\/reset-password\/\S+/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0] ?? '';
    await page.goto(link);
    await fill(page, { 'New password': 'a newer horse' });
    await button(page, 'Reset password').click();
    await said(page, 'Password reset successful!');
    await at(page, '/login');
    await fill(page, { 'E-mail': email, Password: 'a newer horse' });
    await button(page, 'Sign In').click();
    await at(page, '/dashboard');
    await button(page, 'Logout').click();

    allow(/^422 POST \/api\/otp\/check-reset-link/);
    await page.goto(link);
    await said(page, 'This link was already used or has expired. Ask for a new one.');
    await page.getByRole('link', { name: 'Ask for a new one' }).click();
    await at(page, '/forgot-password');
  });

  test('leads from /verify without its state to /login', async () => {
    const { page } = await visit('/verify');
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await at(page, '/login');
  });
});

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
    expect(await page.getByRole('menuitem', { name: 'Settings' }).count()).toBe(0);
    await page.getByRole('menu').getByText('Admin', { exact: true }).waitFor();
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
    allow(new RegExp(`^${answer.status} GET /api/subscription`));
    await page.route('**/api/subscription', (route) => route.fulfill(answer));
    await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
    await at(page, '/login');
    expect(await page.evaluate("localStorage.getItem('accessToken')")).toBeNull();
  });
});

describe('forms', () => {
  const wrong = [
    ['/login', 'Sign In', {}, ['E-mail is required', 'Password is required']],
    ['/login', 'Sign In', { 'E-mail': 'mara@', Password: 'x' }, ['Enter a valid e-mail address']],
    [
      '/register',
      'Register',
      {},
      ['First name is required', 'Last name is required', 'E-mail is required', 'Password is required'],
    ],
    ['/register', 'Register', { Password: '12345' }, ['Password must be at least 6 characters']],
    ['/forgot-password', 'Send link', {}, ['E-mail is required']],
    ['/reset-password/{resetToken}', 'Reset password', {}, ['Password is required']],
  ] as const;

  test('shows errors under their fields, moves the focus there, and calls no server', async () => {
    const { email } = await server.signUp();
    const resetToken = await askForResetToken(server, email);
    const { page } = await visit('/login');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname !== '/api/otp/check-reset-link') asked.push(pathname);
    });
    for (const [path, submit, values, messages] of wrong) {
      await go(page, path.replace('{resetToken}', resetToken));
      await fill(page, values);
      await button(page, submit).click();
      for (const message of messages) await said(page, message);
      const invalid = page.locator('[aria-invalid=true]');
      expect(await invalid.count()).toBeGreaterThanOrEqual(messages.length);
      expect(await invalid.first().evaluate((it) => it === document.activeElement)).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  test('reports a call without an answer', async () => {
    const { page, allow } = await visit('/login');
    allow(/ERR_CONNECTION_REFUSED POST/);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    const person = {
      'First name': 'No',
      'Last name': 'Answer',
      'E-mail': 'no@example.com',
      Password: password,
    };
    const { 'E-mail': email } = person;
    const forms = [
      ['/login', { 'E-mail': email, Password: password }, 'Sign In', 'Login failed'],
      ['/register', person, 'Register', 'Registration failed'],
      ['/forgot-password', { 'E-mail': email }, 'Send link', 'Something went wrong'],
    ] as const;
    for (const [path, values, submit, message] of forms) {
      await go(page, path);
      await fill(page, values);
      await button(page, submit).click();
      await page.getByRole('status').filter({ hasText: message }).waitFor();
    }
    await page.evaluate((usr) => history.replaceState({ usr, key: 'here', idx: 0 }, '', '/verify'), {
      token: 'a token',
      email,
    });
    await page.reload();
    await fill(page, { Code: '123456' });
    await button(page, 'Verify').click();
    await page.getByRole('status').filter({ hasText: 'Verification failed' }).waitFor();
  });

  test('reports an empty code, and reveals a password', async () => {
    const email = 'looks@example.com';
    const { page } = await visit('/register');
    await fill(page, { 'First name': 'Lo', 'Last name': 'Oks', 'E-mail': email, Password: password });
    await button(page, 'Show password').click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await button(page, 'Hide password').click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    for (const [typed, advice] of [
      ['qwertyui', 'This is one of the most common passwords. Choose one that only you know.'],
      ['aaaaaaa', 'This password is easy to guess. Make it longer, for example with several words.'],
    ] as const) {
      await fill(page, { Password: typed });
      await page.getByRole('status').filter({ hasText: advice }).waitFor();
    }
    await fill(page, { Password: password });
    await page.getByText('easy to guess').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await button(page, 'Register').click();
    await at(page, '/verify');
    await button(page, 'Verify').click();
    await said(page, 'Code is required');
  });

  test('loads the schemas and the app with the first key, and lets the server validate without them', async () => {
    const { page, allow } = await visit('/login');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.route(/\/schemas-.*\.js$/, (route) => route.abort());
    allow(/ERR_FAILED GET .*schemas-/, /^422 POST \/api\/auth\/login/);
    await button(page, 'Show password').click();
    expect(asked).toEqual([]);
    const next = page.waitForRequest(/\/app-.*\.js$/);
    await field(page, 'E-mail').pressSequentially('m');
    await next;
    expect(asked.some((path) => path.includes('/schemas-'))).toBe(true);
    await button(page, 'Sign In').click();
    await said(page, 'Enter a valid e-mail address');
    await said(page, 'Password is required');
    expect(await field(page, 'E-mail').evaluate((it) => it === document.activeElement)).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announced, button, field, fill, go } from '../../support/acts.ts';
import { askForResetToken } from '../../support/site.ts';
import { password, startWorld, type World } from './world.ts';

let server: World['server'];
let visit: World['visit'];
let at: World['at'];
let stop: World['stop'];
beforeAll(async () => {
  ({ server, visit, at, stop } = await startWorld());
});
afterAll(() => stop?.());

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
      for (const message of messages) await announced(page, message);
      const invalid = page.locator('[aria-invalid=true]');
      await expect.poll(() => invalid.count()).toBeGreaterThanOrEqual(messages.length);
      await expect
        .poll(() => invalid.first().evaluate((element) => element === document.activeElement))
        .toBe(true);
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
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');
    await button(page, 'Hide password').click();
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('password');
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
    await announced(page, 'Code is required');
  });

  test('loads the schemas and the app with the first key, and lets the server validate without them', async () => {
    const { page, allow } = await visit('/login', { fresh: true });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.route(/\/rules-.*\.js$/, (route) => route.abort());
    allow(/ERR_FAILED GET .*rules-/, /^422 POST \/api\/auth\/login/);
    await button(page, 'Show password').click();
    expect(asked).toEqual([]);
    const next = page.waitForRequest(/\/app-.*\.js$/);
    await field(page, 'E-mail').pressSequentially('m');
    await next;
    await expect.poll(() => asked.some((path) => path.includes('/rules-'))).toBe(true);
    await button(page, 'Sign In').click();
    await announced(page, 'Enter a valid e-mail address');
    await announced(page, 'Password is required');
    await expect
      .poll(() => field(page, 'E-mail').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announced, button, fill } from '../../support/acts.ts';
import { password, startWorld, type World } from './world.ts';

let server: World['server'];
let visit: World['visit'];
let at: World['at'];
let stop: World['stop'];
beforeAll(async () => {
  ({ server, visit, at, stop } = await startWorld());
});
afterAll(() => stop?.());

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
    await expect
      .poll(() => page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled())
      .toBe(true);

    // The history state keeps token and e-mail over a reload.
    await page.reload();
    await fill(page, { Code: await codeFor(email) });
    await button(page, 'Verify').click();
    await announced(page, 'Login successful!');
    await at(page, '/dashboard');
    await expect.poll(() => page.evaluate("localStorage.getItem('accessToken')")).toMatch(/^ey/);
  });

  test('rejects a wrong password, accepts the right one, and logs out to /login', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    allow(/^401 POST \/api\/auth\/login/);
    await fill(page, { 'E-mail': email, Password: 'a wrong one' });
    await button(page, 'Sign In').click();
    await announced(page, 'Wrong e-mail or password');
    await fill(page, { Password: password });
    await button(page, 'Sign In').click();
    await announced(page, 'Login successful!');
    await at(page, '/dashboard');
    await button(page, 'Logout').click();
    await at(page, '/login');
    await expect.poll(() => page.evaluate("localStorage.getItem('accessToken')")).toBeNull();

    // Signing in returns once to the requested page.
    await page.goto(`${server.url}/billing`);
    await at(page, '/login');
    await fill(page, { 'E-mail': email, Password: password });
    await button(page, 'Sign In').click();
    await at(page, '/billing');
    await button(page, 'Logout').click();
    await at(page, '/login');
    await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('leads to no other site after a session ended at an address that names one', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    allow(/^404 GET \/\/evil\.example\/x$/);
    for (const place of ['//evil.example/x', '/\\evil.example/x']) {
      expect((await page.goto(server.url + place))?.status()).toBe(404);
      await page.goto(`${server.url}/login`);
      // As an ended session leaves it behind.
      await page.evaluate((kept) => sessionStorage.setItem('returnTo', kept), place);
      await fill(page, { 'E-mail': email, Password: password });
      await button(page, 'Sign In').click();
      await at(page, '/dashboard');
      await button(page, 'Logout').click();
      await at(page, '/login');
    }
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
    await expect
      .poll(() => page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled())
      .toBe(true);
    await fill(page, { Code: 'abc' });
    await button(page, 'Verify').click();
    await announced(page, 'The code has 6 digits');
    await fill(page, { Code: code === '000000' ? '000001' : '000000' });
    await button(page, 'Verify').click();
    await announced(page, 'This code is wrong. Please check it and try again');
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
    await announced(page, 'Please check your mailbox');
    const sentence = page.getByText(`If ${email} is registered, we sent a link to it.`);
    await expect.poll(() => sentence.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: /^Send the link again in \d+ s$/ }).isDisabled())
      .toBe(true);
    const link = /\S+\/reset-password\/\S+/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0] ?? '';
    await page.goto(link);
    await fill(page, { 'New password': 'a newer horse' });
    await button(page, 'Reset password').click();
    await announced(page, 'Password reset successful!');
    await at(page, '/login');
    await fill(page, { 'E-mail': email, Password: 'a newer horse' });
    await button(page, 'Sign In').click();
    await at(page, '/dashboard');
    await button(page, 'Logout').click();

    allow(/^422 POST \/api\/otp\/check-reset-link/);
    await page.goto(link);
    await announced(page, 'This link was already used or has expired. Ask for a new one.');
    await page.getByRole('link', { name: 'Ask for a new one' }).click();
    await at(page, '/forgot-password');
  });

  test('leads from /verify without its state to /login', async () => {
    const { page } = await visit('/verify');
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await at(page, '/login');
  });
});

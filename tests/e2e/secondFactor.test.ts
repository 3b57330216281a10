import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iso, systemClock } from '../../server/clock.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { announced, arrived, button, field, fill } from '../support/acts.ts';
import { sharedBrowser } from '../support/browser.ts';
import { codeAt } from '../support/factors.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/settled.ts';

/* The second factor in a browser with a virtual authenticator. */

const password = 'correct horse';
let server: TestServer;
let browser: Browser;
/** Passkeys need a host name. */
let url: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    ensureWebBuilt(() => {}).then((webRoot) =>
      startTestServer({ now: iso(systemClock.now()), webRoot, env: { REQUIRE_ADMIN_2FA: 'true' } }),
    ),
    sharedBrowser(),
  ]);
  url = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server?.stop());

const visit = (path: string, as?: string) =>
  openPage({ browser, server: { url }, fresh: true, path, ...(as && { as }) });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const hasFocus = (page: Page, name: string) =>
  button(page, name).evaluate((element) => element === document.activeElement);

async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** @returns the recovery codes */
async function setUpApp(page: Page, prove = async () => {}): Promise<string[]> {
  await button(page, 'Set up app').click();
  await prove();
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  const secret = (await settled(() => field(page, 'Secret').inputValue())).replaceAll(' ', '');
  const code = codeAt(secret, server.clock.now());
  await expectNoViolations(page);
  await fill(page, { 'Code from the app': code === '000000' ? '000001' : '000000' });
  await button(page, 'Turn on').click();
  await page.getByText('This code is wrong. Please check it and try again').waitFor();
  await fill(page, { 'Code from the app': code });
  await button(page, 'Turn on').click();
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await dialog.waitFor();
  const codes = await settled(() => dialog.getByRole('listitem').allInnerTexts());
  await expectNoViolations(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  await button(page, 'I have saved them').click();
  await dialog.waitFor({ state: 'detached' });
  return codes;
}

async function signIn(page: Page, email: string) {
  await fill(page, { 'E-mail': email, Password: password });
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
}

test('sets up an app and a passkey, signs in, proves the identity, and confirms a terminal', async () => {
  const { email, token } = await server.signUp();
  const { page, allow } = await visit('/settings/security', token);
  await addAuthenticator(page);
  allow(/^422 POST \/api\/auth\/(totp\/confirm|challenge|cli-login)/, /^428 DELETE/);
  const codes = await setUpApp(page);
  expect(codes).toHaveLength(10);
  // Whoever signed in with the password alone stays in, so it offers to end that.
  const others = page.getByRole('status').filter({ hasText: 'Other devices stay signed in' });
  await others.getByRole('button', { name: 'Sign out everywhere' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  await leaving.getByText('Ends every session, including this one').waitFor();
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await leaving.waitFor({ state: 'detached' });

  await button(page, 'Add passkey').click();
  await fill(page, { Name: 'Laptop' });
  await button(page, 'Continue').click();
  await button(page, 'Remove: Laptop').waitFor();
  await page.getByText('10 codes left').waitFor();
  await expectNoViolations(page);

  await button(page, 'Logout').click();
  await arrived(page, `${url}/login`);
  await signIn(page, email);
  await expect.poll(() => hasFocus(page, 'Use a passkey')).toBe(true);
  await expectNoViolations(page);
  await fill(page, { 'Code from your authenticator app': '000000' });
  await page.keyboard.press('Enter');
  await page.getByText('This code is wrong. Please check it and try again').waitFor();
  await button(page, 'Use a passkey').click();
  await announced(page, 'Login successful!');
  await page.waitForURL(`${url}/dashboard`);

  server.clock.advance(11 * 60_000);
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Security' }).click();
  await button(page, 'Remove: Laptop').click();
  await button(page, 'Remove').click();
  await confirmation(page).getByRole('button', { name: 'Use a passkey' }).click();
  await announced(page, 'Second factor removed');
  await button(page, 'Remove: Laptop').waitFor({ state: 'detached' });
  await button(page, 'Logout').click();
  await arrived(page, `${url}/login`);

  const challenge = (await server.call('POST', '/api/auth/login', { json: { email, password } })).body
    .challenge;
  const json = { challengeId: challenge.id };
  const cli = (await server.call('POST', '/api/auth/cli-login', { json })).body;
  await page.goto(`${url}/cli-login?request=${cli.id}`);
  await arrived(page, `${url}/login`);
  await signIn(page, email);
  await button(page, 'Use a recovery code').click();
  await fill(page, { 'Recovery code': codes[0] ?? '' });
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/cli-login?request=${cli.id}`);
  await fill(page, { 'Code from the terminal': 'AAAA-AAAA' });
  await expectNoViolations(page);
  await button(page, 'Confirm').click();
  await page.locator('[aria-invalid=true]').waitFor();
  await fill(page, { 'Code from the terminal': cli.code.toLowerCase() });
  await button(page, 'Confirm').click();
  await page.getByText('You’re signed in. Return to your terminal').waitFor();
  const { body } = await server.call('POST', `/api/auth/cli-login/${cli.id}`, { json });
  expect((await server.call('GET', '/api/me', { token: body.token })).body.email).toBe(email);
});

test("shows 'Confirm it's you' above a dialog, keeps the form when canceled, and returns the focus", async () => {
  const { token } = await server.signUp();
  const { page, allow } = await visit('/settings/api', token);
  allow(/^428 POST \/api\/tokens/, /^422 POST \/api\/auth\/proof/);
  server.clock.advance(11 * 60_000);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await button(page, 'New token').click();
  await name.fill('nightly report');
  await button(page, 'Create token').click();
  const dialog = confirmation(page);
  const own = dialog.getByLabel('Password', { exact: true });
  await own.waitFor();
  await expect.poll(() => own.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await announced(page, 'Nothing was changed because you didn’t confirm that it’s you.');
  await expect.poll(() => name.inputValue()).toBe('nightly report');
  await expect.poll(() => hasFocus(page, 'Create token')).toBe(true);

  await button(page, 'Create token').click();
  await own.fill('wrong horse');
  await page.keyboard.press('Enter');
  await dialog.locator('[aria-invalid=true]').waitFor();
  await own.fill(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'Access token').inputValue()).toMatch(/^chi_/);
});

test('asks an admin to set up a second factor, and redirects there after the deadline', async () => {
  const { token } = await server.signUp({ role: 'admin' });
  const { page, allow } = await visit('/admin/dashboard', token);
  await page.getByText(/^Set up a second factor by /).waitFor();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await arrived(page, `${url}/admin/security`);
  await page.getByRole('region', { name: 'Password' }).getByLabel('Current password').waitFor();

  server.clock.advance(25 * 3_600_000);
  allow(/^428 /, /^422 POST \/api\/auth\/totp\/confirm/, /^Failed to load the users/);
  await page.goto(`${url}/admin/dashboard`);
  await arrived(page, `${url}/admin/security`);
  await page.getByText(/^Set up a second factor to continue\./).waitFor();
  await setUpApp(page, async () => {
    await confirmation(page).getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await arrived(page, `${url}/admin/dashboard`);
  await page.getByRole('table').waitFor();
});

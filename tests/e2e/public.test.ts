import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iso, systemClock } from '../../server/clock.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/* What visitors see and do, and the frame around those who have signed in. */

const password = 'correct horse';
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  // The browser's clock is the machine's, and it looks at when a token ends.
  server = await startTestServer({ now: iso(systemClock.now()), webRoot: await ensureWebBuilt(() => {}) });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const visit = (path: string, more: Partial<Parameters<typeof openPage>[0]> = {}) => openPage({ browser, server, path, ...more });
/** Is there, and shows it: what is gone to while a redirect is still on its way is another test. */
const at = async (page: Page, path: string) => {
  await page.waitForURL(server.url + path);
  await page.locator('h1').first().waitFor();
};
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

/** Goes to an address as the way back and forth in a browser does: without loading the site anew. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** From here on the page's time passes by `runFor` alone. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(systemClock.now() + 60_000);
}

async function codeFor(email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

describe('signing in', () => {
  test('registering leads by the mailed code to the dashboard', async () => {
    const { page } = await visit('/');
    await at(page, '/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await at(page, '/register');
    await page.getByText('By registering you accept the terms and the privacy notice.').waitFor();
    const email = 'mara.winter@example.com';
    await fill(page, { 'First name': 'Mara', 'Last name': 'Winter', 'E-mail': email, Password: password });
    await button(page, 'Register').click();
    await at(page, '/verify');
    await page.getByText(`We mailed a code of 6 digits to ${email}.`).waitFor();
    expect(await page.getByRole('button', { name: /^Resend code in \d+ s$/ }).isDisabled()).toBe(true);

    // The navigation carries token and e-mail, and keeps them when the page is loaded anew.
    await page.reload();
    await fill(page, { Code: await codeFor(email) });
    await button(page, 'Verify').click();
    await said(page, 'Login successful!');
    await at(page, '/dashboard');
    expect(await page.evaluate("localStorage.getItem('accessToken')")).toMatch(/^ey/);
  });

  test('a wrong password is refused, a right one signs in, and logging out ends at /login', async () => {
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
    await page.goto(`${server.url}/billing`);
    await at(page, '/login');
  });

  test('who has not verified yet is sent a code first, and a wrong code is told', async () => {
    const email = 'not.verified@example.com';
    await server.call('POST', '/api/auth/register', { json: { firstName: 'No', lastName: 'Code', email, password } });
    const { page, allow } = await visit('/login');
    allow(/^422 POST \/api\/otp\/verify-otp/);
    await fill(page, { 'E-mail': email, Password: password });
    await button(page, 'Sign In').click();
    await at(page, '/verify');
    const code = await codeFor(email);
    await fill(page, { Code: code === '000000' ? '000001' : '000000' });
    await button(page, 'Verify').click();
    await said(page, 'This code is not right. Please check it and try again');
    await fill(page, { Code: code });
    await button(page, 'Verify').click();
    await at(page, '/dashboard');
  });

  test('a forgotten password is chosen anew by the mailed link, which works once', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await at(page, '/forgot-password');
    await fill(page, { 'E-mail': email });
    await button(page, 'Send link').click();
    await said(page, 'Please check your mailbox');
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

    allow(/^422 POST \/api\/otp\/reset-password/);
    await page.goto(link);
    await fill(page, { 'New password': 'yet another' });
    await button(page, 'Reset password').click();
    await said(page, 'This link is no longer valid. Please ask for a new one');
  });

  test('/verify without what it needs leads back to /login', async () => {
    const { page } = await visit('/verify');
    await page.getByRole('link', { name: 'Go to Sign In' }).click();
    await at(page, '/login');
  });
});

describe('who may be where', () => {
  const open = ['/', '/login', '/register', '/forgot-password', '/verify', '/reset-password/some-token'];
  const customers = ['/dashboard', '/linkedin-accounts', '/comments-history', '/billing', '/settings', '/success-new-account'];

  test('a visitor is sent to /login from every page behind it', async () => {
    const { page } = await visit('/login');
    for (const path of [...customers, '/admin', '/admin/dashboard', '/nowhere']) {
      await go(page, path);
      await at(page, '/login');
    }
  });

  test('a customer is sent to /dashboard from the public pages and those of admins', async () => {
    const { token } = await server.signUp();
    const { page } = await visit('/', { as: token });
    await at(page, '/dashboard');
    for (const path of [...open, '/admin', '/admin/dashboard']) {
      await go(page, path);
      await at(page, '/dashboard');
    }
    await go(page, '/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });

  test('an admin is sent to /admin from the public pages and those of customers', async () => {
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

  test('a token that the server no longer takes ends the session', async () => {
    const { token } = await server.signUp();
    const { page, allow } = await visit('/billing', { as: token });
    await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor();
    allow(/^401 GET /);
    await server.call('POST', '/api/auth/logout-everywhere', { token });
    await page.reload();
    await at(page, '/login');
    await page.getByText('Your session ended.').waitFor();
  });
});

describe('forms', () => {
  const wrong = [
    ['/login', 'Sign In', {}, ['E-mail is required', 'Password is required']],
    ['/login', 'Sign In', { 'E-mail': 'mara@', Password: 'x' }, ['E-mail must be a valid e-mail address']],
    [
      '/register',
      'Register',
      {},
      ['First name is required', 'Last name is required', 'E-mail is required', 'Password is required'],
    ],
    ['/register', 'Register', { Password: '12345' }, ['Password must be at least 6 characters']],
    ['/forgot-password', 'Send link', {}, ['E-mail is required']],
    ['/reset-password/t', 'Reset password', {}, ['Password is required']],
  ] as const;

  test('say under each field what is wrong with it, put the focus there, and ask nobody', async () => {
    const { page } = await visit('/login');
    const asked: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())));
    for (const [path, submit, values, messages] of wrong) {
      await go(page, path);
      await fill(page, values);
      await button(page, submit).click();
      for (const message of messages) await said(page, message);
      const invalid = page.locator('[aria-invalid=true]');
      expect(await invalid.count()).toBeGreaterThanOrEqual(messages.length);
      expect(await invalid.first().evaluate((it) => it === document.activeElement)).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  test('an empty code is told, and a password can be looked at', async () => {
    const email = 'looks@example.com';
    const { page } = await visit('/register');
    await fill(page, { 'First name': 'Lo', 'Last name': 'Oks', 'E-mail': email, Password: password });
    await button(page, 'Show password').click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await button(page, 'Hide password').click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    await page.keyboard.press('Tab');
    await button(page, 'Register').click();
    await at(page, '/verify');
    await button(page, 'Verify').click();
    await said(page, 'Code is required');
  });
});

describe('while something is on its way', () => {
  test("'LOADING...' covers the screen from 300 ms on, is announced, and gives the focus back", async () => {
    const { page, allow } = await visit('/login');
    allow(/^401 POST/);
    const overlay = page.getByRole('status').filter({ hasText: 'LOADING...' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await stopTime(page);
    await fill(page, { 'E-mail': 'nobody@example.com', Password: 'whatever' });
    const submit = button(page, 'Sign In');
    await submit.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction("document.querySelector('form button[type=submit]').disabled");
    await page.clock.runFor(250);
    expect(await overlay.count()).toBe(0);
    await page.clock.runFor(100);
    await overlay.waitFor();
    const box = await overlay.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
    answer();
    await overlay.waitFor({ state: 'detached' });
    await page.clock.runFor(100);
    await page.waitForFunction("document.activeElement.matches('form button[type=submit]')");
  });

  test('toasts stay for 4000 ms when something failed and 2000 ms when it worked, and go 1000 ms later', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/forgot-password');
    allow(/^503 POST/);
    await stopTime(page);
    // React sets its timers in tasks of its own, which the page's clock does not run.
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      await page.evaluate(
        'new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0) })',
      );
    };
    const lasts = async (text: string, ms: number) => {
      const toast = page.getByRole('status').filter({ hasText: text });
      await toast.waitFor();
      await pass(ms - 50);
      await pass(100);
      await pass(900);
      expect(await toast.count()).toBe(1);
      await pass(100);
      await toast.waitFor({ state: 'detached' });
    };
    await page.route('**/api/otp/forgot-password', (route) => route.fulfill({ status: 503, body: 'a page of a proxy' }), {
      times: 1,
    });
    await fill(page, { 'E-mail': email });
    await button(page, 'Send link').click();
    await lasts('Something went wrong', 4000);
    await button(page, 'Send link').click();
    await lasts('Please check your mailbox', 2000);
  });
});

describe('languages', () => {
  test("the foot of a public page changes the language, which stays; the server's sentences come along", async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    allow(/^401 POST/);
    await button(page, 'Deutsch').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('de');
    expect(await button(page, 'Deutsch').getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await button(page, 'Anmelden').click();
    await said(page, 'Passwort fehlt');
    await fill(page, { 'E-Mail': email, Passwort: 'a wrong one' });
    await button(page, 'Anmelden').click();
    await said(page, 'E-Mail oder Passwort ist falsch');

    await fill(page, { Passwort: password });
    await button(page, 'Anmelden').click();
    await page.getByRole('link', { name: 'Abrechnung' }).waitFor();
    await page.getByRole('button', { name: /^Benutzermenü/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Facturación' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('es');
  });

  test.each(['de', 'es'] as const)(
    'a browser that prefers %s is spoken to in it, and 375 px are wide enough',
    async (language) => {
      const { page } = await visit('/register', { language, width: 375 });
      await page.getByRole('heading', { name: language === 'de' ? 'Registrieren' : 'Registrarse' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
      await expectNoViolations(page);
    },
  );

  test('a language whose texts can not be had is told, and nothing changes', async () => {
    const { page, allow } = await visit('/login');
    allow(/ERR_FAILED/, /dynamically imported/, /preload/i);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await button(page, 'Español').click();
    await said(page, 'The language could not be changed');
    expect(await page.evaluate('document.documentElement.lang')).toBe('en');
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  });
});

describe('the menu below 768 px', () => {
  test('is a drawer that keeps the focus, closes with Escape and at a new place', async () => {
    const { token } = await server.signUp();
    const { page } = await visit('/billing', { as: token, width: 375 });
    const opener = button(page, 'Open menu');
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    const inside = "document.querySelector('[role=dialog]').contains(document.activeElement)";
    const stops = await drawer.getByRole('link').count();
    for (let press = 0; press < stops + 4; press += 1) {
      await page.keyboard.press('Tab');
      // The two ends of the trap have the focus for a moment only.
      await page.waitForFunction(`${inside} || document.activeElement.hasAttribute('data-testid')`);
    }
    await drawer.getByText('Need help?').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.waitForFunction("document.activeElement.getAttribute('aria-label') === 'Open menu'");

    await opener.click();
    await drawer.getByRole('link', { name: 'Settings' }).click();
    await at(page, '/settings');
    await drawer.waitFor({ state: 'detached' });
  });
});

describe('help', () => {
  test('is there for visitors: through the guide, and what registering refers to', async () => {
    const { page } = await visit('/register');
    await page.getByRole('link', { name: 'privacy notice' }).click();
    await at(page, '/help/privacy');
    await page.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Getting started' }).click();
    await at(page, '/help/getting-started');
    await page.getByRole('img', { name: /^Five steps/ }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Writing a prompt' }).click();
    await at(page, '/help/writing-a-prompt');
    await page.getByRole('heading', { level: 1, name: 'Writing a prompt' }).waitFor();
    expect(await page.title()).toBe('Writing a prompt · Chime In');
    await expectNoViolations(page);
    await page.goto(`${server.url}/help/nothing`);
    await page.getByText('There is no such page').waitFor();
  });

  test("'Need help?' leads there and back for those who have signed in", async () => {
    const { token } = await server.signUp();
    const { page } = await visit('/settings', { as: token });
    await page.getByText('Need help?').waitFor();
    await page.getByRole('link', { name: 'Read the documentation' }).click();
    await at(page, '/help');
    await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await at(page, '/dashboard');
  });
});

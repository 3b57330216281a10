import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { announced, arrived, button, fill } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { clockOf, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

/* The frame of every page: loading, messages, languages, the menu, the guide. */

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

/** From here on only `runFor` advances the page's time. */
async function stopTime(page: Page): Promise<void> {
  await clockOf(page).install();
  await clockOf(page).pauseAt(systemClock.now() + 60_000);
}

test('validates a form without a probe for eval, which the content security policy reports', async () => {
  const { page } = await visit('/login', { fresh: true });
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', () => document.documentElement.setAttribute('data-violation', ''))",
  );
  await page.reload();
  await fill(page, { 'E-mail': 'nobody', Password: 'whatever' });
  await button(page, 'Sign In').click();
  await page.getByText('Enter a valid e-mail address').waitFor();
  await expect.poll(() => page.locator('[data-violation]').count()).toBe(0);
});

describe('loading', () => {
  test("'LOADING...' covers the screen from 300 ms on, is announced, and gives the focus back", async () => {
    const { page, allow } = await visit('/login');
    allow(/^401 POST/);
    const overlay = page.getByRole('status').filter({ hasText: 'LOADING...' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      asked.resolve();
      await held;
      await route.continue();
    });
    await stopTime(page);
    await fill(page, { 'E-mail': 'nobody@example.com', Password: 'whatever' });
    const submit = button(page, 'Sign In');
    await submit.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('form button[type=submit]:disabled'));
    // The rules are loaded in real time, however far the stopped clock is.
    await asked.promise;
    await clockOf(page).runFor(250);
    await expect.poll(() => overlay.count()).toBe(0);
    await clockOf(page).runFor(100);
    await overlay.waitFor();
    const box = await settled(() => overlay.boundingBox());
    expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
    answer();
    await overlay.waitFor({ state: 'detached' });
    await clockOf(page).runFor(100);
    await page.waitForFunction(() => document.activeElement?.matches('form button[type=submit]'));
  });

  test("'LOADING...' gives the focus back when the form first waits for its rules, and then for the answer", async () => {
    const { page, allow } = await visit('/login');
    allow(/^401 POST/);
    const overlay = page.locator('[data-overlay]');
    const hold = async (url: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(url, (route) => promise.then(() => route.continue()));
      return resolve;
    };
    const rules = await hold('**/assets/rules-*.js');
    const answer = await hold('**/api/auth/login');
    await fill(page, { 'E-mail': 'nobody@example.com', Password: 'whatever' });
    await button(page, 'Sign In').focus();
    await page.keyboard.press('Enter');
    await overlay.waitFor();
    await page.waitForFunction(() => document.activeElement === document.body);
    const asked = page.waitForRequest('**/api/auth/login');
    rules();
    await asked;
    await overlay.waitFor();
    answer();
    await overlay.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('form button[type=submit]'));
  });

  test('shows error toasts for 4000 ms and success toasts for 2000 ms, and removes them 1000 ms later', async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/forgot-password');
    allow(/^503 POST/);
    await stopTime(page);
    // React sets its timers in tasks of its own, which the page's clock does not run.
    const pass = async (ms: number) => {
      await clockOf(page).runFor(ms);
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
      await expect.poll(() => toast.count()).toBe(1);
      await pass(100);
      await toast.waitFor({ state: 'detached' });
    };
    await page.route(
      '**/api/otp/forgot-password',
      (route) => route.fulfill({ status: 503, body: 'a page of a proxy' }),
      {
        times: 1,
      },
    );
    await fill(page, { 'E-mail': email });
    await button(page, 'Send link').click();
    await lasts('Something went wrong', 4000);
    await button(page, 'Send link').click();
    await lasts('Please check your mailbox', 2000);
  });
});

describe('languages', () => {
  test("the footer of a public page changes the language for good, also of the server's sentences", async () => {
    const { email } = await server.signUp();
    const { page, allow } = await visit('/login');
    allow(/^401 POST/);
    await button(page, 'Deutsch').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('de');
    await expect.poll(() => button(page, 'Deutsch').getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await button(page, 'Anmelden').click();
    await announced(page, 'Passwort fehlt');
    await fill(page, { 'E-Mail': email, Passwort: 'a wrong one' });
    await button(page, 'Anmelden').click();
    await announced(page, 'E-Mail oder Passwort ist falsch');

    await fill(page, { Passwort: password });
    await button(page, 'Anmelden').click();
    await page.getByRole('link', { name: 'Abrechnung' }).waitFor();
    await page.getByRole('button', { name: /^Benutzermenü/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Facturación' }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('es');
  });

  test.each(['de', 'es'] as const)('follows a browser that prefers %s, and fits 375 px', async (language) => {
    const { page } = await visit('/register', { language, width: 375 });
    await page.getByRole('heading', { name: language === 'de' ? 'Registrieren' : 'Registrarse' }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  });

  test('reports a language that fails to load, and changes nothing', async () => {
    const { page, allow } = await visit('/login');
    allow(/ERR_FAILED/, /dynamically imported/, /preload/i);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await button(page, 'Español').click();
    await announced(page, 'Failed to change the language');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('en');
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  });
});

describe('the menu below 768 px', () => {
  test('is a drawer that traps the focus and closes with Escape and on navigation', async () => {
    const { token } = await server.signUp();
    const { page } = await visit('/billing', { as: token, width: 375 });
    const opener = button(page, 'Open menu');
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    const stops = await settled(() => drawer.getByRole('link').count());
    for (let press = 0; press < stops + 4; press += 1) {
      await page.keyboard.press('Tab');
      // The two ends of the focus trap have the focus only briefly.
      await page.waitForFunction(() =>
        document.activeElement?.matches('[role=dialog] *, [role=dialog], [data-testid]'),
      );
    }
    await drawer.getByText('Need help?').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');

    await opener.click();
    await drawer.getByRole('link', { name: 'Settings' }).click();
    await at(page, '/settings');
    await drawer.waitFor({ state: 'detached' });
  });
});

describe('help', () => {
  test('shows visitors the guide, the terms and the privacy notice', async () => {
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
    for (const [language, title, picture] of [
      ['Deutsch', 'Einen Prompt schreiben', 'Beitrag'],
      ['Español', 'Escribir un prompt', 'Publicación'],
      ['English', 'Writing a prompt', 'Post'],
    ] as const) {
      await button(page, language).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('navigation').getByRole('link', { name: title }).waitFor();
      await page.getByRole('article').getByRole('img').getByText(picture, { exact: true }).waitFor();
    }
    await page.goto(`${server.url}/help/nothing`);
    await page.getByText('Page not found').waitFor();
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

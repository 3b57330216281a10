import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { openPage } from '../support/journey.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedBrowser();
});
afterAll(() => server.stop());

test.each([1280, 375] as const)(
  'at %i wide, the viewer makes a call with a token, asks no foreign host and breaks no rule',
  async (width) => {
    const { token, email } = await server.signUp();
    const { page, complaints } = await openPage({ browser, server, width, path: '/api/docs' });
    await page.locator('.btn.authorize').click();
    await page.locator('#api_key_value').first().fill(token);
    await page.locator('.auth-btn-wrapper .authorize').first().click();
    await page.locator('.auth-btn-wrapper .btn-done').first().click();
    // The viewer draws only the operations that are in the window.
    await page.locator('.operation-filter-input').fill('Users');
    const call = page.locator('#operations-Users-getMe');
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await call.locator('.live-responses-table').getByText(`"${email}"`).waitFor();

    expect(await page.title()).toBe('Chime In API');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
    expect(complaints()).toEqual([]);
  },
);

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

/* The first view on a slow connection: the static frame of index.html. */

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

/** Opens a page whose script does not arrive before `release`. */
async function coldStart(path: string, more: Partial<Parameters<typeof openPage>[0]> = {}) {
  const { page } = await openPage({ ...app, fresh: true, ...more });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => promise.then(() => route.continue()));
  await page.goto(app.server.url + path, { waitUntil: 'commit' });
  await page.locator('.frame').waitFor({ state: 'attached' });
  return { page, release };
}
const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('shows signed-in users the frame until the page replaces it', async () => {
  const { token } = await app.server.signUp();
  const { page, release } = await coldStart('/dashboard', { as: token });
  await page.locator('.frame header').waitFor();
  const at = {
    header: await settled(() => page.locator('header').boundingBox()),
    nav: await settled(() => page.locator('nav').boundingBox()),
  };
  release();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.locator('.frame').count()).toBe(0);
  await expect.poll(() => page.locator('header').boundingBox()).toEqual(at.header);
  await expect.poll(async () => (await page.locator('nav').boundingBox())?.y).toBe(at.nav?.y);
});

test('shows visitors and readers of the guide no frame', async () => {
  const { token } = await app.server.signUp();
  for (const [path, more] of [
    ['/login', {}],
    ['/help', { as: token }],
  ] as const) {
    const { page, release } = await coldStart(path, more);
    await expect.poll(() => page.locator('.frame').isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('draws the frame in the stored theme, or in the machine’s', async () => {
  const { token } = await app.server.signUp();
  const system = await coldStart('/dashboard', { as: token, theme: 'dark' });
  await expect.poll(() => colourOf(system.page)).toBe('rgb(15, 17, 19)');
  system.release();
  await system.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await system.page.evaluate(() => localStorage.setItem('colorMode', 'light'));
  await system.page.reload({ waitUntil: 'commit' });
  await expect.poll(() => colourOf(system.page)).toBe('rgb(250, 250, 248)');
  await system.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

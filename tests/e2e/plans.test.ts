import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

let app: App;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await app.server.signUp({ role: 'admin', email: 'seller@example.com' })).token;
});
afterAll(() => app?.stop());

const names = (page: Page) => page.getByRole('table', { name: 'Plans' }).getByRole('heading').allInnerTexts();
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('creates, reprices, moves and archives a plan, visible to customers', async () => {
  const { server, browser } = app;
  const { page } = await openPage({
    browser,
    server,
    as: admin,
    path: '/admin/plans',
    more: { reducedMotion: 'reduce' },
  });
  await row(page, 'Premium').getByText('Most Popular').waitFor();
  await expect.poll(() => names(page)).toEqual(['Starter', 'Premium', 'Agency']);

  await page.getByRole('button', { name: 'New plan' }).click();
  let dialog = page.getByRole('dialog', { name: 'New plan' });
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await dialog.getByText('The name is required').waitFor();
  await dialog.getByText(/^The price must be a whole number/).waitFor();
  await dialog.getByLabel('Name').fill('Team');
  await dialog.getByLabel('Price per seat per month (USD)').fill('39');
  await dialog.getByLabel('Trial days').fill('0');
  await dialog.getByLabel('Included', { exact: true }).fill('Drafts\nThe API');
  await dialog.getByLabel('Not included').fill('A call');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await row(page, 'Team').getByText('$39 per seat per month · No trial · 0 subscribers').waitFor();

  await page.getByRole('button', { name: 'Edit: Team' }).click();
  dialog = page.getByRole('dialog', { name: 'Edit plan' });
  await dialog.getByLabel('Price per seat per month (USD)').fill('45');
  await dialog
    .getByText('A new price applies to new subscribers only. Current subscribers keep theirs.')
    .waitFor();
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await row(page, 'Team')
    .getByText(/^\$45 per seat/)
    .waitFor();

  const up = page.getByRole('button', { name: 'Move up: Team' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['Starter', 'Premium', 'Team', 'Agency']);
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);

  const { token } = await server.signUp();
  const customer = await openPage({
    browser,
    server,
    as: token,
    path: '/billing',
    more: { reducedMotion: 'reduce' },
  });
  await customer.page.getByRole('button', { name: 'Choose Team' }).waitFor();
  const offered = await settled(() =>
    customer.page.getByRole('button', { name: /^Choose / }).allInnerTexts(),
  );
  expect(offered).toEqual(['Choose Starter', 'Choose Premium', 'Choose Team', 'Choose Agency']);

  await page.getByRole('button', { name: 'Archive: Starter' }).click();
  await page
    .getByRole('alertdialog', { name: 'Archive plan' })
    .getByRole('button', { name: 'Archive' })
    .click();
  await row(page, 'Starter').getByText('Archived', { exact: true }).waitFor();
  await customer.page.reload();
  await customer.page.getByRole('button', { name: 'Choose Team' }).waitFor();
  await expect.poll(() => customer.page.getByRole('button', { name: 'Choose Starter' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Offer again: Starter' }).click();
  await page.getByRole('button', { name: 'Archive: Starter' }).waitFor();
});

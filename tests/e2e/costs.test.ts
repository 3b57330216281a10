import { afterAll, beforeAll, expect, test } from 'vitest';
import { costWorld } from '../api/costs/world.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

let app: App;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await app.server.signUp({ role: 'admin', email: 'payer@example.com' })).token;
});
afterAll(() => app?.stop());

const { customer } = costWorld(() => app.server);
const open = (path: string, as: string, more = {}) => {
  const { browser, server } = app;
  return openPage({ browser, server, as, path, more: { reducedMotion: 'reduce', ...more } });
};

test('an admin prices the model, sees the costs, and caps them', async () => {
  const { server } = app;
  const ada = await customer();
  const { page } = await open('/admin/costs', admin);
  await page.getByText('The model in use (sandbox-writer) has no price').waitFor();
  await page.getByText('No costs yet').waitFor();

  await page.getByRole('button', { name: 'Add price' }).click();
  const price = page.getByRole('dialog', { name: 'Add price' });
  await price.getByRole('button', { name: 'Add', exact: true }).click();
  await price.getByText('Price must be an amount from 0 to 1000000').first().waitFor();
  await price.getByLabel('Input').fill('1');
  await price.getByLabel('Output').fill('10');
  await expectNoViolations(page);
  await price.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('rowheader', { name: 'sandbox-writer' }).waitFor();

  await ada.start();
  await server.engine.runDue();
  await page.reload();
  const costs = page.getByRole('table', { name: 'Costs' });
  const row = costs.getByRole('row').filter({ hasText: ada.email });
  await row.getByText(/US\$0\.01\d+/).waitFor();
  await page.getByLabel('Group by').click();
  await page.getByRole('option', { name: 'Customer' }).click();
  await row.getByRole('button', { name: `Cap for ${ada.email}` }).click();
  const own = page.getByRole('dialog', { name: 'Cap for a customer' });
  await own.getByLabel('Cap', { exact: true }).click();
  await page.getByRole('option', { name: 'Custom amount' }).click();
  await own.getByLabel('Amount').fill('0.02');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.waitFor({ state: 'hidden' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chime-in-costs.csv');

  await page.goto(`${server.url}/admin/users/${ada.userId}/comments`);
  await page.getByRole('cell', { name: /^US\$0\.01\d+\s+[\d,]+ tokens$/ }).waitFor();

  server.clock.advance(11 * 60_000);
  await server.engine.runDue();
  const theirs = await open('/dashboard', ada.token);
  await theirs.page
    .getByText(/This month's limit for writing comments is used up/)
    .first()
    .waitFor();

  await page.goto(`${server.url}/admin/costs`);
  await page.getByRole('button', { name: /unread/ }).click();
  await page.getByText('The monthly cost cap is reached, and commenting pauses.').waitFor();
  await page.keyboard.press('Escape');
  await server.prove(admin);
  await page.getByRole('button', { name: 'Change caps' }).click();
  const caps = page.getByRole('dialog', { name: 'Monthly caps' });
  await caps.getByLabel('Cap for the installation').fill('500');
  await caps.getByRole('button', { name: 'Save' }).click();
  await page.getByText('US$500.00').waitFor();
});

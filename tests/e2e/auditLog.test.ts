import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

/* The audit log, as an admin uses it. */

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

test('finds a change by actor, subject, action and time, shows before and after, and exports it', async () => {
  const { server, browser } = app;
  const admin = await server.signUp({ role: 'admin', email: 'auditor@example.com' });
  const customer = await server.signUp({ email: 'changed@example.com' });
  await server.signUp({ email: 'other@example.com' });
  const edit = (json: object) =>
    server.call('PUT', `/api/admin/user/${customer.userId}`, { token: admin.token, json });
  await edit({ seats: 4, companyName: 'Winter Ltd' });
  await server.call('POST', '/api/tokens', {
    token: customer.token,
    json: { name: 'nightly', scope: 'read' },
  });

  const { page } = await openPage({ browser, server, as: admin.token, path: '/admin/dashboard' });
  await page.getByRole('link', { name: 'Audit log' }).click();
  const table = page.getByRole('table', { name: 'Audit log' });
  const rows = table.locator('tbody > tr:has(td a, td button)');
  await page.getByText('Created an access token').waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  await page.getByLabel('Changed by', { exact: true }).fill('AUDITOR@');
  await rows.nth(1).waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel('User', { exact: true }).fill('changed@');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Edited a user' }).click();
  await page.waitForURL(/user\.edit/);
  await page.getByRole('button', { name: /Select dates/ }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.waitForURL(/createdAt_gte/);
  await expect.poll(() => rows.count()).toBe(1);
  // The address holds all of it.
  await page.reload();
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => page.getByLabel('User', { exact: true }).inputValue()).toBe('changed@');

  const open = rows.first().getByRole('button', { name: /^Edited a user/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => open.getAttribute('aria-expanded')).toBe('true');
  const details = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Before' }) })
    .last();
  const cells = (name: string) => details.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  await expect.poll(() => cells('Seats')).toEqual(['1', '4']);
  await expect.poll(() => cells('Company')).toEqual(['–', 'Winter Ltd']);
  await expectNoViolations(page);

  for (const [item, format] of [
    ['CSV, for Excel', 'csv'],
    ['JSON', 'json'],
  ] as const) {
    const button = page.getByRole('button', { name: 'Export' });
    await button.click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`chime-in-audit.${format}`);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    const text = await readFile(await file.path(), 'utf8');
    if (format === 'json') {
      expect(JSON.parse(text)).toMatchObject([
        { action: 'user.edit', before: { seats: 1 }, after: { seats: 4 } },
      ]);
    } else {
      expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    }
  }
  await page.getByLabel('User', { exact: true }).fill('nobody at all');
  await page.getByText('No entries match').waitFor();
});

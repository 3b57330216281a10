import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { openPage } from '../support/journey.ts';

const password = 'correct horse';
let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

test("M8: the admins' dialog asks for the own password to change another admin's e-mail", async () => {
  const { server, browser } = app;
  const { token } = await server.signUp({ role: 'admin' });
  await server.signUp({ role: 'admin', email: 'peer@example.com' });
  const path = `/admin/dashboard?${new URLSearchParams({ filter: JSON.stringify({ role: 'admin' }) })}`;
  const { page } = await openPage({ browser, server, as: token, path });
  const row = page.locator('tbody tr').filter({ hasText: 'peer@example.com' });
  await row.getByRole('button', { name: /^Edit Test Person/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Details' });
  const own = dialog.getByRole('textbox', { name: 'Your current password' });
  await dialog.getByLabel('E-mail').waitFor();
  await expect.poll(() => own.count()).toBe(0);
  await dialog.getByLabel('E-mail').fill('peer2@example.com');
  await own.fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('tbody tr').filter({ hasText: 'peer2@example.com' }).waitFor();
});

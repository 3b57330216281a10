import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockOf, expectNoViolations } from '../../support/journey.ts';
import { path, row, startWorld, userOf, type World } from './world.ts';

let app: World;
beforeAll(async () => {
  app = await startWorld();
});
afterAll(() => app?.stop());

describe('the list of users', () => {
  test('keeps search, filters, sort and page in the address, saves a query, and exports', async () => {
    for (let n = 0; n < 12; n++)
      await app.server.signUp({ email: `list${n}@example.com`, seats: n < 3 ? 7 : 1 });
    const { page } = await app.open();
    const emails = () => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
    await row(page, 'list11@example.com').waitFor();
    // The list shows customers by default.
    await expect.poll(() => emails()).not.toContain('boss@example.com');
    await choose(page, 'Role', 'Admin');
    await expect.poll(emails).toEqual(['boss@example.com']);
    await choose(page, 'Role', 'User');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('LIST1');
    await expect
      .poll(async () => (await emails()).sort())
      .toEqual(['list10@example.com', 'list11@example.com', 'list1@example.com'].sort());
    // Text typed after a pause continues the earlier text, including the space.
    const search = page.getByRole('searchbox', { name: 'Search users' });
    await search.fill('list ');
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('"q":"list');
    await search.pressSequentially('1');
    await expect.poll(() => search.inputValue()).toBe('list 1');
    await search.fill('list');
    await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('"q":"list"');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Seats, from' }).click();
    await page.getByRole('spinbutton', { name: 'Seats, from' }).fill('6');
    await expect.poll(emails).toHaveLength(3);
    await page.getByRole('button', { name: 'Sort by Email ascending' }).click();
    const three = ['list0@example.com', 'list1@example.com', 'list2@example.com'];
    await expect.poll(emails).toEqual(three);
    // The order may be the same before: the address says that the sort has taken effect.
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('email');
    await page.reload();
    await row(page, 'list0@example.com').waitFor();
    await expect.poll(emails).toEqual(three);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('email');

    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Save current query...' }).click();
    await page.getByLabel('Query name').fill('Large customers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('spinbutton', { name: 'Seats, from' }).fill('');
    await expect.poll(async () => (await emails()).length).toBe(12);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const csv = readFileSync(await (await downloading).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(13);
    expect(csv).toContain('"list11@example.com"');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Large customers' }).click();
    await expect.poll(emails).toEqual(three);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Company' }).click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Company' }).waitFor();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Company' }).waitFor();

    await page.goto(
      `${app.server.url}${path}?perPage=10&page=2&filter=${encodeURIComponent('{"q":"list","role":"user"}')}`,
    );
    await page.getByText('11-12 of 12').waitFor();
    await expect.poll(async () => (await emails()).length).toBe(2);
  });

  test('changes users in bulk, with undo until the change is sent', async () => {
    for (const n of [1, 2, 3]) await app.server.signUp({ email: `bulk${n}@example.com` });
    const { page } = await app.open(
      `${path}?filter=${encodeURIComponent('{"q":"bulk","role":"user"}')}&sort=email&order=ASC`,
    );
    const pick = async () => {
      for (const n of [1, 2])
        await row(page, `bulk${n}@example.com`).getByRole('checkbox', { name: 'Select this row' }).check();
      await page.getByText('2 items selected').waitFor();
    };
    await row(page, 'bulk3@example.com').waitFor();
    // Shift selects a range.
    const box = (n: number) =>
      row(page, `bulk${n}@example.com`).getByRole('checkbox', { name: 'Select this row' });
    await box(1).click();
    await box(3).click({ modifiers: ['Shift'] });
    await page.getByText('3 items selected').waitFor();
    await page.getByRole('button', { name: 'Unselect' }).click();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByText('3 items selected').waitFor();
    await page.getByRole('button', { name: 'Unselect' }).press('Enter');
    // The focused element is gone.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Select all');
    await clockOf(page).install();
    await pick();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Change seats' }).click();
    await page.getByRole('dialog').getByLabel('Seats').fill('9');
    await page.getByRole('dialog').getByRole('button', { name: 'Change seats' }).click();
    await row(page, 'bulk1@example.com').getByText('0 / 9').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'bulk1@example.com').getByText('0 / 1').waitFor();
    expect((await userOf(app, 'bulk1@example.com')).seats).toBe(1);

    await pick();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove 2 users' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await row(page, 'bulk1@example.com').waitFor({ state: 'detached' });
    await page.getByText('2 users removed').first().waitFor();
    await expectNoViolations(page);
    expect((await userOf(app, 'bulk1@example.com')).email).toBe('bulk1@example.com');
    await clockOf(page).runFor(6000);
    await expect.poll(() => userOf(app, 'bulk1@example.com')).toBeUndefined();
    await expect.poll(() => userOf(app, 'bulk2@example.com')).toBeUndefined();
    expect((await userOf(app, 'bulk3@example.com')).email).toBe('bulk3@example.com');
  });
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

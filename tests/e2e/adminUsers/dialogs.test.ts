import dayjs from 'dayjs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announced, toastsGone } from '../../support/acts.ts';
import { expectNoViolations } from '../../support/journey.ts';
import { path, row, startWorld, userOf, type World } from './world.ts';

let app: World;
beforeAll(async () => {
  app = await startWorld();
});
afterAll(() => app?.stop());

const cells = async (page: Page, text: string) =>
  (await row(page, text).locator('td').allInnerTexts()).map((cell) => cell.trim()).slice(1);
const shownDay = (days: number) => dayjs().add(days, 'day').format('DD-MM-YYYY');

describe('one user', () => {
  test('is created, edited, given another billing date and removed in dialogs', async () => {
    const { page, allow } = await app.open();
    await page.getByRole('button', { name: 'Create New User' }).click();
    let dialog = page.getByRole('dialog', { name: 'Create New User' });
    await dialog.getByText('Fill in the details bellow to create a new user').waitFor();
    await expectNoViolations(page);
    await expect.poll(() => dialog.getByLabel('Seats').inputValue()).toBe('1');
    await expect.poll(() => dialog.getByLabel('Trial days').inputValue()).toBe('14');
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.getByText('First name is required').waitFor();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('First name').fill('Bea');
    await dialog.getByLabel('Last name').fill('Zulu');
    await dialog.getByLabel('E-mail').fill('boss@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('buzzing');
    await dialog.getByLabel('Trial days').fill('0');
    await dialog.getByText('Trial days must be a whole number from 1 to 3650').waitFor();
    await dialog.getByLabel('Trial days').fill('30');
    await dialog.getByLabel('Seats').fill('3');
    allow(/^409 POST \/api\/admin\/user$/, /ERR_CONNECTION_REFUSED/);
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await announced(page, 'This e-mail is already registered');
    await dialog.getByLabel('E-mail').fill('bea@example.com');
    await unanswered(
      page,
      () => dialog.getByRole('button', { name: 'Create user' }).click(),
      'Creating user failed',
    );
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'bea@example.com').waitFor();
    await expect
      .poll(() => cells(page, 'bea@example.com'))
      .toEqual(['Bea Zulu', 'bea@example.com', '-', '0 / 3', shownDay(0), 'Trial', shownDay(30)]);
    expect((await app.server.lastMailTo('bea@example.com'))?.Text).toMatch(/\/reset-password\/\S+/);

    // The prefilled 14 days don't shorten the trial.
    await page.getByRole('button', { name: 'Edit Bea Zulu' }).click();
    dialog = page.getByRole('dialog', { name: 'Edit User Details' });
    await expect.poll(() => dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await expect.poll(() => dialog.getByLabel('Trial days').inputValue()).toBe('14');
    await dialog.getByLabel('Last name').fill('Yankee');
    await dialog.getByText('No change to status, seats or billing date.').waitFor();
    await dialog.getByLabel('Seats').fill('5');
    await dialog.getByText('Seats: 3 → 5').waitFor();
    await expectNoViolations(page);
    await unanswered(
      page,
      () => dialog.getByRole('button', { name: 'Save' }).click(),
      'Updating user failed',
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Bea Yankee').waitFor();
    expect(await userOf(app, 'bea@example.com')).toMatchObject({
      lastName: 'Yankee',
      seats: 5,
      status: 'Trial',
    });
    await expect.poll(() => cells(page, 'bea@example.com')).toContain(shownDay(30));

    // The dialog shows the effect before saving.
    await page.getByRole('button', { name: 'Edit the billing date of Bea Yankee' }).click();
    dialog = page.getByRole('dialog', { name: 'Edit billing date' });
    await typeDate(page, dayjs().subtract(1, 'day'));
    await dialog.getByText(`Billing date: ${shownDay(30)} → ${shownDay(-1)}`).waitFor();
    await expect.poll(() => dialog.getByRole('status').textContent()).toMatch(/Trial→Expired/);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Bea Yankee').getByText('Expired').waitFor();
    await announced(page, 'Saved the billing date of Bea Yankee');
    await expect.poll(() => cells(page, 'bea@example.com')).toContain(shownDay(-1));
    const colour = (text: string) =>
      page.locator('tbody [data-tone]', { hasText: text }).evaluate((e) => getComputedStyle(e).color);
    // The chip's colour fades.
    await expect.poll(() => colour('Expired')).toBe('rgb(179, 38, 30)');
    expect((await userOf(app, 'bea@example.com')).status).toBe('Expired');

    // A refused removal keeps the row and shows the server's reason.
    allow(/^409 DELETE/);
    await page.route('**/api/admin/user/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 409, json: { code: 'conflict', message: 'Somebody works on this user' } })
        : route.continue(),
    );
    await toastsGone(page);
    await page.getByRole('button', { name: 'Remove Bea Yankee' }).click();
    await page.getByRole('alertdialog', { name: 'Remove User' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await remove(page, 'Bea Yankee');
    await announced(page, 'Somebody works on this user');
    await row(page, 'Bea Yankee').waitFor();
    await page.unroute('**/api/admin/user/*');
    await unanswered(page, () => remove(page, 'Bea Yankee'), 'Removing user failed');
    await row(page, 'Bea Yankee').waitFor();
    await remove(page, 'Bea Yankee');
    await row(page, 'Bea Yankee').waitFor({ state: 'detached' });
    await announced(page, 'Removed Bea Yankee');
    expect(await userOf(app, 'bea@example.com')).toBeUndefined();
  });
});

/** Acts while calls about a user get no answer, and expects `text`. */
async function unanswered(page: Page, act: () => Promise<void>, text: string): Promise<void> {
  const calls = /\/api\/admin\/user(\/[0-9a-f]+)?$/;
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await Promise.all([page.getByText(text).first().waitFor(), act()]);
  await page.unroute(calls);
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove User' });
  await dialog.getByText('Are you sure you want to remove this user for the list?').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove User' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Types into the sections of the date field, each after the one before shows its digits. */
async function typeDate(page: Page, day: dayjs.Dayjs): Promise<void> {
  const section = (name: string) => page.getByRole('spinbutton', { name });
  const hasFocus = (name: string) => () =>
    section(name).evaluate((element) => element === document.activeElement);
  for (const [name, format] of [
    ['Day', 'DD'],
    ['Month', 'MM'],
    ['Year', 'YYYY'],
  ] as const) {
    // The field focuses itself when the dialog opens, and the next section after the last digit of one.
    await expect.poll(hasFocus(name)).toBe(true);
    await page.keyboard.type(day.format(format));
    await expect.poll(() => section(name).textContent()).toBe(day.format(format));
  }
}

describe('a late or failed response', () => {
  test('delays the success message, and shows a failure alone', async () => {
    await app.server.signUp({ email: 'late@example.com' });
    const { page, allow } = await app.open(
      `${path}?filter=${encodeURIComponent('{"q":"late@","role":"user"}')}`,
    );
    await row(page, 'late@example.com').waitFor();
    const toasts = () => page.evaluate(() => (globalThis as { toasts?: string[] }).toasts ?? []);
    allow(/^500 (DELETE|PUT)/);
    const fail = await failing(page, /\/api\/admin\/user\/[0-9a-f]+$/);
    await page.getByRole('button', { name: /^Remove Test/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove User' }).click();
    await page.getByText('LOADING...').waitFor();
    await expect.poll(() => toasts()).toEqual([]);
    await expect.poll(() => row(page, 'late@example.com').count()).toBe(1);
    fail();
    await page.getByText('Removing user failed').first().waitFor();
    await expect.poll(async () => (await toasts()).filter((text) => text.includes('Removed '))).toEqual([]);
    await row(page, 'late@example.com').waitFor();

    await toastsGone(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/preview', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Edit the billing date/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit billing date' });
    await typeDate(page, dayjs().add(40, 'day'));
    await dialog.getByText('Checking the effect…').waitFor();
    await expect.poll(() => dialog.getByText('No change to status').count()).toBe(0);
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    answer();
    await dialog.getByText(/^Billing date: .* → /).waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('LOADING...').waitFor();
    fail();
    await page.getByText('Updating user failed').first().waitFor();
    await expect.poll(async () => (await toasts()).filter((text) => text.includes('Saved '))).toEqual([]);
    await dialog.waitFor();
  });
});

/** Holds changes of a user until the returned function fails each of them with a 500. */
async function failing(page: Page, calls: RegExp): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 500, body: '' });
  });
  return () => {
    for (const release of held.splice(0)) release();
  };
}

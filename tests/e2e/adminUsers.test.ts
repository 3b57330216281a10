import { readFileSync } from 'node:fs';
import dayjs from 'dayjs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { said, toastsGone } from '../support/acts.ts';
import { type App, startApp } from '../support/app.ts';
import { expectNoViolations, openPage } from '../support/journey.ts';

let app: App;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = (await app.server.signUp({ role: 'admin', email: 'boss@example.com' })).token;
});
afterAll(() => app?.stop());

const path = '/admin/dashboard';
const open = (at = path) =>
  openPage({
    browser: app.browser,
    server: app.server,
    as: admin,
    path: at,
    more: { reducedMotion: 'reduce' },
  });
const row = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text });
const cells = async (page: Page, text: string) =>
  (await row(page, text).locator('td').allInnerTexts()).map((cell) => cell.trim()).slice(1);
const shownDay = (days: number) => dayjs().add(days, 'day').format('DD-MM-YYYY');
const userOf = async (q: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }) });
  return (await app.server.call('GET', `/api/admin/users?${query}`, { token: admin })).body[0];
};

describe('one user', () => {
  test('is created, edited, given another billing date and removed in dialogs', async () => {
    const { page, allow } = await open();
    await page.getByRole('button', { name: 'Create New User' }).click();
    let dialog = page.getByRole('dialog', { name: 'Create New User' });
    await dialog.getByText('Fill in the details bellow to create a new user').waitFor();
    await expectNoViolations(page);
    expect(await dialog.getByLabel('Seats').inputValue()).toBe('1');
    expect(await dialog.getByLabel('Trial days').inputValue()).toBe('14');
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
    await said(page, 'This e-mail is already registered');
    await dialog.getByLabel('E-mail').fill('bea@example.com');
    await unanswered(
      page,
      () => dialog.getByRole('button', { name: 'Create user' }).click(),
      'Creating user failed',
    );
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'bea@example.com').waitFor();
    expect(await cells(page, 'bea@example.com')).toEqual([
      'Bea Zulu',
      'bea@example.com',
      '-',
      '0 / 3',
      shownDay(0),
      'Trial',
      shownDay(30),
    ]);
    expect((await app.server.lastMailTo('bea@example.com'))?.Text).toMatch(/\/reset-password\/\S+/);

    // The prefilled 14 days don't shorten the trial.
    await page.getByRole('button', { name: 'Edit Bea Zulu' }).click();
    dialog = page.getByRole('dialog', { name: 'Edit User Details' });
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await dialog.getByLabel('Trial days').inputValue()).toBe('14');
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
    expect(await userOf('bea@example.com')).toMatchObject({ lastName: 'Yankee', seats: 5, status: 'Trial' });
    expect(await cells(page, 'bea@example.com')).toContain(shownDay(30));

    // The dialog shows the effect before saving.
    await page.getByRole('button', { name: 'Edit the billing date of Bea Yankee' }).click();
    dialog = page.getByRole('dialog', { name: 'Edit billing date' });
    await typeDate(page, dayjs().subtract(1, 'day'));
    await dialog.getByText(`Billing date: ${shownDay(30)} → ${shownDay(-1)}`).waitFor();
    expect(await dialog.getByRole('status').textContent()).toMatch(/Trial→Expired/);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Bea Yankee').getByText('Expired').waitFor();
    await said(page, 'Saved the billing date of Bea Yankee');
    expect(await cells(page, 'bea@example.com')).toContain(shownDay(-1));
    const colour = (text: string) =>
      page.locator('tbody [data-tone]', { hasText: text }).evaluate((e) => getComputedStyle(e).color);
    // The chip's colour fades.
    await expect.poll(() => colour('Expired')).toBe('rgb(179, 38, 30)');
    expect((await userOf('bea@example.com')).status).toBe('Expired');

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
    await said(page, 'Somebody works on this user');
    await row(page, 'Bea Yankee').waitFor();
    await page.unroute('**/api/admin/user/*');
    await unanswered(page, () => remove(page, 'Bea Yankee'), 'Removing user failed');
    await row(page, 'Bea Yankee').waitFor();
    await remove(page, 'Bea Yankee');
    await row(page, 'Bea Yankee').waitFor({ state: 'detached' });
    await said(page, 'Removed Bea Yankee');
    expect(await userOf('bea@example.com')).toBeUndefined();
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

/** Types into the sections of the date field. */
async function typeDate(page: Page, day: dayjs.Dayjs): Promise<void> {
  const section = page.getByRole('spinbutton', { name: 'Day' });
  // The field focuses itself when the dialog opens, which would interrupt the typing.
  await expect.poll(() => section.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(day.format('DDMMYYYY'));
}

describe('the list of users', () => {
  test('keeps search, filters, sort and page in the address, saves a query, and exports', async () => {
    for (let n = 0; n < 12; n++)
      await app.server.signUp({ email: `list${n}@example.com`, seats: n < 3 ? 7 : 1 });
    const { page } = await open();
    const emails = () => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
    await row(page, 'list11@example.com').waitFor();
    // The list shows customers by default.
    expect(await emails()).not.toContain('boss@example.com');
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
    expect(await search.inputValue()).toBe('list 1');
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
    const { page } = await open(
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
    await page.clock.install();
    await pick();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Change seats' }).click();
    await page.getByRole('dialog').getByLabel('Seats').fill('9');
    await page.getByRole('dialog').getByRole('button', { name: 'Change seats' }).click();
    await row(page, 'bulk1@example.com').getByText('0 / 9').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'bulk1@example.com').getByText('0 / 1').waitFor();
    expect((await userOf('bulk1@example.com')).seats).toBe(1);

    await pick();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove 2 users' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await row(page, 'bulk1@example.com').waitFor({ state: 'detached' });
    await page.getByText('2 users removed').first().waitFor();
    await expectNoViolations(page);
    expect((await userOf('bulk1@example.com')).email).toBe('bulk1@example.com');
    await page.clock.runFor(6000);
    await expect.poll(() => userOf('bulk1@example.com')).toBeUndefined();
    await expect.poll(() => userOf('bulk2@example.com')).toBeUndefined();
    expect((await userOf('bulk3@example.com')).email).toBe('bulk3@example.com');
  });
});

describe('the columns of the users', () => {
  test.each([1280, 1440, 1920])('are all visible at %i px, whatever the names', async (width) => {
    const long = [
      {
        firstName: 'Christopher',
        lastName: 'Papadopoulos',
        email: `christopher.papadopoulos${width}@example.org`,
      },
      {
        firstName: 'Alexandria',
        lastName: 'Featherstonehaugh-Montgomery',
        email: `alexandria.featherstonehaugh-montgomery${width}@example.org`,
      },
    ];
    for (const json of long)
      await app.server.call('POST', '/api/admin/user', {
        token: admin,
        json: { ...json, password: 'buzzing' },
      });
    const filter = encodeURIComponent(JSON.stringify({ q: `${width}@example.org`, role: 'user' }));
    const { page } = await open(`${path}?filter=${filter}`);
    await page.setViewportSize({ width, height: 900 });
    await row(page, 'Alexandria').waitFor();
    const wrapper = page.locator('.RaDataTable-tableWrapper');
    expect(await wrapper.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
    const heads = page.locator('thead th:not(.MuiTableCell-paddingCheckbox)');
    expect(await heads.allInnerTexts()).toEqual([
      'Users',
      'Email',
      'Password',
      'Seats',
      'Start date',
      'Status',
      'Billing date',
    ]);
    const alexandria = row(page, 'Alexandria');
    for (const column of ['status', 'subscriptionEndsAt']) {
      const box = await alexandria.locator(`.column-${column}`).boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(width - 24);
      const isCut = await alexandria
        .locator(`.column-${column}`)
        .evaluate((e) => e.scrollWidth > e.clientWidth);
      expect(isCut).toBe(false);
    }
    const users = await alexandria.locator('.column-firstName').boundingBox();
    expect(users?.width).toBeGreaterThanOrEqual(215);
    const remove = await alexandria.getByRole('button', { name: /^Remove/ }).boundingBox();
    expect(remove && users && remove.x + remove.width).toBeLessThanOrEqual(
      (users?.x ?? 0) + (users?.width ?? 0),
    );
    // The keyboard opens the full text. MUI places the tooltip at 0,0 first, where the mouse would close it.
    await page.mouse.move(width / 2, 800);
    await alexandria.getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip', { name: /Featherstonehaugh-Montgomery · .*@example\.org/ }).waitFor();
  });
});

describe('a late or failed response', () => {
  test('delays the success message, and shows a failure alone', async () => {
    await app.server.signUp({ email: 'late@example.com' });
    const { page, allow } = await open(`${path}?filter=${encodeURIComponent('{"q":"late@","role":"user"}')}`);
    await row(page, 'late@example.com').waitFor();
    const toasts = () => page.evaluate(() => (globalThis as { toasts?: string[] }).toasts ?? []);
    allow(/^500 (DELETE|PUT)/);
    const fail = await failing(page, /\/api\/admin\/user\/[0-9a-f]+$/);
    await page.getByRole('button', { name: /^Remove Test/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove User' }).click();
    await page.getByText('LOADING...').waitFor();
    expect(await toasts()).toEqual([]);
    expect(await row(page, 'late@example.com').count()).toBe(1);
    fail();
    await page.getByText('Removing user failed').first().waitFor();
    expect((await toasts()).filter((text) => text.includes('Removed '))).toEqual([]);
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
    expect(await dialog.getByText('No change to status').count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    answer();
    await dialog.getByText(/^Billing date: .* → /).waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('LOADING...').waitFor();
    fail();
    await page.getByText('Updating user failed').first().waitFor();
    expect((await toasts()).filter((text) => text.includes('Saved '))).toEqual([]);
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

describe('the users on a phone', () => {
  test('are sorted by a menu, and never scroll sideways, even with selected rows', async () => {
    for (const n of [1, 2]) await app.server.signUp({ email: `phone${n}@example.com` });
    const { page } = await openPage({
      browser: app.browser,
      server: app.server,
      as: admin,
      width: 375,
      path: `${path}?filter=${encodeURIComponent('{"q":"phone","role":"user"}')}`,
      more: { reducedMotion: 'reduce' },
    });
    const first = page.getByRole('list', { name: 'Users' }).getByRole('listitem').first();
    const sort = async (by: string) => {
      await page.getByRole('button', { name: /^Sort by/ }).click();
      await page.getByRole('menuitem', { name: by }).click();
    };
    await sort('Email ascending');
    await first.getByText('phone1@example.com').waitFor();
    await sort('Email descending');
    await first.getByText('phone2@example.com').waitFor();
    // Two lines: name and status, e-mail and date.
    expect((await first.boundingBox())?.height).toBeLessThan(64);
    await first.getByRole('checkbox', { name: 'Select this row' }).check();
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Change seats' }).waitFor();
    const tooWide = await page.evaluate(() => {
      const box = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth;
      return [...document.querySelectorAll('main *, main')].filter(
        (e) => box(e) && getComputedStyle(e).overflowX === 'auto',
      ).length;
    });
    expect(tooWide).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectNoViolations(page);
  });
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

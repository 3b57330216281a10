import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoViolations } from '../../support/journey.ts';
import { settled } from '../../support/settled.ts';
import { path, row, startWorld, type World } from './world.ts';

let app: World;
beforeAll(async () => {
  app = await startWorld();
});
afterAll(() => app?.stop());

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
        token: app.admin,
        json: { ...json, password: 'buzzing' },
      });
    const filter = encodeURIComponent(JSON.stringify({ q: `${width}@example.org`, role: 'user' }));
    const { page } = await app.open(`${path}?filter=${filter}`);
    await page.setViewportSize({ width, height: 900 });
    await row(page, 'Alexandria').waitFor();
    const wrapper = page.locator('.RaDataTable-tableWrapper');
    await expect.poll(() => wrapper.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
    const heads = page.locator('thead th:not(.MuiTableCell-paddingCheckbox)');
    await expect
      .poll(() => heads.allInnerTexts())
      .toEqual(['Users', 'Email', 'Password', 'Seats', 'Start date', 'Status', 'Billing date']);
    const alexandria = row(page, 'Alexandria');
    for (const column of ['status', 'subscriptionEndsAt']) {
      const box = await settled(() => alexandria.locator(`.column-${column}`).boundingBox());
      expect(box && box.x + box.width).toBeLessThanOrEqual(width - 24);
      const isCut = await settled(() =>
        alexandria.locator(`.column-${column}`).evaluate((e) => e.scrollWidth > e.clientWidth),
      );
      expect(isCut).toBe(false);
    }
    const users = await settled(() => alexandria.locator('.column-firstName').boundingBox());
    expect(users?.width).toBeGreaterThanOrEqual(215);
    const remove = await settled(() => alexandria.getByRole('button', { name: /^Remove/ }).boundingBox());
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

describe('the users on a phone', () => {
  test('are sorted by a menu, and never scroll sideways, even with selected rows', async () => {
    for (const n of [1, 2]) await app.server.signUp({ email: `phone${n}@example.com` });
    const { page } = await app.open(`${path}?filter=${encodeURIComponent('{"q":"phone","role":"user"}')}`, {
      width: 375,
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
    await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(64);
    await first.getByRole('checkbox', { name: 'Select this row' }).check();
    await page.getByText('1 item selected').waitFor();
    await page.getByRole('button', { name: 'Change seats' }).waitFor();
    const tooWide = await settled(() =>
      page.evaluate(() => {
        const box = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth;
        return [...document.querySelectorAll('main *, main')].filter(
          (e) => box(e) && getComputedStyle(e).overflowX === 'auto',
        ).length;
      }),
    );
    expect(tooWide).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    // The filters end where the rows do.
    const ends = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => Math.max(...all.map((e) => e.getBoundingClientRect().right)));
    for (const field of ['[data-source=q]', '[data-source=role]'])
      await expect
        .poll(() => ends(`.RaFilterForm-filterFormInput${field} .MuiInputBase-root`))
        .toBe(await settled(() => ends('.RaList-content')));
    await expectNoViolations(page);
  });
});
